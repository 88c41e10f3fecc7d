/** Origin of the API in stories; nothing there but what the campus answers. */
export const apiOrigin = 'https://api.campus.test';

/** Where students of the stories reach the app: what the server writes into links. */
export const publicOrigin = 'https://bell.campus.test';
