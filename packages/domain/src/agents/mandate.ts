import { legalDateOf, type LegalDate } from '../dates/legalDate.ts'

/** What a mandate lets its holder do; each includes the ones before it. */
export const powers = ['read', 'prepare', 'file'] as const
export type Power = (typeof powers)[number]

/** P patents and simple patents, D industrial designs, T trade marks. */
export type MandateRight = 'P' | 'D' | 'T'

/** From which day to which, both whole days in Jakarta; without an end it holds until it is taken back. */
export interface MandatePeriod {
  validFrom: LegalDate
  validTo: LegalDate | null
  revokedAt: Date | null
}

/** What a mandate is about. `rights` null is every right; with `caseId` it is that one case and nothing else. */
export interface Scope {
  principalId: number
  rights: readonly MandateRight[] | null
  caseId: number | null
  power: Power
}

/** What somebody wants to act on: a draft has no case yet, and one that was a case belongs to it again. */
export interface Thing {
  ownerId: number
  right: MandateRight
  caseId: number | null
}

export type MandateStatus = 'waiting' | 'active' | 'expired' | 'revoked'

/** Where a mandate stands at an instant: the last day counts whole, to 23:59:59 WIB; one taken back is over at once (KUHPerdata 1813–1814). */
export function mandateStatus({ validFrom, validTo, revokedAt }: MandatePeriod, now: Date): MandateStatus {
  if (revokedAt !== null && revokedAt <= now) return 'revoked'
  const today = legalDateOf(now)
  if (validTo !== null && today > validTo) return 'expired'
  return today < validFrom ? 'waiting' : 'active'
}

/** Whether `given` is enough for what is wanted. */
export function allows(given: Power, wanted: Power): boolean {
  return powers.indexOf(given) >= powers.indexOf(wanted)
}

/** Whether a mandate in force reaches a thing, whatever it allows there: an agent acts within what was granted, not beyond (KUHPerdata 1797). */
export function reaches({ principalId, rights, caseId }: Scope, thing: Thing): boolean {
  if (principalId !== thing.ownerId) return false
  if (caseId !== null) return caseId === thing.caseId
  return rights === null || rights.includes(thing.right)
}

/** The widest of the mandates that reach a thing; undefined when none does. */
export function powerOver(mandates: readonly Scope[], thing: Thing): Power | undefined {
  const found = mandates.filter((mandate) => reaches(mandate, thing)).map(({ power }) => power)
  return powers.findLast((power) => found.includes(power))
}

/** Whether a new draft of this right may be begun for somebody: a mandate for one case begins nothing. */
export function mayBegin(mandates: readonly Scope[], principalId: number, right: MandateRight): boolean {
  const power = powerOver(mandates, { ownerId: principalId, right, caseId: null })
  return power !== undefined && allows(power, 'prepare')
}
