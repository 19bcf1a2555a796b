import { noCounts, type FeeCounts } from '@saki/domain/fees/quote'
import { sectionOf, fieldText, type DraftData, type Form, type FormFile } from '@saki/domain/forms/form'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { designFilingForm } from './rights/designs/filing.form.ts'
import { designRegistration } from './rights/designs/registration.workflow.ts'
import { letterAnswer } from './letterAnswer.workflow.ts'
import { markCounts, markSeriesOf } from './rights/marks/counts.ts'
import { markFilingForm } from './rights/marks/filing.form.ts'
import { markRegistration } from './rights/marks/registration.workflow.ts'
import { officeLetter } from './officeLetter.workflow.ts'
import { patentCounts } from './rights/patents/counts.ts'
import { patentFilingForm } from './rights/patents/filing.form.ts'
import { patentLawOf } from './rights/patents/law.ts'
import {
  patentRegistration,
  patentRegistration2016,
  simplePatentRegistration,
  simplePatentRegistration2016,
} from './rights/patents/registration.workflow.ts'

export { deadlineRules, type DeadlineRule } from './deadlineRules.ts'
export {
  officeActionOf as deskActionOf,
  officeActions as deskActions,
  IMPORTED,
  type OfficeAction as DeskAction,
} from './officeActions.ts'

/** All versions ever used, because filings keep the id and version of their form. The newest version of an id is last. */
export const forms: readonly Form<TextKey>[] = [designFilingForm, patentFilingForm, markFilingForm]
export const workflows: readonly Workflow<TextKey>[] = [
  designRegistration,
  markRegistration,
  patentRegistration2016,
  simplePatentRegistration2016,
  patentRegistration,
  simplePatentRegistration,
  officeLetter,
  letterAnswer,
]

/** First two parts of an application number. */
export interface Series {
  fileTyp: string
  fileSeq: string
}

/** Configuration of one kind of application. */
export interface ApplicationKind {
  form: Form<TextKey>
  workflow: Workflow<TextKey>
  /** P patent, D design, T mark; key of file limits and lists. */
  right: 'P' | 'D' | 'T'
  /** Law for applications filed today. */
  lawCode: string
  series: (data: DraftData) => Series
  /** Quantities that determine the fee. */
  counts: (data: DraftData, files: readonly FormFile[]) => FeeCounts
}

export const applications = {
  DESIGN: {
    form: designFilingForm,
    workflow: designRegistration,
    right: 'D',
    lawCode: 'UU31/2000',
    series: () => ({ fileTyp: 'A', fileSeq: '00' }),
    counts: () => noCounts,
  },
  MARK: {
    form: markFilingForm,
    workflow: markRegistration,
    right: 'T',
    lawCode: 'UU20/2016',
    series: markSeriesOf,
    counts: markCounts,
  },
  PATENT: {
    form: patentFilingForm,
    workflow: patentRegistration,
    right: 'P',
    lawCode: 'UU65/2024',
    series: () => ({ fileTyp: 'P', fileSeq: '00' }),
    counts: patentCounts,
  },
  SIMPLE_PATENT: {
    form: patentFilingForm,
    workflow: simplePatentRegistration,
    right: 'P',
    lawCode: 'UU65/2024',
    series: () => ({ fileTyp: 'S', fileSeq: '00' }),
    counts: patentCounts,
  },
} as const satisfies Record<string, ApplicationKind>
export type ApplTyp = keyof typeof applications
/** LAW_CODE of a case: the law in force on its filing date, which never changes. */
export const lawCodes = ['UU13/2016', 'UU65/2024', 'UU20/2016', 'UU31/2000'] as const
export type LawCode = (typeof lawCodes)[number]

/** The law in force on the filing date (Jakarta). */
export function lawOf(applTyp: ApplTyp, filingDate: LegalDate): LawCode {
  if (applTyp === 'PATENT' || applTyp === 'SIMPLE_PATENT') return patentLawOf(filingDate)
  return applications[applTyp].lawCode
}

/** Workflow of a case under its law; for an unknown law the present workflow. */
export function workflowFor(applTyp: ApplTyp, lawCode: string): Workflow<TextKey> {
  if (lawCode === 'UU13/2016' && applTyp === 'PATENT') return patentRegistration2016
  if (lawCode === 'UU13/2016' && applTyp === 'SIMPLE_PATENT') return simplePatentRegistration2016
  return applications[applTyp].workflow
}

/** Kind of application a draft of this form is filed as; undefined for a form that is not filed as an application. */
export function applTypOf(formId: string, data: DraftData): ApplTyp | undefined {
  if (formId === markFilingForm.id) return 'MARK'
  if (formId === patentFilingForm.id)
    return fieldText(sectionOf(data, 'FILING'), 'PATENT_KIND') === 'S' ? 'SIMPLE_PATENT' : 'PATENT'
  return formId === designFilingForm.id ? 'DESIGN' : undefined
}

/** Right a form applies for; undefined for a form that is not filed as an application, such as an answer to a letter. */
export function rightOfForm(formId: string): ApplicationKind['right'] | undefined {
  return Object.values(applications).find(({ form }) => form.id === formId)?.right
}

/** Kind of application and law of a workflow; undefined for workflows of letters and answers. */
export function flowLaw(flowId: string): { applTyp: ApplTyp; right: 'P' | 'D' | 'T'; lawCode: LawCode } | undefined {
  for (const applTyp of Object.keys(applications) as ApplTyp[]) {
    const own = applications[applTyp]
    const lawCode =
      own.workflow.id === flowId ? own.lawCode : lawCodes.find((law) => workflowFor(applTyp, law).id === flowId)
    if (lawCode) return { applTyp, right: own.right, lawCode }
  }
  return undefined
}

/**
 * Workflow for a process type (PROC_TYP) and filing date, under the law of that date; null is today's law. Undefined for an unknown type.
 */
export function flowAt(procTyp: string, filingDate: LegalDate | null): Workflow<TextKey> | undefined {
  const newest = workflows.findLast((flow) => flow.procTyp === procTyp)
  const own = newest && flowLaw(newest.id)
  return own && filingDate ? workflowFor(own.applTyp, lawOf(own.applTyp, filingDate)) : newest
}

/** Title of an application in lists: of an invention or design its title, of a mark its words. */
export function titleOf(data: DraftData): string {
  return fieldText(sectionOf(data, 'TECHNICAL'), 'TITLE') || fieldText(sectionOf(data, 'SIGN'), 'MARK_NAME')
}

/** The form of a draft or filing; undefined for an unknown id or version. */
export function formOf(id: string, version: number): Form<TextKey> | undefined {
  return forms.find((form) => form.id === id && form.version === version)
}

export function workflowOf(id: string, version: number): Workflow<TextKey> | undefined {
  return workflows.find((flow) => flow.id === id && flow.version === version)
}

/** The newest version of a form, for a new draft. */
export function newestForm(id: string): Form<TextKey> | undefined {
  return forms.findLast((form) => form.id === id)
}
