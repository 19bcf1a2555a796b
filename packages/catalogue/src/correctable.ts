import type { Block, FieldDefinition, FieldDefinitions, Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { rightOf } from './rights/registry.ts'
import type { CorrectablePart, CorrectedFormSection } from './rights/rightDefinition.ts'

export type CorrectableName = 'filing' | 'register' | CorrectablePart[0]

/** A part of a filed application that the office may correct. */
export interface Correctable {
  x: CorrectableName
  /** Section of the form, or FILING or REGISTER for data the office keeps. */
  section: CorrectedFormSection | 'FILING' | 'REGISTER'
  isList: boolean
  fields: FieldDefinitions<TextKey>
  /** Fields with legal effect; correcting one needs a second reason. */
  legal: readonly string[]
}

const day = (label: TextKey): FieldDefinition<TextKey> => ({ as: 'date', label })
const filingFields: FieldDefinitions<TextKey> = {
  REFERENCE: { as: 'text', max: 60, label: 'office:edit.field.REFERENCE' },
  FILING_DATE: day('office:edit.field.FILING_DATE'),
}
const registerFields: FieldDefinitions<TextKey> = {
  REGISTRATION_NBR: { as: 'text', max: 40, label: 'office:edit.field.REGISTRATION_NBR' },
  REGISTRATION_DATE: day('office:edit.field.REGISTRATION_DATE'),
  EXPIRATION_DATE: day('office:edit.field.EXPIRATION_DATE'),
}

/** What the office may correct in an application filed with this form, in the order it is shown. */
export function correctablesOf(form: Form<TextKey>, applTyp: string): Correctable[] {
  const right = rightOf(applTyp)
  const fromForm = right.correctable.flatMap(([x, section]): Correctable[] => {
    const found = fieldsIn(form, section, right.fixed[section] ?? [])
    return found ? [{ x, section, legal: [], ...found }] : []
  })
  return [
    ...fromForm,
    { x: 'filing', section: 'FILING', isList: false, fields: filingFields, legal: ['FILING_DATE'] },
    {
      x: 'register',
      section: 'REGISTER',
      isList: false,
      fields: registerFields,
      legal: Object.keys(registerFields),
    },
  ]
}

type FieldBlock = Extract<Block<TextKey>, { as: 'fields' | 'rows' }>

function fieldsIn(
  form: Form<TextKey>,
  section: string,
  fixed: readonly string[],
): { isList: boolean; fields: FieldDefinitions<TextKey> } | undefined {
  const blocks = form.pages
    .flatMap((page) => page.blocks)
    .filter((block): block is FieldBlock => (block.as === 'fields' || block.as === 'rows') && block.section === section)
  if (blocks.length === 0) return undefined
  const all = blocks.flatMap((block) => Object.entries(block.fields))
  const open = all.filter(([name, field]) => field.as !== 'kept' && !fixed.includes(name))
  return { isList: blocks.some(({ as }) => as === 'rows'), fields: Object.fromEntries(open) }
}
