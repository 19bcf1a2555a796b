import { applications, applTypOf, lawOf, workflowFor, type ApplicationKind, type ApplTyp } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'

/** What the office makes of a form once it is filed. */
export interface FilingKind {
  applTyp: ApplTyp
  fileTyp: string
  fileSeq: string
  lawCode: string
}

/** Undefined for a form nobody can file. */
export function findFilingKind(formTyp: string, data: DraftData): FilingKind | undefined {
  const applTyp = applTypOf(formTyp, data)
  if (!applTyp) return undefined
  const { series, lawCode }: ApplicationKind = applications[applTyp]
  return { applTyp, ...series(data), lawCode }
}

/** Throws for a form nobody can file: such a filing must not exist. */
export function filingKindOf(formTyp: string, data: DraftData): FilingKind {
  const kind = findFilingKind(formTyp, data)
  if (!kind) throw new Error(`no filing kind for form ${formTyp}`)
  return kind
}

/** The workflow a filing of a kind begins under, as the law of its filing date has it. Throws for a kind the catalogue does not have. */
export function flowOfKind(
  applTyp: string,
  filingDate: LegalDate,
): { flowId: string; flowVersion: number; lawCode: string; isOfToday: boolean } {
  if (!Object.hasOwn(applications, applTyp)) throw new Error(`no workflow for ${applTyp}`)
  const kind = applTyp as ApplTyp
  const lawCode = lawOf(kind, filingDate)
  const { id, version } = workflowFor(kind, lawCode)
  return { flowId: id, flowVersion: version, lawCode, isOfToday: lawCode === applications[kind].lawCode }
}
