import { formOf } from '@saki/catalogue'
import { correctablesOf, type Correctable } from '@saki/catalogue/correctable'
import type { Change } from '@saki/domain/corrections/changes'
import type { FieldDefinition } from '@saki/domain/forms/form'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { masked } from '../../masked.ts'

const ID_NUMBER = 'INDI_PERSON_ID_NBR'

/** The form of a case and the changed section, which name the fields. */
export interface ChangedSection {
  formTyp: string
  formVersion: number
  applTyp: string
  section: string
}

/** A path like `OWNERS.0.ADDR_STREET` gets the field's label with the row's number; values of choices get their texts. */
export function wireChange(row: ChangedSection, { field: path, oldValue, newValue }: Change, language: Language) {
  const form = formOf(row.formTyp, row.formVersion)
  const part = form && correctablesOf(form, row.applTyp).find(({ section }) => section === row.section)
  const [, second = '', third] = path.split('.')
  const name = part?.isList ? third : second
  const field = name === undefined ? undefined : part?.fields[name]
  const hides = name === ID_NUMBER
  const shown = (value: string) => (hides ? masked(value) : valueIn(language, field, value))
  return {
    FIELD: path,
    LABEL: labelOf(language, path, part, second, field),
    OLD_VALUE: name !== undefined ? shown(oldValue) : withMaskedNumbers(part, oldValue),
    NEW_VALUE: name !== undefined ? shown(newValue) : withMaskedNumbers(part, newValue),
  }
}

/** An added or removed row of a person with its identity numbers masked. */
function withMaskedNumbers(part: Correctable | undefined, value: string): string {
  return part && Object.hasOwn(part.fields, ID_NUMBER) ? value.replaceAll(/\d{8,}/g, masked) : value
}

/** Fields that effects of requests write and no form has. */
const requestFields: Readonly<Record<string, TextKey>> = {
  'ANNUITIES.PAID_YEARS': 'office:log.paidYears',
  'VIENNA.VIENNA_CODE': 'office:log.vienna',
  'REGISTER.CERTIFICATE': 'office:log.certificate',
  'RELATED.PATENT_ID': 'office:log.related',
  'PICTURES.TEXT': 'office:log.pictures',
  'LICENCES.PERSON_NAME': 'office:log.licensee',
}

function labelOf(
  language: Language,
  path: string,
  part: Correctable | undefined,
  second: string,
  field: FieldDefinition<TextKey> | undefined,
): string {
  const ofRequest = requestFields[path]
  if (ofRequest) return say(language, ofRequest)
  if (!part) return second
  const section = say(language, `office:edit.section.${part.section}`)
  const own = field ? say(language, field.label) : ''
  if (!part.isList) return own || second
  const row = say(language, 'office:log.row', { section, n: Number(second) + 1 })
  return own ? `${row}: ${own}` : row
}

function valueIn(language: Language, field: FieldDefinition<TextKey> | undefined, value: string): string {
  if (field?.as === 'yesNo') return value === '' ? '' : say(language, value === 'Y' ? 'core:yes' : 'core:no')
  if (field?.as !== 'choice' && field?.as !== 'choices') return value
  const words = new Map(field.options.map((option) => [option.value, option.text]))
  return value
    .split('; ')
    .map((one) => {
      const key = words.get(one)
      return key ? say(language, key) : one
    })
    .join('; ')
}
