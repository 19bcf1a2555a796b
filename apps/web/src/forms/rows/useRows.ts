import { rowsOf, type FormRow } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { showToast } from '../../ui/messages.ts'
import { useFormScene } from '../scene.ts'

export interface Rows {
  rows: FormRow[]
  add: (row: FormRow) => void
  /** Removes a row. */
  remove: (at: number, name: string) => void
  move: (at: number, to: number) => void
  replace: (at: number, row: FormRow) => void
}

/** Changes of a list section. The whole list is written, because rows have no ids. `removed`: toast with which a removal can be undone. */
export function useRows(section: string, removed?: TextKey): Rows {
  const { data, change } = useFormScene()
  const rows = rowsOf(data, section)
  const write = (next: FormRow[]) => change({ [section]: next })
  return {
    rows,
    add: (row) => write([...rows, row]),
    remove: (at, name) => {
      write(rows.filter((_, other) => other !== at))
      if (removed) showToast(removed, { values: { name }, action: { text: 'core:undo', do: () => write(rows) } })
    },
    move: (at, to) => {
      const row = rows[at]
      if (row) write(rows.toSpliced(at, 1).toSpliced(to, 0, row))
    },
    replace: (at, row) => write(rows.with(at, row)),
  }
}

/**
 * Focuses the first field of a row after it is rendered, the first button of a closed row, or the add button when no
 * row is left.
 */
export function focusRow(section: string, at: number): void {
  requestAnimationFrame(() => {
    const row = document.getElementById(`${section}-row-${at}`)
    const field = row?.querySelector<HTMLElement>('.field-grid input, .field-grid select, .field-grid textarea')
    const target = field ?? row?.querySelector<HTMLElement>('button') ?? document.getElementById(section)
    target?.focus()
  })
}
