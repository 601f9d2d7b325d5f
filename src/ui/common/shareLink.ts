/** Does the device have a way of its own to hand a link on? */
export function canShareLinks(): boolean {
  return 'share' in navigator;
}

/** Hands it on. Out: `false` if the device failed; whoever changes their mind there has not. */
export async function shareLink(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
