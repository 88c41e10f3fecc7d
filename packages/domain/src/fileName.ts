const mostLetters = 60;

/** A file name that every system takes: from a text, with its ending, or `otherwise` where nothing is left of the text. */
export function fileName(text: string, ending: string, otherwise: string): string {
  const name = text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  const stem = [...name].slice(0, mostLetters).join('').trim() || otherwise;
  return ending === '' ? stem : `${stem}.${ending}`;
}
