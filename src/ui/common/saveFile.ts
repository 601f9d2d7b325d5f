/** Hands a text to the browser's own download. In: what kind of file it is. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has only asked for the download; the browser reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
