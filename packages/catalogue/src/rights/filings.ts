import { fieldText, sectionOf, type DraftData, type Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { rightFiledBy, rights, rightsOfForm, type Right, type RightLetter } from './registry.ts'

/**
 * Forms of applications: all versions ever used, because filings keep the id and version of their form. The newest version of an id is last.
 * This module needs no requests: the browser loads those with the steps of a filing.
 */
export const forms: readonly Form<TextKey>[] = [...new Set(rights.map(({ form }) => form))]

/** The newest version of a form of applications; undefined for another form. */
export function newestFilingForm(id: string): Form<TextKey> | undefined {
  return forms.findLast((form) => form.id === id)
}

/** Right a draft of this form is filed as; undefined for a form that is not filed as an application. */
export function applTypOf(formId: string, data: DraftData): Right | undefined {
  return rightFiledBy(formId, data)?.id
}

/** RIGHT a form applies for; undefined for a form that is not filed as an application, such as an answer to a letter or a request. */
export function rightOfForm(formId: string): RightLetter | undefined {
  return rightsOfForm(formId)[0]?.letter
}

/** Title of an application in lists: of an invention or design its title, of a mark its words. */
export function titleOf(data: DraftData): string {
  return fieldText(sectionOf(data, 'TECHNICAL'), 'TITLE') || fieldText(sectionOf(data, 'SIGN'), 'MARK_NAME')
}
