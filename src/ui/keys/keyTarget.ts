/** Does what has the focus take letters itself? Radio buttons and check boxes do not. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('select, textarea')) return true;
  return target.matches('input:not([type="radio"], [type="checkbox"])');
}

/** Is a dialog of the browser's own open, which Escape closes? */
export function dialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Is something open that lies above the table and has keys of its own? */
function layerOpen(): boolean {
  return dialogOpen() || document.querySelector('[role="dialog"]') !== null;
}

/** A key that belongs to nobody else: no Ctrl, Alt or command key with it, and not pressed in a field or a dialog. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !takesLetters(event.target) && !layerOpen();
}
