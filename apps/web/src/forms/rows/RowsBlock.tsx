import { clsx } from 'clsx'

import { fieldText } from '@saki/domain/forms/form'
import { useCallback, useState, type ComponentType } from 'react'

import { useNiceClasses } from '../../cases/niceClasses.ts'
import { GoodsBasket } from '../goods/GoodsBasket.tsx'
import { GoodsSearch } from '../goods/GoodsSearch.tsx'
import { ShopHint } from '../goods/ShopHint.tsx'
import { useFormScene } from '../scene.ts'
import { useBasket } from '../goods/useBasket.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { FieldGrid } from '../FieldGrid.tsx'
import { LocarnoRows } from './LocarnoRows.tsx'
import { GoodsTicks } from './GoodsTicks.tsx'
import { PartyRows } from './PartyRows.tsx'
import type { RowsOf } from './rowsOf.ts'
import { AddLabel } from './AddLabel.tsx'
import { PictureRows } from './PictureRows.tsx'
import { RowsError } from './RowsError.tsx'
import { TickRows } from './TickRows.tsx'
import { focusRow, useRows } from './useRows.ts'
import formsStyles from '../forms.module.css'
import goodsStyles from '../goods/goods.module.css'

/** The editor of each kind of list; the type requires an entry for every kind. */
const editors: { [K in RowsOf['of']]: ComponentType<{ block: RowsOf }> } = {
  parties: PartyRows,
  locarno: LocarnoRows,
  ipc: IpcEditor,
  priorities: PlainRows,
  goods: GoodsRows,
  plain: PlainRows,
  ticks: TickRows,
  goodsTicks: GoodsTicks,
  pictures: PictureRows,
}

export function RowsBlock({ block }: { block: RowsOf }) {
  const Editor = editors[block.of]
  return <Editor block={block} />
}

/** IPC symbols, by the editor that the page provides, or typed. */
function IpcEditor({ block }: { block: RowsOf }) {
  const { ipcRows: Editor = PlainRows } = useFormScene()
  return <Editor block={block} />
}

const PER_CLASS = 200

/** Goods and services of a mark: search by everyday words or class, and the chosen terms by class with fees. */
function GoodsRows({ block }: { block: RowsOf }) {
  const { section, fields } = block
  const { errors } = useFormScene()
  const terms = fields['TERMS']
  const basket = useBasket(section, terms?.as === 'words' ? terms.max : PER_CLASS)
  const names = useNiceClasses()
  const [only, setOnly] = useState<string>()
  const search = useCallback(
    (niceClass: string) => {
      setOnly(niceClass)
      document.getElementById(section)?.focus()
    },
    [section],
  )
  return (
    <div className={clsx(goodsStyles.goods, 'grid align-start gap-24')}>
      {!basket.readOnly && (
        <GoodsSearch
          id={section}
          basket={basket}
          names={names}
          error={errors.get(section)}
          only={only}
          onOnly={setOnly}
        />
      )}
      <aside className={clsx('stack stays-in-view', goodsStyles.side)}>
        <GoodsBasket section={section} basket={basket} names={names} onSearch={search} />
        {!basket.readOnly && <ShopHint basket={basket} />}
      </aside>
    </div>
  )
}

/** Rows that are always open, such as priorities. */
function PlainRows({ block }: { block: RowsOf }) {
  const term = useTerm()
  const { readOnly, errors } = useFormScene()
  const { section, fields, atMost, buttons } = block
  const { say } = useWords()
  const { rows, add, remove } = useRows(section, buttons ? undefined : 'forms:row.removed')
  const nameOf = (at: number) =>
    Object.keys(fields)
      .map((name) => fieldText(rows[at] ?? {}, name))
      .find((text) => text !== '') ?? `${term(block.rowTitle).term} ${at + 1}`
  const onAdd = () => {
    add({})
    focusRow(section, rows.length)
  }
  return (
    <div className={clsx('rows-block', formsStyles.rowsBlock, errors.has(section) ? 'faulty' : '')}>
      <RowsError section={section} />
      <ol className={clsx(formsStyles.rows, 'grid below-16')}>
        {rows.map((_, at) => (
          <li key={at} id={`${section}-row-${at}`} className={clsx(formsStyles.row, 'hairline-below')}>
            <div className={clsx(formsStyles.rowHead, 'flex wrap align-start gap-16 row-gap-8 below-8')}>
              <h2 className="normal-size">
                <Label k={block.rowTitle} /> {at + 1}
              </h2>
              {!readOnly && (
                <Button look="act" icon="trash" onClick={() => remove(at, nameOf(at))}>
                  {buttons ? (
                    say(buttons.remove, { n: at + 1 })
                  ) : (
                    <>
                      <Label k="core:delete" />
                      <span className="sr"> {nameOf(at)}</span>
                    </>
                  )}
                </Button>
              )}
            </div>
            <FieldGrid fields={fields} prefix={`${section}.${at}`} />
          </li>
        ))}
      </ol>
      {!readOnly && rows.length < atMost && (
        <Button id={section} icon="plus" onClick={onAdd}>
          {buttons ? <Label k={buttons.add} /> : <AddLabel what={block.rowTitle} />}
        </Button>
      )}
    </div>
  )
}
