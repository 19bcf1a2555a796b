import { applications, applTypOf, lawOf, workflowFor, type ApplicationKind, type ApplTyp } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'

/** Type, number series and law of a filed form. */
export interface FilingKind {
  applTyp: ApplTyp
  fileTyp: string
  fileSeq: string
  lawCode: string
}

/** Undefined for a form that cannot be filed. */
export function findFilingKind(formTyp: string, data: DraftData): FilingKind | undefined {
  const applTyp = applTypOf(formTyp, data)
  if (!applTyp) return undefined
  const { series, lawCode }: ApplicationKind = applications[applTyp]
  return { applTyp, ...series(data), lawCode }
}

/** Throws an Error for a form that cannot be filed. */
export function filingKindOf(formTyp: string, data: DraftData): FilingKind {
  const kind = findFilingKind(formTyp, data)
  if (!kind) throw new Error(`no filing kind for form ${formTyp}`)
  return kind
}

/** The workflow of a filing, by the law in force on its filing date. `isOfToday`: this is the current law. Throws an Error for an unknown `applTyp`. */
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
