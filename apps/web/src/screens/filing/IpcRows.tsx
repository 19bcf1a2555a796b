import { clsx } from 'clsx'
import { fieldText, sectionOf } from '@saki/domain/forms/form'

import { IpcChooser } from '../../cases/IpcChooser.tsx'
import { useIpcNames } from '../../cases/ipcNames.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { FieldHint } from '../../forms/fields/useField.tsx'
import { useFormScene } from '../../forms/scene.ts'
import type { RowsOf } from '../../forms/rows/rowsOf.ts'
import { RowsError } from '../../forms/rows/RowsError.tsx'
import { useRows } from '../../forms/rows/useRows.ts'
import styles from '../../forms/forms.module.css'

const SYMBOL = 'IPC_SYMBOL'

/** IPC symbols of an invention in their order, chosen from the table or typed in its search. The first is the main one. */
export function IpcRows({ block }: { block: RowsOf }) {
  const { say } = useWords('forms')
  const { data, readOnly, advice, abstract = '' } = useFormScene()
  const { section, atMost } = block
  const { rows, add, remove, move } = useRows(section, 'forms:row.removed')
  const chosen = rows.map((row) => fieldText(row, SYMBOL))
  const { nameOf, isUnknown, nameLanguage } = useIpcNames(chosen)
  const toggle = (symbol: string) =>
    chosen.includes(symbol) ? remove(chosen.indexOf(symbol), symbol) : add({ [SYMBOL]: symbol })
  const technical = sectionOf(data, 'TECHNICAL')
  const title = `${fieldText(technical, 'TITLE')} ${fieldText(technical, 'ENGLISH_TITLE')}`.trim()
  const symbolHint = block.fields[SYMBOL]?.hint
  return (
    <div className={clsx('rows-block', styles.rowsBlock)}>
      {rows.length > 0 && (
        <ol className={clsx(styles.rows, 'grid below-16')}>
          {chosen.map((symbol, at) => (
            <li key={at} id={`${section}-row-${at}`} className={clsx(styles.row, 'hairline-below')}>
              <div className={clsx(styles.rowHead, 'flex wrap align-start gap-16 row-gap-8 below-8')}>
                <p>
                  <bdi dir="ltr" className="mono strong">
                    {symbol}
                  </bdi>
                  {'\u2002'}
                  <bdi lang={nameLanguage}>{nameOf(symbol)}</bdi>
                </p>
                {!readOnly && (
                  <>
                    {at > 0 && (
                      <Button
                        look="act"
                        icon="chevron-up"
                        aria-label={`${say('forms:row.up')} ${symbol}`}
                        onClick={() => move(at, at - 1)}
                      >
                        {''}
                      </Button>
                    )}
                    <Button look="act" icon="trash" onClick={() => remove(at, symbol)}>
                      <Label k="core:delete" />
                      <span className="sr"> {symbol}</span>
                    </Button>
                  </>
                )}
              </div>
              <FieldHint
                advice={
                  advice.get(`${section}.${at}.${SYMBOL}`) ?? (isUnknown(symbol) ? say('forms:ipc.unknown') : undefined)
                }
              />
            </li>
          ))}
        </ol>
      )}
      {symbolHint && !readOnly && <p className="hint below-12">{say(symbolHint)}</p>}
      {!readOnly && rows.length < atMost && (
        <IpcChooser
          id={section}
          label="forms:ipc.choose"
          takes="symbol"
          chosen={chosen}
          onChoose={toggle}
          invention={{ title, abstract }}
        />
      )}
      {(readOnly || advice.has(section)) && <RowsError section={section} />}
    </div>
  )
}
