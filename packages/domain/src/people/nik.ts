import { isLegalDate, type LegalDate } from '../dates/legalDate.ts'

/** Gender as the wire spells it. */
export type Gender = 'Laki-Laki' | 'Perempuan'

/** `length` alone says it is no NIK; the rest are hints, because the civil registry knows exceptions (Permendagri 73/2022). */
export type NikFinding = 'length' | 'province' | 'date' | 'serial' | 'gender' | 'birthday'

/** Women's day of birth is written plus 40. */
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

/** The year has two digits only, so a date is real when it exists in either century. */
function isRealDate(day: number, month: number, year: number): boolean {
  const two = (n: number) => String(n).padStart(2, '0')
  return ['19', '20'].some((century) => isLegalDate(`${century}${two(year)}-${two(month)}-${two(day)}`))
}

/**
 * What looks odd in an identity number: 16 digits PPKKCC DDMMYY SSSS (Permendagri 73/2022). There is no check digit.
 * Compared with gender and birthday where they are known.
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

/** Spaces, dots and dashes people write into a NIK are no part of it. */
export function nikDigits(typed: string): string {
  return typed.replace(/[\s.-]/g, '')
}

/** Digits in groups of four while typing; other signs stay, so that a check can point at them. */
export function spacedNik(typed: string): string {
  const digits = typed.replace(/\s/g, '')
  return /^\d*$/.test(digits) ? (digits.match(/.{1,4}/g) ?? []).join(' ') : typed
}

/** Shown to others than its owner: 3174********0001. */
export function maskNik(nik: string): string {
  return nik.length < 12 ? '*'.repeat(nik.length) : `${nik.slice(0, 4)}${'*'.repeat(nik.length - 8)}${nik.slice(-4)}`
}
