/** Scrolls to the end of what is loaded, as who reads on does. */
export const goToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
