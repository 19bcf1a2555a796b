import { citeArticles } from '@saki/domain/law/ground'
import type { DueRule } from '@saki/domain/workflow/definition'
import { useState, type ReactNode } from 'react'

import { StatusChip } from '../../cases/StatusChip.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { isNamed, type MapRow } from './mapRows.ts'

export interface StateFacts {
  STATE: string
  CASES: number
  SOME: { PATENT_ID: string; TITLE: string }[]
}

interface MapTableProps {
  rows: readonly MapRow[]
  words: string
  /** The state selected in the graph. */
  shown: string | undefined
  states: readonly StateFacts[]
}

const columns = ['status', 'means', 'turn', 'time', 'otherwise', 'next'] as const

/** A table of every status in plain words. */
export function MapTable({ rows, words, shown, states }: MapTableProps) {
  const { say } = useWords('viewer', 'core', 'workflow')
  const term = useTerm()
  const found = rows.filter((row) => isNamed(row, words, (key) => [term(key).term, say(key)]))
  if (found.length === 0) return <p className="pad hint">{say('viewer:map.search.none')}</p>
  return (
    <div className="tw">
      <table className="rows wmtable">
        <caption className="sr">{say('viewer:map.dictionary')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Label k={`viewer:map.col.${column}`} stacked />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((row) => (
            <Row
              key={row.key}
              row={row}
              isShown={row.key === shown}
              facts={states.find(({ STATE }) => STATE === row.key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, isShown, facts }: { row: MapRow; isShown: boolean; facts: StateFacts | undefined }) {
  const { say } = useWords('viewer', 'workflow')
  const term = useTerm()
  const { state } = row
  const name = term(state.text)
  return (
    <tr id={`state-${row.key}`} className={isShown ? 'on' : undefined} tabIndex={-1}>
      <th scope="row" className="leads">
        <StatusChip code={state.code} name={name.term} />
        {name.caption && <small className="cap">{name.caption}</small>}
      </th>
      <Cell k="means">{say(state.means)}</Cell>
      <Cell k="turn">
        {state.turn === 'applicant' ? <b>{say('viewer:turn.applicant')}</b> : say(`viewer:turn.${state.turn}`)}
      </Cell>
      <Cell k="time">
        <Times rules={row.times} isEnd={state.end === true} />
        {row.grounds.map((ground) => (
          <bdi key={ground} lang="id" dir="ltr" className="wmground">
            {citeArticles(ground)}
          </bdi>
        ))}
      </Cell>
      <Cell k="otherwise">
        {state.otherwise
          ? say(state.otherwise)
          : row.becomes
            ? say('viewer:map.byItself', { status: term(row.becomes).term })
            : say(state.end ? 'viewer:map.end' : 'viewer:map.stays')}
      </Cell>
      <Cell k="next">
        {say(state.next)}
        {facts && <Mine facts={facts} />}
      </Cell>
    </tr>
  )
}

function Cell({ k, children }: { k: (typeof columns)[number]; children: ReactNode }) {
  return (
    <td>
      <span className="cellhead" aria-hidden="true">
        <Label k={`viewer:map.col.${k}`} />
      </span>
      <div className="cellbody">{children}</div>
    </td>
  )
}

function Times({ rules, isEnd }: { rules: readonly DueRule[]; isEnd: boolean }) {
  const { say } = useWords('viewer')
  if (rules.length === 0) return isEnd ? '–' : say('viewer:map.noTime')
  const spanOf = ({ months, every, workingDays, calendarDays }: DueRule) => {
    const many = every ?? months
    if (many !== undefined) return say('viewer:flow.span.months', { count: many })
    if (workingDays !== undefined) return say('viewer:flow.span.working', { count: workingDays })
    return say('viewer:flow.span.days', { count: calendarDays ?? 0 })
  }
  return (
    <>
      {rules.map((rule, at) => (
        <span key={at} className="wmtime">
          {rule.target ? say('viewer:map.target', { span: spanOf(rule) }) : spanOf(rule)}
        </span>
      ))}
    </>
  )
}

/** '3 permohonan saya di sini': links to the newest of the reader's cases in this state. */
function Mine({ facts: { CASES, SOME } }: { facts: StateFacts }) {
  const { say } = useWords('viewer')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="wmmine">
      <button type="button" className="act" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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
