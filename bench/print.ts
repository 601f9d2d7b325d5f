/** Prints a figure and what it is. */
export function print(value: number, what: string, digits = 0): void {
  console.log(`${value.toFixed(digits).padStart(7)}  ${what}`);
}
