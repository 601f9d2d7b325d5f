/** A moment as this format writes it; nothing for a number that no calendar has, which would throw. */
export function momentBy(format: Intl.DateTimeFormat, time: number): string {
  return Number.isNaN(new Date(time).getTime()) ? '' : format.format(time);
}
