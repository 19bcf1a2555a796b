import { legalDateOf, type LegalDate } from '../dates/legalDate.ts'

/** Powers of a mandate, in rising order: each includes the ones before it. */
export const powers = ['read', 'prepare', 'file'] as const
export type Power = (typeof powers)[number]

/** First and last day, both inclusive, Jakarta. `validTo` null: valid until revoked. */
export interface MandatePeriod {
  validFrom: LegalDate
  validTo: LegalDate | null
  revokedAt: Date | null
}

/** Scope of a mandate. `rights`: letters of rights (RIGHT of the wire); null: every right. With `caseId` it covers that case only. */
export interface Scope {
  principalId: number
  rights: readonly string[] | null
  caseId: number | null
  power: Power
}

/** The draft or case somebody wants to act on. `caseId` is null for a draft that was never part of a case. */
export interface MandateTarget {
  ownerId: number
  right: string
  caseId: number | null
}

export type MandateStatus = 'waiting' | 'active' | 'expired' | 'revoked'

/** Status of a mandate at an instant. The last day counts until 23:59:59 WIB; a revocation takes effect at once (KUHPerdata 1813–1814). */
export function mandateStatus({ validFrom, validTo, revokedAt }: MandatePeriod, now: Date): MandateStatus {
  if (revokedAt !== null && revokedAt <= now) return 'revoked'
  const today = legalDateOf(now)
  if (validTo !== null && today > validTo) return 'expired'
  return today < validFrom ? 'waiting' : 'active'
}

/** Whether the power `given` includes the power `wanted`. */
export function allows(given: Power, wanted: Power): boolean {
  return powers.indexOf(given) >= powers.indexOf(wanted)
}

/** Whether the scope of a mandate covers the target, whatever its power: an agent may not act beyond the grant (KUHPerdata 1797). */
export function reaches({ principalId, rights, caseId }: Scope, target: MandateTarget): boolean {
  if (principalId !== target.ownerId) return false
  if (caseId !== null) return caseId === target.caseId
  return rights === null || rights.includes(target.right)
}

/** The widest power of the mandates that cover the target; undefined when none does. The caller passes mandates in force only. */
export function powerOver(mandates: readonly Scope[], target: MandateTarget): Power | undefined {
  const found = mandates.filter((mandate) => reaches(mandate, target)).map(({ power }) => power)
  return powers.findLast((power) => found.includes(power))
}

/** Whether the holder may start a draft of this right for the principal. Needs `prepare`; a mandate for one case does not suffice. */
export function mayBegin(mandates: readonly Scope[], principalId: number, right: string): boolean {
  const power = powerOver(mandates, { ownerId: principalId, right, caseId: null })
  return power !== undefined && allows(power, 'prepare')
}
