import type { ComponentType } from 'react'

import { GoodsRows } from '../goods/GoodsRows.tsx'
import { LocarnoRows } from './LocarnoRows.tsx'
import { PartyRows } from './PartyRows.tsx'
import { PlainRows } from './PlainRows.tsx'
import type { RowsOf } from './rowsOf.ts'

/** The editor of each kind of list; the type requires an entry for every kind. */
const editors: { [K in RowsOf['of']]: ComponentType<{ block: RowsOf }> } = {
  parties: PartyRows,
  locarno: LocarnoRows,
  priorities: PlainRows,
  goods: GoodsRows,
  plain: PlainRows,
}

export function RowsBlock({ block }: { block: RowsOf }) {
  const Editor = editors[block.of]
  return <Editor block={block} />
}
