/** Settles after so many milliseconds: for what else would be waited for without an end. */
export const within = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
