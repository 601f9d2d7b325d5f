/** Can this file be handed to the device's own sharing? */
export function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Hands it over. Whoever changes their mind there has not failed. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined);
}
