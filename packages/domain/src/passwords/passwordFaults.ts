import { foldEmail } from '../people/contact.ts'

/** NIST SP 800-63B-4 §3.1.1: 15 characters where the password is the only factor; no rules of composition. */
export const PASSWORD_MIN = 15
export const PASSWORD_MAX = 256

/** Text keys of the faults. */
export type PasswordFault =
  | 'session:password.short'
  | 'session:password.long'
  | 'session:password.common'
  | 'session:password.likeEmail'

/** Common passwords and words related to this office, folded by `skeleton`. */
const commonParts = [
  'password',
  'passw0rd',
  'katasandi',
  'rahasia',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r',
  '1qaz2wsx3edc4rfv5tgb',
  '1qaz2wsx',
  'iloveyou',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'superman',
  'princess',
  'football',
  'sunshine',
  'monkey',
  'dragon',
  'indonesia',
  'sayang',
  'bismillah',
  'jakarta',
  'merdeka',
  'saki',
  'saki21',
  'djki',
  'kemenkum',
  'dgip',
  'paten',
  'merek',
  'desain',
  'desainindustri',
  'kekayaanintelektual',
  'hakcipta',
  'permohonan',
  'konsultan',
  'pemohon',
  'correcthorsebatterystaple',
  'abc',
  'abcdefghijklmnopqrstuvwxyz',
  'test',
  'user',
  'login',
]

const skeleton = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the text repeats a group of one to eight characters, with at most eight distinct characters in all. */
function isRepeated(text: string): boolean {
  return /^(.{1,8}?)\1+.{0,7}$/su.test(text) && new Set(text).size <= 8
}

const RUN = '01234567890123456789012345678901234567890'
const isRun = (digits: string) => RUN.includes(digits) || [...RUN].reverse().join('').includes(digits)

/** Whether nothing but digits remains after removing all common parts; remaining digits are a usual suffix (2026, 123). */
function isCommon(password: string): boolean {
  const folded = skeleton(password)
  // Text without letters and digits folds to '' and is checked unfolded.
  if (folded === '') return isRepeated(password) || new Set(password).size < 5
  if (isRepeated(folded) || isRun(folded)) return true
  const parts = commonParts.toSorted((a, b) => b.length - a.length)
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), folded)
  return /^[0-9]*$/.test(rest) && rest.length < folded.length
}

function isLikeEmail(password: string, email: string): boolean {
  const address = foldEmail(email)
  const [name = ''] = address.split('@')
  const folded = skeleton(password)
  return (
    address !== '' &&
    (foldEmail(password) === address ||
      folded === skeleton(address) ||
      (name.length >= 5 && folded === skeleton(name + name)))
  )
}

/**
 * Faults of a new password, as text keys; empty when it is accepted. Length is counted in code points after normalisation to form C.
 * `email`: address of the account, '' when unknown.
 */
export function passwordFaults(password: string, email = ''): PasswordFault[] {
  const length = [...password.normalize('NFC')].length
  if (length < PASSWORD_MIN) return ['session:password.short']
  if (length > PASSWORD_MAX) return ['session:password.long']
  if (isLikeEmail(password, email)) return ['session:password.likeEmail']
  return isCommon(password) ? ['session:password.common'] : []
}
