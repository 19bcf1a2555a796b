/** Most cases side by side. */
export const MOST_COMPARED = 4

/** Numbers of cases to compare as an address has them, written by anyone: divided by commas, others are left out. */
export function comparedNumbers(typed: unknown): string[] {
  const numbers = String(typed ?? '').split(',')
  return [...new Set(numbers.filter((number) => /^[A-Z0-9]{6,24}$/.test(number)))].slice(0, MOST_COMPARED)
}
