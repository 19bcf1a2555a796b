import type { FormRow } from '@saki/domain/forms/form'

import type { FormField, FormOf, FormScene } from '../../../forms/scene.ts'

export const SIGN = 'SIGN'
export const COLOUR_CLAIMED = 'COLOUR_CLAIMED'
export const COLOURS = 'COLOURS'
/** COLOUR or GREY, as measured on this device. */
export const LABEL_LOOK = 'LABEL_LOOK'

/** A field of the section SIGN; undefined when the form does not have it. */
export function signField(form: FormOf, name: string): FormField | undefined {
  for (const { blocks } of form.pages)
    for (const block of blocks)
      if (block.as === 'fields' && block.section === SIGN && block.fields[name]) return block.fields[name]
  return undefined
}

/** Whether the form asks for a field of SIGN, given these answers. */
export function isAsked(form: FormOf, name: string, row: FormRow, { data, files, today }: FormScene): boolean {
  const field = signField(form, name)
  return field !== undefined && (field.when?.({ draft: data, row, files, today }) ?? true)
}
