import { formOf, newestForm } from '@saki/catalogue'
import { newestFilingForm } from '@saki/catalogue/rights/filings'
import type { Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { Invalid } from '../../errors.ts'

/** The form a save is checked against: the newest version of its type. Throws Invalid for an unknown type. */
export function formToSave(formTyp: string): Form<TextKey> {
  // A request after filing has calls of its own.
  const form = newestFilingForm(formTyp)
  if (!form) throw new Invalid([{ field: 'FORM_TYP', message: 'errors:field.wrong' }])
  return form
}

/** The form a stored draft was last saved with, or the newest version when that one no longer exists. */
export function formOfDraft({ formTyp, formVersion }: { formTyp: string; formVersion: number }): Form<TextKey> {
  const form = formOf(formTyp, formVersion) ?? newestForm(formTyp)
  if (!form) throw new Error(`no form ${formTyp} version ${formVersion}`)
  return form
}
