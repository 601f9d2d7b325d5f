import type { Counted } from '../en/counted.ts';

/** “7 partijen en 2 scoreblokken”, wat er niet is weggelaten. */
export function counted({ matches, pads }: Counted, number: (value: number) => string = String): string {
  const said: string[] = [];
  if (matches > 0 || pads === 0) said.push(matches === 1 ? 'één partij' : `${number(matches)} partijen`);
  if (pads > 0) said.push(pads === 1 ? 'één scoreblok' : `${number(pads)} scoreblokken`);
  return said.join(' en ');
}

/** Hetzelfde aan het begin van een zin. */
export function countedFirst(what: Counted, number?: (value: number) => string): string {
  const text = counted(what, number);
  return text.startsWith('é') ? `E${text.slice(1)}` : text;
}
