/** Longest number of any kind. */
const LONGEST = 60

/**
 * The ways in which a typed number may be stored: as typed, in capital letters, and without spaces, dots and hyphens in capital letters. A text
 * without a digit is no number and gives none.
 */
export function soughtNumbers(typed: string): string[] {
  const given = typed.trim().replace(/\s+/g, ' ')
  if (!/\d/.test(given) || given.length > LONGEST) return []
  const capital = given.toUpperCase()
  return [...new Set([given, capital, capital.replace(/\s/g, ''), capital.replace(/[\s.-]/g, '')])]
}
