import { lookOf } from '@saki/catalogue/rights/looks'
import { hasPlainText } from '@saki/domain/search/plainLetters'
import { useState, type ReactNode } from 'react'

import { useCall } from '../../../../lib/queries.ts'
import { ClassTitle } from '../../../../ui/ClassTitle.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useWords } from '../../../../ui/useWords.ts'
import type { CaseOnPage } from '../caseAccess.ts'
import { Loaded } from '../../../../caseFacts/Loaded.tsx'

/** A search among the terms is offered from this number of terms on. */
const MANY = 8

/** Goods by Nice class with a search among them, Locarno classes, or IPC symbols. */
export function ClassesTab({ theCase, number }: { theCase: CaseOnPage; number: string }) {
  const { classes } = lookOf(theCase.RIGHT)
  if (classes === 'nice') return <Goods theCase={theCase} />
  return classes === 'ipc' ? <Ipcs number={number} /> : <Locarnos number={number} />
}

function Goods({ theCase }: { theCase: CaseOnPage }) {
  const { say } = useWords('casePage')
  const [sought, setSought] = useState('')
  const rows = theCase.NICE ?? []
  const total = rows.reduce((sum, { TERMS }) => sum + TERMS.length, 0)
  const found = rows
    .map((row) => ({ ...row, TERMS: row.TERMS.filter((term) => hasPlainText(term, sought)) }))
    .filter(({ TERMS }) => TERMS.length > 0)
  if (rows.length === 0) return <EmptyState>{say('casePage:goods.none')}</EmptyState>
  return (
    <>
      {total >= MANY && (
        <div className="inset-16 hairline-below">
          <TextField
            id="goods-sought"
            label={<Label k="casePage:goods.search" />}
            value={sought}
            onChange={setSought}
          />
          <p className="hint" role="status">
            {say('casePage:goods.found', { count: found.reduce((sum, { TERMS }) => sum + TERMS.length, 0), total })}
          </p>
        </div>
      )}
      {found.length === 0 && <EmptyState>{say('casePage:goods.noneFound')}</EmptyState>}
      <ul className="hairlines">
        {found.map(({ NICE_CLASS_CODE, HEADING, TERMS }) => (
          <li key={NICE_CLASS_CODE} className="inset-16">
            <h3>
              <Label k="casePage:goods.class" values={{ class: NICE_CLASS_CODE }} />
            </h3>
            <p className="hint below-4">{HEADING}</p>
            <ul className="row wrap gap-12 row-gap-4">
              {TERMS.map((term) => (
                <li key={term} dir="auto">
                  {term}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {(theCase.VIENNA?.length ?? 0) > 0 && (
        <section className="hairline-above">
          <h3 className="pad-12-16">
            <Label k="casePage:vienna" />
          </h3>
          <ClassList
            rows={(theCase.VIENNA ?? []).map((row) => ({
              code: row.VIENNA_CODE,
              name: <ClassTitle name={row.VIENNA_NAME} />,
              more: '',
            }))}
          />
        </section>
      )}
    </>
  )
}

function Ipcs({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const asked = useCall('getIpcs', { query: { patentId: number } })
  return (
    <Loaded asked={asked} isEmpty={(rows) => rows.length === 0} empty={say('casePage:ipc.none')}>
      {(rows) => (
        <ClassList
          rows={rows.map((row) => ({
            code: row.IPC_SYMBOL,
            name: <ClassTitle name={row.IPC_NAME} />,
            more: row.IPC_SYMBOL_POSITION === 'F' ? say('casePage:ipc.main') : '',
          }))}
        />
      )}
    </Loaded>
  )
}

function Locarnos({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const asked = useCall('getLocarnos', { query: { patentId: number } })
  return (
    <Loaded asked={asked} isEmpty={(rows) => rows.length === 0} empty={say('casePage:locarno.none')}>
      {(rows) => (
        <ClassList
          rows={rows.map((row) => ({
            code: row.LOCARNO_CLASS_CODE,
            name: row.PRODUCT_TITLE || <ClassTitle name={row.LOCARNO_NAME} />,
            more: row.PRODUCT_TITLE && <ClassTitle name={row.LOCARNO_NAME} />,
          }))}
        />
      )}
    </Loaded>
  )
}

function ClassList({ rows }: { rows: readonly { code: string; name: ReactNode; more: ReactNode }[] }) {
  return (
    <ul className="hairlines">
      {rows.map(({ code, name, more }) => (
        <li key={code} className="inset-12 flex align-start gap-12">
          <b className="mono">
            <bdi dir="ltr">{code}</bdi>
          </b>
          <div className="grid grow break-anywhere">
            <span dir="auto">{name}</span>
            {more && <span className="hint">{more}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}
