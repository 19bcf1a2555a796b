import type { FormRow } from '@saki/domain/forms/form'

import type { FormField, FormOf, FormScene } from '../../../forms/scene.ts'

export const SIGN = 'SIGN'
export const COLOUR_CLAIMED = 'COLOUR_CLAIMED'
export const COLOURS = 'COLOURS'
/** Whether the label is coloured or grey, as this device measured it. */
export const LABEL_LOOK = 'LABEL_LOOK'

/** A field of the sign as the form has it; undefined where it does not ask that. */
export function signField(form: FormOf, name: string): FormField | undefined {
  for (const { blocks } of form.pages)
    for (const block of blocks)
      if (block.as === 'fields' && block.section === SIGN && block.fields[name]) return block.fields[name]
  return undefined
}

/** Whether these answers make the form ask for a field of the sign. */
export function isAsked(form: FormOf, name: string, row: FormRow, { data, files, today }: FormScene): boolean {
  const field = signField(form, name)
  return field !== undefined && (field.when?.({ draft: data, row, files, today }) ?? true)
}
