/** What stands against or for binding an account to a consultant number. */
export interface RegisterChecks {
  /** The number is spelled as one: 0903-2016. */
  isNumber: boolean
  isRegistered: boolean
  nameMatches: boolean
  /** Undefined where the register knows no NIK. */
  nikMatches: boolean | undefined
  /** No other account is bound to it. */
  isFree: boolean
}

export type Hindrance = 'not_a_number' | 'taken' | 'mismatch' | 'reason_needed'

const TITLES =
  /^(dr|drs|dra|ir|prof|h|hj|s\.?h|s\.?t|s\.?e|s\.?si|s\.?kom|s\.?farm|m\.?h|m\.?m|m\.?t|m\.?si|m\.?kn|m\.?hum|ll\.?m|ph\.?d)\.?$/i

/** A name without titles, marks and case, for comparing: 'Dr. Ratna Kusuma, S.H.' is 'ratna kusuma'. */
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
 * Why a number may not be granted to whoever asks for it, the gravest first; undefined when the office may. Someone of the register must
 * be that person by name or NIK; someone who is not in it yet may be entered, but the officer says on what ground (PP 100/2021).
 */
export function hindrance(checks: RegisterChecks, reason: string): Hindrance | undefined {
  if (!checks.isNumber) return 'not_a_number'
  if (!checks.isFree) return 'taken'
  // A NIK that differs outweighs a name that is the same: two people may share a name.
  if (checks.isRegistered && !(checks.nikMatches ?? checks.nameMatches)) return 'mismatch'
  if (!checks.isRegistered && reason.trim() === '') return 'reason_needed'
  return undefined
}
