/** Puts text on the clipboard. Out: whether the browser says it is there; without https many do not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
