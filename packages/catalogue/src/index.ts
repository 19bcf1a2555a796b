import type { Form } from '@saki/domain/forms/form'
import type { Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { designFilingForm } from './designs/filing.form.ts'
import { designRegistration } from './designs/registration.workflow.ts'

/** Every version ever in use: what is filed keeps the id and version it was filed under. The newest of an id stands last. */
export const forms: readonly Form<TextKey>[] = [designFilingForm]
export const workflows: readonly Workflow<TextKey>[] = [designRegistration]

/** What is filed for each APPL_TYP: form, workflow, and the first two parts of the application number. */
export const applications = {
  DESIGN: { form: designFilingForm, workflow: designRegistration, fileTyp: 'A', fileSeq: '00', lawCode: 'UU31/2000' },
} as const satisfies Record<
  string,
  { form: Form<TextKey>; workflow: Workflow<TextKey>; fileTyp: string; fileSeq: string; lawCode: string }
>
export type ApplTyp = keyof typeof applications

/** The form a draft or filing was made with; undefined for an id or version that never was. */
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
