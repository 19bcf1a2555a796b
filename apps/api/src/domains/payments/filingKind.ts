import { applTypOf, lawOf, presentLaw, rightOf, workflowFor, type Right } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { actionsWithEffect } from '@saki/domain/workflow/definition'

/** Type, number series and law of a filed form. */
export interface FilingKind {
  applTyp: Right
  fileTyp: string
  fileSeq: string
  lawCode: string
}

/** Undefined for a form that cannot be filed. */
export function findFilingKind(formTyp: string, data: DraftData): FilingKind | undefined {
  const applTyp = applTypOf(formTyp, data)
  if (!applTyp) return undefined
  return { applTyp, ...rightOf(applTyp).series(data), lawCode: presentLaw(applTyp).code }
}

/** Throws an Error for a form that cannot be filed. */
export function filingKindOf(formTyp: string, data: DraftData): FilingKind {
  const kind = findFilingKind(formTyp, data)
  if (!kind) throw new Error(`no filing kind for form ${formTyp}`)
  return kind
}

/** The workflow of a paid filing. */
export interface FilingFlow {
  flowId: string
  flowVersion: number
  lawCode: string
  /** The law is the current one. */
  isOfToday: boolean
  /** Key of the action recorded when the fee is paid. */
  paidAction: string
}

/** The workflow of a filing, by the law in force on its filing date. Throws an Error for an unknown `applTyp`. */
export function flowOfKind(applTyp: string, filingDate: LegalDate): FilingFlow {
  const kind = rightOf(applTyp).id
  const lawCode = lawOf(kind, filingDate)
  const flow = workflowFor(kind, lawCode)
  const [paidAction] = actionsWithEffect(flow, 'issueReceipt')
  if (paidAction === undefined) throw new Error(`${flow.id} has no action that issues the receipt`)
  const isOfToday = lawCode === presentLaw(kind).code
  return { flowId: flow.id, flowVersion: flow.version, lawCode, isOfToday, paidAction }
}
