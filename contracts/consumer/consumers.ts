/** Consumer of the calls that the server is to answer for the member whom it has signed in. */
export const memberConsumer = 'Campus Bell web app';

/** Consumer of the calls whose bearer the server is to refuse: a verification leaves the header as it is. */
export const refusedConsumer = 'Campus Bell web app, refused';
