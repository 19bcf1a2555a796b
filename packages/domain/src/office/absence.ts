import { daysBetween, type LegalDate } from '../dates/legalDate.ts'

/** Why an officer is absent. */
export const absenceReasons = ['leave', 'sick', 'duty'] as const
export type AbsenceReason = (typeof absenceReasons)[number]

/** Most days of one absence. */
export const LONGEST_ABSENCE = 366

/** Days of an absence, both included, in the time zone of Jakarta. */
export interface Absence {
  from: LegalDate
  to: LegalDate
  officerId: number
  substituteId: number | null
}

export type AbsenceFault = 'order' | 'past' | 'tooLong' | 'ownSubstitute' | 'overlap' | 'substituteAbsent'

const overlaps = (a: Pick<Absence, 'from' | 'to'>, b: Pick<Absence, 'from' | 'to'>) => a.from <= b.to && b.from <= a.to

/**
 * Why an absence cannot be noted; undefined when it can. `others`: noted absences that are not ended. The substitute
 * must be present on every day.
 */
export function absenceFault(absence: Absence, others: readonly Absence[], today: LegalDate): AbsenceFault | undefined {
  if (absence.to < absence.from) return 'order'
  if (absence.to < today) return 'past'
  if (daysBetween(absence.from, absence.to) > LONGEST_ABSENCE) return 'tooLong'
  if (absence.substituteId === absence.officerId) return 'ownSubstitute'
  const meanwhile = others.filter((other) => overlaps(other, absence))
  if (meanwhile.some(({ officerId }) => officerId === absence.officerId)) return 'overlap'
  if (meanwhile.some(({ officerId }) => officerId === absence.substituteId)) return 'substituteAbsent'
  return undefined
}
