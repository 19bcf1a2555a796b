import { isRow, type Row } from '@saki/domain/forms/form'
import type { ComponentType } from 'react'

import { fieldKinds } from './fields/fieldKinds.ts'
import { valueAt } from './paths.ts'
import { useFormScene, type FieldViewProps, type FormField, type FormFields, type FormScene } from './scene.ts'

/** Texts up to this length share a line with their neighbour. */
const SHORT = 80

/** The fields of one section or row that these answers make relevant. `prefix` is the path of the section or row. */
export function FieldGrid({ fields, prefix }: { fields: FormFields; prefix: string }) {
  const scene = useFormScene()
  const value = valueAt(scene.data, prefix)
  const row = isRow(value) ? value : {}
  return (
    <div className="fieldgrid">
      {shownFields(fields, row, scene).map(([name, field]) => (
        <div key={name} className={isShort(field) ? 'fieldhalf' : 'fieldwhole'}>
          <FieldView path={`${prefix}.${name}`} name={name} field={field} row={row} siblings={fields} />
        </div>
      ))}
    </div>
  )
}

/** Fields whose condition holds, in the order of the form. */
export function shownFields(
  fields: FormFields,
  row: Row,
  { data, files, today }: Pick<FormScene, 'data' | 'files' | 'today'>,
): [string, FormField][] {
  return Object.entries(fields).filter(
    ([, field]) => field.as !== 'kept' && (field.when?.({ draft: data, row, files, today }) ?? true),
  )
}

function FieldView(props: FieldViewProps) {
  // The registry pairs each kind with its component; the pairing is lost on a union and is checked by the registry's type.
  const Kind = fieldKinds[props.field.as] as ComponentType<FieldViewProps>
  return <Kind {...props} />
}

function isShort(field: FormField): boolean {
  return (
    field.as === 'region' ||
    field.as === 'country' ||
    field.as === 'date' ||
    field.as === 'number' ||
    field.as === 'niceClass' ||
    (field.as === 'text' && (field.max <= SHORT || field.input === 'email'))
  )
}
