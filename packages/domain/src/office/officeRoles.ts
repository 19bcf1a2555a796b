import type { OfficeWorkKind } from '../workflow/definition.ts'

/**
 * What an officer may do: check formalities, examine one right, keep the register and the gazette, keep the money, approve as the second
 * officer, lead a section, keep accounts and tables of the office.
 */
export const officeRoles = [
  'formality',
  'examinerPatent',
  'examinerDesign',
  'examinerMark',
  'register',
  'finance',
  'approver',
  'head',
  'administrator',
] as const
export type OfficeRole = (typeof officeRoles)[number]

/** Sections of the office an account belongs to. */
export const officeSections = ['general', 'formality', 'patent', 'design', 'mark', 'register', 'finance'] as const
export type OfficeSection = (typeof officeSections)[number]

/** Letter of a right: P patents, D designs, T marks. */
type Right = 'P' | 'D' | 'T'

const examiners: Readonly<Record<Right, OfficeRole>> = {
  P: 'examinerPatent',
  D: 'examinerDesign',
  T: 'examinerMark',
}

/** Roles of which one is needed to act in a case, by the work of its state; null: the office need not act, such as when a paper is recorded. */
export function rolesForCase(work: OfficeWorkKind | null, right: Right): readonly OfficeRole[] {
  const examiner = examiners[right]
  if (work === 'FORMALITY') return ['formality', 'head']
  if (work === 'PUBLICATION') return ['formality', 'register', 'head']
  if (work === 'EXAMINATION' || work === 'DISPUTE') return [examiner, 'head']
  if (work === 'REGISTRATION') return [examiner, 'register', 'head']
  return ['formality', examiner, 'register', 'head']
}

/** Work whose list the queue opens with: the first of a case's way on which the roles act; formality checks for others. */
export function usualWork(held: readonly OfficeRole[]): 'FORMALITY' | 'EXAMINATION' | 'REGISTRATION' {
  if (holdsRole(held, ['formality', 'head'])) return 'FORMALITY'
  if (holdsRole(held, Object.values(examiners))) return 'EXAMINATION'
  return held.includes('register') ? 'REGISTRATION' : 'FORMALITY'
}

/** Whether one of the needed roles is held. */
export const holdsRole = (held: readonly OfficeRole[], needed: readonly OfficeRole[]): boolean =>
  needed.some((role) => held.includes(role))

/** Roles of those who work on cases, of whatever right. */
export const caseRoles = [
  'formality',
  'examinerPatent',
  'examinerDesign',
  'examinerMark',
  'register',
  'head',
] as const satisfies readonly OfficeRole[]
/** Roles of those who decide on what another officer proposes. */
export const deciderRoles = ['approver', 'head'] as const satisfies readonly OfficeRole[]
/** Roles of those who examine. */
export const examinerRoles = [...Object.values(examiners), 'head'] as const
