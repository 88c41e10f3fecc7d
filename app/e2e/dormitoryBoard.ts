/** The address of the dormitory's board in the search, and its call. */
export const dormitory = `/event?${new URLSearchParams({ group: '기숙사', detail: '기숙사' })}`;
export const dormitoryCall = 'GET /api/event/Dormitory';
