const PRESSED = 'button, a[href], input, label, summary';

/** What is pressed at this point of the screen. */
export function controlAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>(PRESSED) ?? null;
}

/** Presses a control as a finger or a mouse would have. */
export function press(control: HTMLElement, pointerType: 'touch' | 'mouse'): void {
  control.dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1, pointerType }),
  );
}
