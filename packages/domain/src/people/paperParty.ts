import { parseConsultantNumber } from '../ids/consultantNumber.ts'
import { foldEmail, isEmail } from './contact.ts'

/** What a paper calls an account by; nothing by which an officer could browse accounts. */
export interface AccountName {
  by: 'email' | 'identity' | 'consultant'
  value: string
}

/**
 * The account name in a text that an officer typed from a paper: a whole e-mail address, NIK or consultant number; undefined for anything else.
 * `thisYear`: year in Jakarta.
 */
export function accountNameOf(text: string, thisYear: number): AccountName | undefined {
  const value = text.trim()
  if (isEmail(value)) return { by: 'email', value: foldEmail(value) }
  const digits = value.replace(/[\s.]/g, '')
  if (/^\d{16}$/.test(digits)) return { by: 'identity', value: digits }
  const number = parseConsultantNumber(value, thisYear)
  return number === undefined ? undefined : { by: 'consultant', value: number }
}

/** An account that a paper names. */
interface NamedAccount {
  userId: number
  role: string
  status: string
}

/**
 * Why an account cannot be the party of a third person's paper. `unknown`: it is no active account of an applicant. `own`: nobody objects to the own
 * application (UU 20/2016 art. 16(1), UU 31/2000 art. 26(1), UU 13/2016 art. 49(1)). `ownerId`: owner of the case.
 */
export function accountFault(account: NamedAccount, ownerId: number): 'unknown' | 'own' | undefined {
  if (account.role !== 'applicant' || account.status !== 'active') return 'unknown'
  return account.userId === ownerId ? 'own' : undefined
}
