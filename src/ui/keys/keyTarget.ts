/** Does what has the focus take letters itself? Radio buttons and check boxes do not. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('select, textarea')) return true;
  return target.matches('input:not([type="radio"], [type="checkbox"])');
}

/** Is something open that lies above the table and has keys of its own? */
export function layerOpen(): boolean {
  return document.querySelector('dialog[open], .term-card') !== null;
}

/** A key that belongs to nobody else: no Ctrl, Alt or command key with it, and not pressed in a field or a dialog. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !takesLetters(event.target) && !layerOpen();
}
