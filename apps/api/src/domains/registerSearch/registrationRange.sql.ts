import { sql, type RawBuilder } from 'kysely'

/** Digits to which numbers are filled up, so that they are compared by their value. */
const DIGITS = 40
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** A registration number without signs between its letters and digits. No regular expression: every registered case may be compared. */
const bare: RawBuilder<string> = sql`translate(upper(a.registration_nbr), ' .-/', '')`
const letters: RawBuilder<string> = sql`rtrim(${bare}, '0123456789')`
const digits: RawBuilder<string> = sql`(lpad(ltrim(${bare}, ${sql.lit(`${LETTERS}0`)}), ${sql.lit(DIGITS)}, '0') collate "C")`

/**
 * Condition on register_entry under the alias a: registrations from one number to another, IDM9 before IDM10. Letters of one end count for both;
 * without letters the numbers of every right are compared. '' for an open end.
 */
export function registrationsBetween(from: string, to: string): RawBuilder<boolean> {
  const [first, last] = [partsOf(from), partsOf(to)]
  const least = first.number.padStart(DIGITS, '0')
  const most = last.number === '' ? '9'.repeat(DIGITS) : last.number.padStart(DIGITS, '0')
  const isRegistered = sql`a.registration_nbr <> ''`
  const known = first.letters || last.letters
  if (known === '') return sql`(${isRegistered} and ${digits} between ${least} and ${most})`
  const ends = [first.letters || known, last.letters || known] as const
  return sql`(${isRegistered} and (${letters} collate "C", ${digits}) between (${ends[0]}, ${least}) and (${ends[1]}, ${most}))`
}

function partsOf(text: string): { letters: string; number: string } {
  const [, letters = '', number = ''] = /^(\D*)0*(\d*)/.exec(text) ?? []
  return { letters, number: number.slice(0, DIGITS) }
}
