/** Replaces all but the last four characters by asterisks; numbers of up to four characters are masked whole. */
export function masked(number: string): string {
  return number.length <= 4 ? '*'.repeat(number.length) : number.slice(-4).padStart(number.length, '*')
}
