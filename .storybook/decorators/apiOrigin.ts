/** Origin of the API in stories; nothing there but what the campus answers. */
export const apiOrigin = 'https://api.campus.test';
