/** Checks made before an account is bound to a consultant number. */
export interface RegisterChecks {
  /** The number has the form 0903-2016. */
  isNumber: boolean
  isRegistered: boolean
  nameMatches: boolean
  /** Undefined when the register has no NIK for the number. */
  nikMatches: boolean | undefined
  /** No other account is bound to it. */
  isFree: boolean
}

export type Hindrance = 'not_a_number' | 'taken' | 'mismatch' | 'reason_needed'

const TITLES =
  /^(dr|drs|dra|ir|prof|h|hj|s\.?h|s\.?t|s\.?e|s\.?si|s\.?kom|s\.?farm|m\.?h|m\.?m|m\.?t|m\.?si|m\.?kn|m\.?hum|ll\.?m|ph\.?d)\.?$/i

/** Folds a name for comparison, without titles, diacritics and case: 'Dr. Ratna Kusuma, S.H.' becomes 'ratna kusuma'. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !TITLES.test(word))
    .join(' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase()
    .trim()
}

export function sameName(a: string, b: string): boolean {
  const folded = foldName(a)
  return folded !== '' && folded === foldName(b)
}

/**
 * Why the office may not grant a number to the person who asks for it, gravest reason first; undefined when it may. A person in the
 * register must match by NIK, or by name where the register has no NIK. For a person not in the register the officer gives a reason (PP
 * 100/2021).
 */
export function hindrance(checks: RegisterChecks, reason: string): Hindrance | undefined {
  if (!checks.isNumber) return 'not_a_number'
  if (!checks.isFree) return 'taken'
  // The NIK decides before the name, because two people may share a name.
  if (checks.isRegistered && !(checks.nikMatches ?? checks.nameMatches)) return 'mismatch'
  if (!checks.isRegistered && reason.trim() === '') return 'reason_needed'
  return undefined
}
