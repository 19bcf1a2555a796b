import { useLocarnoName, useLocarnoSearch } from '../../../../forms/fields/LocarnoKind.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Combobox } from '../../../../ui/Combobox.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useWords } from '../../../../ui/useWords.ts'
import type { LocarnoProduct } from './entered.ts'

interface LocarnoEntryProps {
  rows: readonly LocarnoProduct[]
  onChange: (rows: readonly LocarnoProduct[]) => void
}

/** Locarno classes of a design, each with its product. */
export function LocarnoEntry({ rows, onChange }: LocarnoEntryProps) {
  const { say } = useWords('classify')
  const nameOf = useLocarnoName()
  const { options, search } = useLocarnoSearch()
  const codes = rows.map(({ LOCARNO_CLASS_CODE }) => LOCARNO_CLASS_CODE)
  return (
    <section className="grid one-column gap-10">
      <h3 className="middle">
        <Label k="classify:locarno" />
      </h3>
      <ul className="hairlines">
        {rows.map((row, at) => (
          <li key={row.LOCARNO_CLASS_CODE} className="grid one-column gap-6">
            <div className="row between gap-12">
              <span>
                <bdi dir="ltr" className="mono strong">
                  {row.LOCARNO_CLASS_CODE}
                </bdi>{' '}
                {nameOf(row.LOCARNO_CLASS_CODE)}
              </span>
              <Button
                look="act"
                icon="close"
                aria-label={say('classify:remove', { code: row.LOCARNO_CLASS_CODE })}
                onClick={() => onChange(rows.filter((_, place) => place !== at))}
              >
                {''}
              </Button>
            </div>
            <TextField
              id={`product-${row.LOCARNO_CLASS_CODE}`}
              label={say('classify:product', { code: row.LOCARNO_CLASS_CODE })}
              maxLength={200}
              value={row.PRODUCT_TITLE}
              onChange={(PRODUCT_TITLE) =>
                onChange(rows.map((each, place) => (place === at ? { ...each, PRODUCT_TITLE } : each)))
              }
            />
          </li>
        ))}
      </ul>
      <Combobox
        id="locarno-code"
        label={<Label k="classify:add" />}
        options={options.filter(({ value }) => !codes.includes(value))}
        value=""
        onSearch={search}
        onChange={(code) => code && onChange([...rows, { LOCARNO_CLASS_CODE: code, PRODUCT_TITLE: '' }])}
      />
    </section>
  )
}
