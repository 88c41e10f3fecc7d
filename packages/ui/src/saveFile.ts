const keptMs = 60_000;

/** Hands a text or a picture to the browser as a file to keep. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string | Blob }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
