import { fieldText } from '@saki/domain/forms/form'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm } from '../../ui/useWords.ts'
import { FieldGrid } from '../FieldGrid.tsx'
import { useFormScene } from '../scene.ts'
import { AddLabel } from './AddLabel.tsx'
import type { RowsOf } from './rowsOf.ts'
import { RowsError } from './RowsError.tsx'
import { focusRow, useRows } from './useRows.ts'

/** Rows that are always open, such as priorities. */
export function PlainRows({ block }: { block: RowsOf }) {
  const term = useTerm()
  const { readOnly, errors } = useFormScene()
  const { section, fields, atMost } = block
  const { rows, add, remove } = useRows(section, 'forms:row.removed')
  const nameOf = (at: number) =>
    Object.keys(fields)
      .map((name) => fieldText(rows[at] ?? {}, name))
      .find((text) => text !== '') ?? `${term(block.rowTitle).term} ${at + 1}`
  const onAdd = () => {
    add({})
    focusRow(section, rows.length)
  }
  return (
    <div className={`rowsblock ${errors.has(section) ? 'err' : ''}`}>
      <RowsError section={section} />
      <ol className="rowlist">
        {rows.map((_, at) => (
          <li key={at} id={`${section}-row-${at}`} className="rowitem">
            <div className="rowhead">
              <h3>
                <Label k={block.rowTitle} /> {at + 1}
              </h3>
              {!readOnly && (
                <Button look="act" icon="trash" onClick={() => remove(at, nameOf(at))}>
                  <Label k="core:delete" />
                  <span className="sr"> {nameOf(at)}</span>
                </Button>
              )}
            </div>
            <FieldGrid fields={fields} prefix={`${section}.${at}`} />
          </li>
        ))}
      </ol>
      {!readOnly && rows.length < atMost && (
        <Button id={section} icon="plus" onClick={onAdd}>
          <AddLabel what={block.rowTitle} />
        </Button>
      )}
    </div>
  )
}
