/** What does not have room on the screen: runs in the page, so that one look there answers for everything that is shown. */

export interface Asked {
  /** Least side of what is pressed, in px; of a card in a fan it is the strip that is not covered. */
  readonly finger: number;
  /** Least size of text in px; 0: any. */
  readonly text: number;
  /** The width of the window that is looked at. */
  readonly width: number;
  /** Put on together with the new width, if given: the page is laid out once for both. */
  readonly theme?: string | undefined;
  /** May a name that is too long for its place end in dots? */
  readonly dots?: boolean;
  /** Is text looked for that lies under something? */
  readonly covered?: boolean;
  /** Must everything be in sight without scrolling? */
  readonly whole: boolean;
}

/** Sentences for what overflows, is cut off, too small, covered, or lies over something else. */
export async function crowded({
  finger,
  text,
  width,
  whole,
  theme,
  dots = false,
  covered = true,
}: Asked): Promise<readonly string[]> {
  const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  while (innerWidth !== width) await moment();
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
  // The event of the browser's own comes with its next frame; layouts need not wait for that.
  window.dispatchEvent(new Event('resize'));
  await moment();
  const wrong: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
  if (whole && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
  const top = document.querySelector('dialog[open]') ?? document.body;
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.sr-only') === null;
  checkWords();
  checkControls();
  return wrong;

  function nameOf(element: Element): string {
    const words = element.ariaLabel ?? element.textContent.trim();
    return `${element.localName}.${element.getAttribute('class') ?? ''} “${words.slice(0, 40)}”`;
  }

  /** Text is cut off by its box, leaves it, leaves the screen, or is too small. */
  function checkWords(): void {
    for (const element of top.querySelectorAll<HTMLElement>(':not(svg, svg *, option, script, style)')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!own || !seen(element)) continue;
      const { fontSize, display, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (parseFloat(fontSize) < text) wrong.push(`${nameOf(element)} is written in ${fontSize}`);
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) wrong.push(`${nameOf(element)} leaves the screen`);
      const cover = covered ? coverOf(element) : undefined;
      if (cover !== undefined) wrong.push(`${nameOf(element)} lies under ${nameOf(cover)}`);
      if (display.startsWith('inline') && !display.includes('-')) continue;
      if (dots && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) continue;
      // Letters may be higher than their line; only a box that hides what leaves it cuts them off.
      const cut = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      if (cut || element.scrollWidth > element.clientWidth + 1) {
        wrong.push(
          `${nameOf(element)} needs ${element.scrollWidth} × ${element.scrollHeight}, has ${element.clientWidth} × ${element.clientHeight}`,
        );
      }
    }
  }

  /** What is painted over some of its letters. Looked for at a few places of each line; what is inert cannot be asked for. */
  function coverOf(element: HTMLElement): Element | undefined {
    if (element.closest('[inert]') !== null) return undefined;
    const own = element.closest('label, button, summary, a') ?? element;
    const shown = shownBox(element);
    const lines = [...element.childNodes]
      .filter((node) => node.nodeType === 3 && node.nodeValue?.trim())
      .flatMap((node) => {
        const range = new Range();
        range.selectNode(node);
        return [...range.getClientRects()];
      });
    for (const line of lines) {
      for (const x of [line.left + 3, (line.left + line.right) / 2, line.right - 3]) {
        for (const y of [line.top + line.height * 0.3, line.top + line.height * 0.7]) {
          if (x < shown.left || x > shown.right || y < shown.top || y > shown.bottom) continue;
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && !own.contains(hit) && !hit.contains(own) && paints(hit, own, x, y)) return hit;
        }
      }
    }
    return undefined;
  }

  /** Is there a ground or are there letters at this place, up to what holds both? What stays in sight, or was opened, lies over the rest on purpose. */
  function paints(hit: Element, under: Element, x: number, y: number): boolean {
    let ground = lettersAt(hit, x, y);
    for (let at: Element | null = hit; at !== null && !at.contains(under); at = at.parentElement) {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(at);
      if (position === 'sticky' || position === 'fixed' || at.matches('.layer')) return false;
      ground ||= backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    }
    return ground;
  }

  function lettersAt(element: Element, x: number, y: number): boolean {
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== 3) return false;
      const range = new Range();
      range.selectNode(node);
      return [...range.getClientRects()].some(
        ({ left, right, top: upper, bottom }) => x > left && x < right && y > upper && y < bottom,
      );
    });
  }

  /** Each control can be seen and hit on enough of its face, and none lies on another; cards do, and show a strip. */
  function checkControls(): void {
    const faces: HTMLElement[] = [];
    // The cards of a spread lie alike: some of them answer for all.
    const spread = [...top.querySelectorAll('.spread > li')];
    for (const control of top.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, summary, textarea',
    )) {
      // A radio button or a check box is pressed by way of its label.
      const face = control.closest('label') ?? control;
      if (!face.checkVisibility({ visibilityProperty: true })) continue;
      // For the eyes alone: there is another that is pressed.
      if (control.closest('[inert]') !== null) continue;
      // Links in running text are as high as the text (WCAG 2.5.8).
      if (control.matches('a') && getComputedStyle(control).display === 'inline') continue;
      faces.push(face);
      if (spread.some((card, at) => at % 5 > 0 && card.contains(face))) continue;
      // Words of the game that explain themselves stand in running text too; they keep a line's height.
      const least = control.matches('.term') ? Math.min(finger, 22.75) : finger;
      const { top: upper, bottom } = face.getBoundingClientRect();
      const away = bottom <= 0 || upper >= innerHeight;
      let [across, down] = away ? [0, 0] : visible(face, least);
      if (across < least || down < least) {
        // Out of sight, or under a button that stays in sight.
        face.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        [across, down] = visible(face, least);
      }
      if (across < least || down < least) wrong.push(`${nameOf(face)} shows ${across} × ${down}`);
    }
    const plain = faces
      .filter((face) => face.closest('li:has(> button > svg)') === null)
      .filter((face) => face.closest('.start-bar') === null)
      .map((face) => ({ face, box: shownBox(face) }));
    plain.forEach(({ face, box }, at) => {
      const under = plain.slice(at + 1).find(({ face: other, box: its }) => {
        const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        return wide > 1 && high > 1 && !face.contains(other) && !other.contains(face);
      });
      if (under !== undefined) wrong.push(`${nameOf(face)} and ${nameOf(under.face)} overlap`);
    });
  }

  /** Where it is on the screen, without what a box that scrolls hides of it. */
  function shownBox(face: HTMLElement): Record<'left' | 'right' | 'top' | 'bottom', number> {
    const whole = face.getBoundingClientRect();
    const box = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
    for (let at = face.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const edge = at.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  }

  /** The longest row and the longest column of points at which this is what is hit; longer than needed is not looked for. */
  function visible(face: HTMLElement, least: number): readonly [number, number] {
    const { left, right, top: upper, bottom } = face.getBoundingClientRect();
    const hit = (x: number, y: number): boolean => face.contains(document.elementFromPoint(x, y));
    let across = 0;
    let column = (left + right) / 2;
    for (const y of fromMiddle(upper, bottom)) {
      const [length, middle] = longest(left, right, least, (x) => hit(x, y));
      if (length > across) [across, column] = [length, middle];
      if (across >= least) break;
    }
    let down = 0;
    for (const x of [column, ...fromMiddle(left, right)]) {
      [down] = longest(upper, bottom, least, (y) => hit(x, y));
      if (down >= least) break;
    }
    return [Math.round(across * 10) / 10, Math.round(down * 10) / 10];
  }

  /** Places some pixels apart, the middle first: what can be pressed can nearly always be pressed there. */
  function fromMiddle(from: number, to: number): readonly number[] {
    const middle = (from + to) / 2;
    const places = [];
    for (let place = from + 4; place < to; place += 8) places.push(place);
    return places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  }

  /** The longest stretch that is hit, and its middle: points a few pixels apart, and its ends found by halving. */
  function longest(
    from: number,
    to: number,
    least: number,
    at: (place: number) => boolean,
  ): readonly [length: number, middle: number] {
    const STEP = 6;
    const end = (inside: number, outside: number): number => {
      let [good, bad] = [inside, outside];
      while (Math.abs(good - bad) > 0.2) {
        const middle = (good + bad) / 2;
        if (at(middle)) good = middle;
        else bad = middle;
      }
      return good;
    };
    let best = 0;
    let middle = (from + to) / 2;
    const keep = (start: number, last: number): void => {
      if (last - start > best) [best, middle] = [last - start, (start + last) / 2];
    };
    let start: number | null = null;
    let last = from;
    for (let place = from + 0.1; best < least; place += STEP) {
      const here = Math.min(place, to - 0.1);
      if (at(here)) {
        start ??= here === from + 0.1 ? here : end(here, last);
        keep(start, here);
      } else if (start !== null) {
        keep(start, end(last, here));
        start = null;
      }
      last = here;
      if (place >= to) break;
    }
    return [best, middle];
  }
}
