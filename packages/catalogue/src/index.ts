import type { DraftData, Form } from '@saki/domain/forms/form'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { letterAnswer } from './letterAnswer.workflow.ts'
import { officeLetter } from './officeLetter.workflow.ts'
import { requestKinds, requestWorkflows } from './requests/registry.ts'
import { forms } from './rights/filings.ts'
import {
  rightOf,
  rightFiledBy,
  rightOfFlow,
  rights,
  type ListedRight,
  type Right,
  type RightLetter,
} from './rights/registry.ts'
import type { RightLaw } from './rights/rightDefinition.ts'

export { deadlineRules, type DeadlineRule } from './deadlineRules.ts'
export { officeActionOf, officeActions, IMPORTED, type OfficeAction } from './officeActions.ts'
export { applTypOf, forms, rightOfForm, titleOf } from './rights/filings.ts'
export { signingPosts, type LetterFee, type SigningPost } from './rights/rightDefinition.ts'
export {
  findRight,
  gazetteOf,
  pictureSlots,
  rightLetters,
  rightOf,
  rightOfNumber,
  rightOfProcess,
  rights,
  rightsOfLetter,
  subjectSlots,
  tariffName,
  viewSlots,
  type ListedRight,
  type Right,
  type RightLetter,
} from './rights/registry.ts'
export { officeSlots, PAPER_SLOT, sharedSlots, type SlotDefinition } from './rights/slots.ts'
export { BadLine, type ImportWalk } from './rights/importedCase.ts'
export type { RightDefinition } from './rights/rightDefinition.ts'

/** Forms of applications and of requests. */
const everyForm: readonly Form<TextKey>[] = [...forms, ...requestKinds.map(({ form }) => form)]

const mostLaws = Math.max(...rights.map(({ laws }) => laws.length))
/** All workflows; of the laws of one right the one in force is last. */
export const workflows: readonly Workflow<TextKey>[] = [
  ...Array.from({ length: mostLaws }, (_, at) => rights.flatMap(({ laws }) => laws[at]?.workflow ?? [])).flat(),
  officeLetter,
  letterAnswer,
  ...requestWorkflows,
]

/** LAW_CODE of every law; the law of a case is the one in force on its filing date, which never changes. */
export const lawCodes: readonly string[] = [
  ...new Set(rights.toReversed().flatMap(({ laws }) => laws.map(({ code }) => code))),
]

/** The law in force for applications filed today. */
export function presentLaw(right: Right): RightLaw {
  const { laws } = rightOf(right)
  return laws.at(-1) ?? laws[0]
}

/** LAW_CODE in force on the filing date (Jakarta). */
export function lawOf(right: Right, filingDate: LegalDate): string {
  const { laws } = rightOf(right)
  return (laws.findLast(({ from }) => from <= filingDate) ?? laws[0]).code
}

/** Workflow of a case under its law; for an unknown law the present workflow. */
export function workflowFor(right: Right, lawCode: string): Workflow<TextKey> {
  return (rightOf(right).laws.find(({ code }) => code === lawCode) ?? presentLaw(right)).workflow
}

/** The right a draft of a filing form is filed as. Throws an Error for another form. */
export function rightFiled(formId: string, data: DraftData): ListedRight {
  const right = rightFiledBy(formId, data)
  if (!right) throw new Error(`no right is filed with ${formId}`)
  return right
}

/** Right and law of a workflow; undefined for workflows of letters, answers and requests. */
export function flowLaw(flowId: string): { applTyp: Right; right: RightLetter; lawCode: string } | undefined {
  const right = rightOfFlow(flowId)
  const law = right?.laws.find(({ workflow }) => workflow.id === flowId)
  return right && law && { applTyp: right.id, right: right.letter, lawCode: law.code }
}

/**
 * Workflow for a process type (PROC_TYP) and filing date, under the law of that date; null is today's law. Undefined for an unknown type.
 */
export function flowAt(procTyp: string, filingDate: LegalDate | null): Workflow<TextKey> | undefined {
  const newest = workflows.findLast((flow) => flow.procTyp === procTyp)
  const own = newest && flowLaw(newest.id)
  return own && filingDate ? workflowFor(own.applTyp, lawOf(own.applTyp, filingDate)) : newest
}

/** The form of a draft, filing or request; undefined for an unknown id or version. */
export function formOf(id: string, version: number): Form<TextKey> | undefined {
  return everyForm.find((form) => form.id === id && form.version === version)
}

export function workflowOf(id: string, version: number): Workflow<TextKey> | undefined {
  return workflows.find((flow) => flow.id === id && flow.version === version)
}

/** The newest version of a form, for a new draft. */
export function newestForm(id: string): Form<TextKey> | undefined {
  return everyForm.findLast((form) => form.id === id)
}
