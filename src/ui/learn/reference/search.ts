/** Small letters without marks, so that `gedoubléérd` and `Gedoubleerd` are the same. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/**
 * Does an entry have all that is looked for? In: what was typed, words in any order and perhaps unfinished, and the texts of the entry. Of
 * nothing typed, everything does.
 */
export function hasAll(typed: string, texts: readonly string[]): boolean {
  const text = plain(texts.join('\n'));
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The number of a rule, where one was typed: `R44`, `r 44`, `44`; it need not be finished. */
export function isNumberOf(typed: string, rule: string): boolean {
  const number = /^\s*r?\s*(\d+)\s*$/i.exec(typed)?.[1];
  return number !== undefined && rule.startsWith(`R${number}`);
}
