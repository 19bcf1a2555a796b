import { clsx } from 'clsx'
import { citeArticles } from '@saki/domain/law/ground'
import { useRef, useState, type ReactNode } from 'react'

import { StatusChip } from '../../cases/StatusChip.tsx'
import { usePeriodText } from '../../flow/usePeriodText.ts'
import { UsualText } from '../../flow/UsualText.tsx'
import { useUsualTimes, type UsualTime } from '../../flow/usualTimes.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { isNamed, type MapRow } from './mapRows.ts'
import { useCutCells } from './useCutCells.ts'
import styles from './workflowMap.module.css'

export interface StateFacts {
  STATE: string
  CASES: number
  SOME: { PATENT_ID: string; TITLE: string }[]
}

interface MapTableProps {
  /** Id of the workflow. */
  flow: string
  rows: readonly MapRow[]
  words: string
  /** The state selected in the graph. */
  shown: string | undefined
  states: readonly StateFacts[]
}

const columns = ['status', 'means', 'turn', 'time', 'otherwise', 'next'] as const

/** A table of every status in plain words. */
export function MapTable({ flow, rows, words, shown, states }: MapTableProps) {
  const { say } = useWords('viewer', 'core', 'workflow')
  const term = useTerm()
  const usualTime = useUsualTimes()
  const table = useRef<HTMLTableElement>(null)
  useCutCells(table)
  const found = rows.filter((row) => isNamed(row, words, (key) => [term(key).term, say(key)]))
  if (found.length === 0) return <p className="pad hint">{say('viewer:map.search.none')}</p>
  return (
    <div className="table-frame">
      <table ref={table} className={clsx('rows', styles.table)}>
        <caption className="sr">{say('viewer:map.dictionary')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Label k={`viewer:map.col.${column}`} stacked />
              </th>
            ))}
            <th scope="col">
              <span className="sr">
                <Label k="core:actions" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((row) => (
            <Row
              key={row.key}
              row={row}
              usual={usualTime(flow, row.key)}
              isShown={row.key === shown}
              facts={states.find(({ STATE }) => STATE === row.key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  row: MapRow
  usual: UsualTime | undefined
  isShown: boolean
  facts: StateFacts | undefined
}

/** One state. Its cells have two lines at most until it is opened. */
function Row({ row, usual, isShown, facts }: RowProps) {
  const { say } = useWords('viewer', 'workflow')
  const term = useTerm()
  const [isOpen, setOpen] = useState(false)
  const { state } = row
  const name = term(state.text)
  const isWhole = isOpen || isShown
  return (
    <tr id={`state-${row.key}`} className={clsx(isShown && 'on', !isWhole && styles.short)} tabIndex={-1}>
      <th scope="row" className="leads">
        <StatusChip code={state.code} name={name.term} caption={name.caption} stacked />
      </th>
      <Cell k="means">{say(state.means)}</Cell>
      <Cell k="turn">
        {state.turn === 'applicant' ? <b>{say('viewer:turn.applicant')}</b> : say(`viewer:turn.${state.turn}`)}
      </Cell>
      <Cell k="time">
        <Times row={row} usual={usual} isWhole={isWhole} />
      </Cell>
      <Cell k="otherwise">
        {state.otherwise
          ? say(state.otherwise)
          : row.becomes
            ? say('viewer:map.byItself', { status: say(row.becomes) })
            : say(state.end ? 'viewer:map.end' : 'viewer:map.stays')}
      </Cell>
      <Cell k="next">
        {facts && <Mine facts={facts} />}
        {(!facts || isWhole) && say(state.next)}
      </Cell>
      <td className={styles.open}>
        <button
          type="button"
          className="icon-button"
          aria-expanded={isWhole}
          aria-label={say('viewer:map.row', { status: name.term })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isWhole ? 'chevron-up' : 'chevron-down'} />
        </button>
      </td>
    </tr>
  )
}

function Cell({ k, children }: { k: (typeof columns)[number]; children: ReactNode }) {
  return (
    <td>
      <span className="cell-head" aria-hidden="true">
        <Label k={`viewer:map.col.${k}`} />
      </span>
      <div className="cell-body">{children}</div>
    </td>
  )
}

/** Usual time, time limits and their ground; what is usual takes the line of the ground while the row is closed. */
function Times({ row, usual, isWhole }: { row: MapRow; usual: UsualTime | undefined; isWhole: boolean }) {
  const { say } = useWords('viewer')
  const periodText = usePeriodText()
  const { times, grounds, state } = row
  const shown = isWhole ? times : times.slice(0, 1)
  return (
    <>
      {usual && (
        <span className="block">
          <UsualText usual={usual} as="time" />
        </span>
      )}
      {usual && isWhole && (
        <span className="block muted caption-size">
          <UsualText usual={usual} as="base" />
        </span>
      )}
      {times.length === 0 && (state.end ? '–' : say('viewer:map.noTime'))}
      {shown.map((rule, at) => (
        <span key={at} className="block">
          {periodText(rule)}
        </span>
      ))}
      {(isWhole ? grounds : grounds.slice(0, usual ? 0 : 1)).map((ground) => (
        <bdi key={ground} lang="id" dir="ltr" className="block muted caption-size">
          {citeArticles(ground)}
        </bdi>
      ))}
    </>
  )
}

/** '3 permohonan saya di sini': links to the newest of the reader's cases in this state. */
function Mine({ facts: { CASES, SOME } }: { facts: StateFacts }) {
  const { say } = useWords('viewer')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.mine}>
      <button type="button" className="text-button text-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say('viewer:map.here', { count: CASES })}
      </button>
      {isOpen && (
        <ul>
          {SOME.map(({ PATENT_ID, TITLE }) => (
            <li key={PATENT_ID}>
              <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: PATENT_ID }}>
                <bdi dir="ltr" className="mono">
                  {PATENT_ID}
                </bdi>
              </PageLink>{' '}
              <bdi>{TITLE}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
