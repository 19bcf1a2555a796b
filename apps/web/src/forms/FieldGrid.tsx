import { isRow, type FormRow, fieldText } from '@saki/domain/forms/form'
import type { ComponentType } from 'react'

import './forms.module.css'
import { useCall } from '../lib/queries.ts'
import { useWords } from '../ui/useWords.ts'
import { fieldKinds } from './fields/fieldKinds.tsx'
import { valueAt } from './paths.ts'
import { useFormScene, type FieldViewProps, type FormField, type FormFields, type FormScene } from './scene.ts'
import { isConsultantNumber } from './agents/registered.ts'

/** Text fields up to this maximum length take half a line. */
const SHORT = 80

interface GridProps {
  fields: FormFields
  /** Path of the section or row. */
  prefix: string
}

/** The fields of a section or row whose conditions hold for the answers so far. */
export function FieldGrid({ fields, prefix }: GridProps) {
  const row = useRow(prefix)
  const number = consultantNumberIn(fields, row)
  return number === undefined ? (
    <Grid fields={fields} prefix={prefix} row={row} />
  ) : (
    <ConsultantGrid fields={fields} prefix={prefix} row={row} number={number} />
  )
}

/** A row with a consultant number: locks the fields filled from the register. */
function ConsultantGrid({ number, ...grid }: GridProps & { row: FormRow; number: string }) {
  return <Grid {...grid} lockOf={useRegisterLock(number)} />
}

function Grid({
  fields,
  prefix,
  row,
  lockOf,
}: GridProps & { row: FormRow; lockOf?: (name: string) => string | undefined }) {
  const scene = useFormScene()
  return (
    <div className="field-grid grid one-column-on-phones align-start">
      {shownFields(fields, row, scene).map(([name, field]) => (
        <div key={name} className={isShort(field) ? '' : 'full-row'}>
          <FieldView
            path={`${prefix}.${name}`}
            name={name}
            field={field}
            row={row}
            siblings={fields}
            locked={lockOf?.(name) ?? scene.locked?.get(`${prefix}.${name}`)}
          />
        </div>
      ))}
    </div>
  )
}

function useRow(prefix: string): FormRow {
  const value = valueAt(useFormScene().data, prefix)
  return isRow(value) ? value : {}
}

/** Fields whose condition holds, in the order of the form; `kept` fields are never shown. */
export function shownFields(
  fields: FormFields,
  row: FormRow,
  { data, files, today }: Pick<FormScene, 'data' | 'files' | 'today'>,
): [string, FormField][] {
  return Object.entries(fields).filter(
    ([, field]) => field.as !== 'kept' && (field.when?.({ draft: data, row, files, today }) ?? true),
  )
}

function FieldView(props: FieldViewProps) {
  // TypeScript loses the pairing of kind and component on a union; the type of `fieldKinds` checks it.
  const Kind = fieldKinds[props.field.as] as ComponentType<FieldViewProps>
  return <Kind {...props} />
}

function isShort(field: FormField): boolean {
  if (field.wide) return false
  return (
    field.as === 'region' ||
    field.as === 'country' ||
    field.as === 'date' ||
    field.as === 'number' ||
    field.as === 'niceClass' ||
    (field.as === 'text' && (field.max <= SHORT || field.input === 'email'))
  )
}

/** Fields filled from the register; the consultant can change them at the register only. */
const registerFields = ['PERSON_NAME', 'ADDR_STREET', 'ZIPCODE']

/** The consultant number of a row; undefined when its fields have none. */
function consultantNumberIn(fields: FormFields, row: FormRow): string | undefined {
  const field = Object.entries(fields).find(([, each]) => each.as === 'text' && each.input === 'consultant')?.[0]
  return field === undefined ? undefined : fieldText(row, field).trim()
}

/**
 * Returns why a field is locked: the register filled it in for this number. Reads the cache only; the number field does
 * the lookup.
 */
function useRegisterLock(number: string): (name: string) => string | undefined {
  const { say } = useWords('agents')
  const { data } = useCall('getAgentCode', { query: { notes: number } }, { enabled: false })
  const isFound = isConsultantNumber(number) && (data?.data.length ?? 0) > 0
  return (name) => (isFound && registerFields.includes(name) ? say('agents:locked') : undefined)
}
