import type { Proposal } from '@saki/contracts/decisions'
import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { RightMark } from '../../../cases/RightMark.tsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalTime } from '../../../ui/LegalTime.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Table, type Column } from '../../../ui/Table.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { ChangeProposal } from './ChangeProposal.tsx'
import { useMayDecide } from './Deciders.tsx'

/** Milliseconds; colleagues propose and decide at any time. */
const EVERY = 15_000

/** /petugas?view=proposals: acts, deadlines and changes that wait for a second officer, the oldest first. */
export function ProposalList() {
  const { say } = useWords('desk', 'proposals', 'applications')
  const { data, error, isPending, refetch } = useCall('officeProposals', {}, { refetchInterval: EVERY })
  return (
    <Page title="desk:proposals" lead={say('proposals:lead')}>
      <div className="card">
        <Table
          caption={say('desk:proposals')}
          columns={columns}
          rows={data}
          rowKey={({ KIND, PROPOSAL_ID }) => `${KIND}-${PROPOSAL_ID}`}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          empty={say('proposals:none')}
        />
      </div>
    </Page>
  )
}

const columns: readonly Column<Proposal>[] = [
  {
    id: 'case',
    head: <Label k="desk:col.file" stacked />,
    leads: true,
    cell: (row) => (
      <>
        {row.PATENT_ID && (
          <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono">
            <bdi dir="ltr">{row.PATENT_ID}</bdi>
          </PageLink>
        )}
        <span className="block">
          <bdi>{row.TITLE}</bdi>
        </span>
        {row.RIGHT && <RightMark right={row.RIGHT} />}
      </>
    ),
  },
  { id: 'act', head: <Label k="proposals:act" stacked />, cell: (row) => <Proposed row={row} /> },
  {
    id: 'by',
    head: <Label k="proposals:by" stacked />,
    cell: (row) => (
      <>
        <bdi>{row.PROPOSED_BY}</bdi>
        <span className="hint block">
          <LegalTime at={row.PROPOSED_AT} />
        </span>
      </>
    ),
  },
  { id: 'own', head: <Label k="proposals:turn" stacked />, cell: (row) => <Turn row={row} /> },
]

function Proposed({ row }: { row: Proposal }) {
  const { say, language } = useWords('proposals')
  return (
    <>
      <TwoNames name={row.ACTION_TYPE_NAME} own={row.ACTION_TYPE_CAPTION} />
      {row.DUE_DATE && (
        <span className="hint block">{say('proposals:until', { date: legalDateText(row.DUE_DATE, language) })}</span>
      )}
    </>
  )
}

/** Whose turn it is; of a change also what it is and the decision, since it has no page of its own. */
function Turn({ row }: { row: Proposal }) {
  const [isOpen, setOpen] = useState(false)
  const isOwn = row.IND_OWN === 'Y'
  const isDecider = useMayDecide() && !isOwn
  return (
    <div className="grid items-start gap-8">
      <Chip tone={isDecider ? 'amber' : 'grey'}>
        <Label k={isOwn ? 'proposals:own' : isDecider ? 'proposals:yours' : 'proposals:waits.title'} />
      </Chip>
      {row.KIND === 'CHANGE' && (
        <Button small onClick={() => setOpen(true)}>
          <Label k={isDecider ? 'proposals:decide' : 'proposals:see'} />
        </Button>
      )}
      {isOpen && <ChangeProposal proposal={row} onClose={() => setOpen(false)} />}
    </div>
  )
}
