import { clsx } from 'clsx'
import { fieldText } from '@saki/domain/forms/form'

import { Button } from '../../ui/Button.tsx'
import { ClassTitle } from '../../ui/ClassTitle.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { FieldGrid } from '../FieldGrid.tsx'
import { useLocarnoName, useLocarnoSearch } from '../fields/LocarnoKind.tsx'
import { useFormScene } from '../scene.ts'
import { LocarnoTree } from './LocarnoTree.tsx'
import type { RowsOf } from './rowsOf.ts'
import { RowsError } from './RowsError.tsx'
import { useRows } from './useRows.ts'
import styles from '../forms.module.css'

const CODE = 'LOCARNO_CLASS_CODE'

/** Locarno classes of a design: by an everyday word for the product, or by browsing the 32 classes. */
export function LocarnoRows({ block }: { block: RowsOf }) {
  const { say } = useWords('forms')
  const { readOnly, errors, advice } = useFormScene()
  const { section, atMost } = block
  const { [CODE]: codeField, ...others } = block.fields
  const { rows, add, remove } = useRows(section, 'forms:row.removed')
  const { options, search } = useLocarnoSearch()
  const nameOf = useLocarnoName()
  const chosen = rows.map((row) => fieldText(row, CODE))
  const choose = (code: string) => (chosen.includes(code) || rows.length >= atMost ? undefined : add({ [CODE]: code }))
  return (
    <div className={clsx('rows-block', styles.rowsBlock)}>
      {rows.length > 0 && (
        <ul className={clsx(styles.rows, 'grid below-16')}>
          {chosen.map((code, at) => (
            <li key={at} id={`${section}-row-${at}`} className={clsx(styles.row, 'hairline-below')}>
              <div className={clsx(styles.rowHead, 'flex wrap align-start gap-16 row-gap-8 below-8')}>
                <p>
                  <bdi dir="ltr" className={'mono strong'}>
                    {code}
                  </bdi>
                  {'\u2002'}
                  <ClassTitle name={nameOf(code)} />
                </p>
                {!readOnly && (
                  <Button look="act" icon="trash" onClick={() => remove(at, code)}>
                    <Label k="core:delete" />
                    <span className="sr"> {code}</span>
                  </Button>
                )}
              </div>
              <FieldGrid fields={others} prefix={`${section}.${at}`} />
            </li>
          ))}
        </ul>
      )}
      {!readOnly && rows.length < atMost && (
        <>
          <Combobox
            id={section}
            label={<Label k="forms:locarno.search" />}
            hint={codeField?.hint && say(codeField.hint)}
            error={errors.get(section)}
            options={options.filter(({ value }) => !chosen.includes(value))}
            value=""
            onChange={choose}
            onSearch={search}
          />
          <LocarnoTree chosen={chosen} onChoose={choose} />
        </>
      )}
      {(readOnly || advice.has(section)) && <RowsError section={section} />}
    </div>
  )
}
