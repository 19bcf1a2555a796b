import { clsx } from 'clsx'
import { lookOf } from '@saki/catalogue/rights/looks'
import type { EveryCall, ReplyOf } from '@saki/contracts'

import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip, type Tone } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './mandates.module.css'

export type MandateRow = ReplyOf<EveryCall['myMandates']>['GIVEN'][number]
export type MandateSide = 'given' | 'held'

const tones = { WAITING: 'amber', ACTIVE: 'green', EXPIRED: 'grey', REVOKED: 'grey' } as const satisfies Record<
  MandateRow['STANDING'],
  Tone
>
const powers = { READ: 'read', PREPARE: 'prepare', FILE: 'file' } as const

/** Columns: person, scope, power, term, status and actions. */
export function mandateColumns(side: MandateSide, onEnd: (mandate: MandateRow) => void): Column<MandateRow>[] {
  return [
    {
      id: 'who',
      head: <Label k={side === 'given' ? 'agents:mandate.agent' : 'agents:mandate.principal'} stacked />,
      leads: true,
      cell: (row) => <Who row={row} side={side} />,
    },
    { id: 'scope', head: <Label k="agents:mandate.scope" stacked />, cell: (row) => <ScopeText row={row} /> },
    {
      id: 'power',
      head: <Label k="agents:mandate.power" stacked />,
      cell: (row) => <PowerText power={powers[row.POWER]} />,
    },
    { id: 'term', head: <Label k="agents:mandate.from" stacked />, cell: (row) => <Term row={row} /> },
    {
      id: 'status',
      head: <Label k="agents:mandate.status" stacked />,
      cell: (row) => (
        <Chip tone={tones[row.STANDING]}>
          <Label k={`agents:standing.${row.STANDING}`} />
        </Chip>
      ),
    },
    { id: 'acts', head: '', end: true, cell: (row) => <Acts row={row} side={side} onEnd={onEnd} /> },
  ]
}

function Who({ row, side }: { row: MandateRow; side: MandateSide }) {
  const { USER_NAME } = side === 'given' ? row.AGENT : row.PRINCIPAL
  return (
    <>
      <b>
        <bdi>{USER_NAME}</bdi>
      </b>
      {side === 'given' && (
        <span className="mono muted" dir="ltr">
          {row.AGENT.NOTES}
        </span>
      )}
    </>
  )
}

function ScopeText({ row }: { row: MandateRow }) {
  const { say } = useWords('agents')
  if (row.PATENT_ID)
    return (
      <>
        <bdi className="mono" dir="ltr">
          {row.PATENT_ID}
        </bdi>{' '}
        <bdi>{row.TITLE}</bdi>
      </>
    )
  return (
    <>
      {row.RIGHTS
        ? row.RIGHTS.map((right) => say(lookOf(right).names.mandate)).join(say('core:comma'))
        : say('agents:mandate.scope.all')}
    </>
  )
}

function PowerText({ power }: { power: 'read' | 'prepare' | 'file' }) {
  const { say } = useWords('agents')
  return <>{say(`agents:power.${power}`)}</>
}

function Term({ row }: { row: MandateRow }) {
  const { say } = useWords('agents')
  return (
    <span>
      <LegalDateText date={row.VALID_FROM} /> –{' '}
      {row.VALID_TO ? <LegalDateText date={row.VALID_TO} /> : say('agents:mandate.noEnd')}
    </span>
  )
}

function Acts({ row, side, onEnd }: { row: MandateRow; side: MandateSide; onEnd: (mandate: MandateRow) => void }) {
  const isOver = row.STANDING === 'EXPIRED' || row.STANDING === 'REVOKED'
  const who = <span className="sr"> {side === 'given' ? row.AGENT.USER_NAME : row.PRINCIPAL.USER_NAME}</span>
  if (isOver) return null
  const client = row.PRINCIPAL.USER_ID
  return (
    <div className={clsx('actions', styles.actions)}>
      {side === 'held' && row.STANDING === 'ACTIVE' && (
        <>
          <PageLink to="/customer-screen/list" search={{ client }} className="text-button">
            <Label k="agents:mandate.cases" />
            {who}
          </PageLink>
          {row.PATENT_ID === null && row.POWER !== 'READ' && (
            <PageLink to="/buat-pengajuan" search={{ client }} className="text-button">
              <Label k="agents:mandate.begin" />
              {who}
            </PageLink>
          )}
        </>
      )}
      <Button look="act" icon="close" onClick={() => onEnd(row)}>
        <Label k={side === 'given' ? 'agents:mandate.end' : 'agents:mandate.lay'} />
        {who}
      </Button>
    </div>
  )
}
