/** Hands a text to the browser's own download. In: what kind of file it is. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same of a file that is written already. */
export function saveBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has only asked for the download; the browser reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
