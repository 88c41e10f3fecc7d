import coreFont from './fonts/campus-bell-sans.woff2?url';
import sheet from './fonts/typeface.css?url';

/** Addresses of the type face: its style sheet, and the file with the letters that nearly every text is made of. */
export const typefaceFiles = { sheet, coreFont };
