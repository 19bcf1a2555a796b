import { isRow, fieldText, type FormRow } from '@saki/domain/forms/form'

import { AnswerValue, hasValue } from '../../forms/AnswerValue.tsx'
import type { FormOf } from '../../forms/scene.ts'
import { useWords } from '../../ui/useWords.ts'

interface DifferingValueProps {
  form: FormOf
  path: string
  value: unknown
  other: unknown
}

/** One of two different answers; in texts, words missing from the other answer are underlined. */
export function DifferingValue({ form, path, value, other }: DifferingValueProps) {
  const { say } = useWords('drafts', 'filing')
  const [section, name] = path.split('.')
  const block = form.pages
    .flatMap(({ blocks }) => blocks)
    .find(
      (one) =>
        'section' in one &&
        one.section === section &&
        (one.as !== 'fields' || !name || Object.hasOwn(one.fields, name)),
    )
  if (block?.as === 'fields' && name) {
    const field = block.fields[name]
    const row: FormRow = { [name]: value }
    if (!field || !hasValue({ row, name, field })) return <span className="muted">{say('drafts:check.blank')}</span>
    if (field.as === 'text' || field.as === 'longText')
      return <Marked text={String(value)} other={typeof other === 'string' ? other : ''} />
    return <AnswerValue path={path} name={name} field={field} row={row} siblings={block.fields} />
  }
  return <Marked text={listText(value) || say('drafts:check.blank')} other={listText(other)} />
}

/** Words only in this answer are <ins> elements, so that screen readers announce them. */
function Marked({ text, other }: { text: string; other: string }) {
  const there = new Set(other.split(/\s+/))
  return (
    <span dir="auto">
      {text
        .split(/(\s+)/)
        .map((word, at) => (word.trim() === '' || there.has(word) ? word : <ins key={at}>{word}</ins>))}
    </span>
  )
}

/** Lists as text: a person by name and contact, other rows by their texts. */
function listText(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : ''
  return value.map((row: unknown) => (isRow(row) ? rowText(row) : String(row))).join('; ')
}

const PERSON = [
  'PERSON_NAME',
  'ADDR_STREET',
  'VILLAGE_CODE',
  'CITY_CODE',
  'ZIPCODE',
  'NATIONALITY_COUNTRY_CODE',
  'EMAIL',
  'TELEPHONE',
  'INDI_PERSON_ID_NBR',
]

function rowText(row: FormRow): string {
  const isPerson = Object.hasOwn(row, 'PERSON_NAME')
  const values = isPerson ? PERSON.map((name) => fieldText(row, name)) : Object.values(row)
  return values
    .flatMap((part) => (Array.isArray(part) ? part.map(String) : typeof part === 'string' ? [part] : []))
    .filter((text) => text !== '')
    .join(', ')
}
