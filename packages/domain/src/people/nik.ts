import { isLegalDate, type LegalDate } from '../dates/legalDate.ts'

/** Gender as the wire spells it. */
export type Gender = 'Laki-Laki' | 'Perempuan'

/** `length`: not a NIK. The others are hints, because the civil registry has exceptions (Permendagri 73/2022). */
export type NikFinding = 'length' | 'province' | 'date' | 'serial' | 'gender' | 'birthday'

/** Added to the day of birth in a woman's NIK. */
const WOMAN = 40

interface NikParts {
  province: number
  day: number
  month: number
  year: number
  serial: number
}

function partsOf(nik: string): NikParts {
  const part = (from: number, to: number) => Number(nik.slice(from, to))
  return { province: part(0, 2), day: part(6, 8), month: part(8, 10), year: part(10, 12), serial: part(12, 16) }
}

/** The year has two digits, so a date is accepted when it exists in the 20th or 21st century. */
function isRealDate(day: number, month: number, year: number): boolean {
  const two = (n: number) => String(n).padStart(2, '0')
  return ['19', '20'].some((century) => isLegalDate(`${century}${two(year)}-${two(month)}-${two(day)}`))
}

/**
 * Findings about an identity number of 16 digits PPKKCC DDMMYY SSSS (Permendagri 73/2022), compared with gender and birthday where known.
 * There is no check digit.
 */
export function nikFindings(
  nik: string,
  person: { gender?: Gender | null; birthday?: LegalDate | null } = {},
): NikFinding[] {
  if (!/^[0-9]{16}$/.test(nik)) return ['length']
  const { province, day, month, year, serial } = partsOf(nik)
  const isWoman = day > WOMAN
  const birthDay = isWoman ? day - WOMAN : day
  const found: NikFinding[] = []
  if (province < 11 || province > 96) found.push('province')
  const real = isRealDate(birthDay, month, year)
  if (!real) found.push('date')
  if (serial === 0) found.push('serial')
  if (person.gender && (person.gender === 'Perempuan') !== isWoman) found.push('gender')
  const written = [birthDay, month, year].map((n) => String(n).padStart(2, '0')).join('')
  const { birthday } = person
  if (real && birthday && written !== birthday.slice(8, 10) + birthday.slice(5, 7) + birthday.slice(2, 4))
    found.push('birthday')
  return found
}

/** Removes spaces, dots and dashes from a typed NIK. */
export function nikDigits(typed: string): string {
  return typed.replace(/[\s.-]/g, '')
}

/** Groups digits by four while typing; text with other characters is returned unchanged, so that the check can report them. */
export function spacedNik(typed: string): string {
  const digits = typed.replace(/\s/g, '')
  return /^\d*$/.test(digits) ? (digits.match(/.{1,4}/g) ?? []).join(' ') : typed
}

/** Masks a NIK for anyone but its owner: 3174********0001. */
export function maskNik(nik: string): string {
  return nik.length < 12 ? '*'.repeat(nik.length) : `${nik.slice(0, 4)}${'*'.repeat(nik.length - 8)}${nik.slice(-4)}`
}
