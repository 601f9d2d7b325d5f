/** Result, score sheet, the end of a match. */
export const score = {
  total: 'Total',
};
