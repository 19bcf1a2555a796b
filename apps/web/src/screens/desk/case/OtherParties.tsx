import type { HistoryRow } from '@saki/contracts/desk'
import type { OtherParty } from '@saki/contracts/deskCase'

import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { requestName } from '../../../requests/requestKinds.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from '../desk.module.css'

interface OtherPartiesProps {
  patentId: string
  history: readonly HistoryRow[]
}

/**
 * Who filed against the case, through the portal or on paper, each with the representative and how letters reach them; then papers of third
 * persons that were recorded without a party.
 */
export function OtherParties({ patentId, history }: OtherPartiesProps) {
  const { say } = useWords('desk', 'deskCase', 'requests')
  const { data, error, refetch } = useCall('officeOtherParties', { query: { patentId } })
  const papers = history.filter(({ PAPER_OF, UNDONE_BY }) => PAPER_OF !== null && UNDONE_BY === null)
  return (
    <section className={styles.people}>
      <h3>
        <Label k="deskCase:party.others" />
      </h3>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.length === 0 && papers.length === 0 && <p className="muted">{say('deskCase:party.noOthers')}</p>}
      {data?.map((party, at) => (
        <Party key={`${party.SUBMISSION_NBR} ${at}`} party={party} />
      ))}
      {papers.map((row) => (
        <Paper key={row.ACTION_NBR} patentId={patentId} row={row} />
      ))}
    </section>
  )
}

/** A paper whose sender is no party: what is known is the name that the officer typed. */
function Paper({ patentId, row }: { patentId: string; row: HistoryRow }) {
  const { say } = useWords('deskCase')
  return (
    <div className="grid small break-anywhere above-8">
      {row.PAPER_OF ? (
        <b>
          <bdi>{row.PAPER_OF}</bdi>
        </b>
      ) : (
        <b className="muted">{say('deskCase:party.unnamed')}</b>
      )}
      <span>
        <TwoNames name={row.ACTION_TYPE_NAME} own={row.ACTION_TYPE_CAPTION} />,{' '}
        <LegalDateText date={row.RECEIVED_DATE ?? row.ACTION_DATE} />
      </span>
      <span className="inline-row gap-6 hint">
        <Icon name="info" size={16} />
        {say('deskCase:party.noParty')}
      </span>
      <PageLink to="/petugas/berkas/$patentId" params={{ patentId }} search={{ tab: 'history' }}>
        {say('deskCase:party.inHistory')}
      </PageLink>
    </div>
  )
}

function Party({ party }: { party: OtherParty }) {
  const { say } = useWords('desk', 'deskCase', 'requests')
  const contact = [party.EMAIL, party.TELEPHONE].filter(Boolean).join(' · ')
  const number = party.REPR_NUMBER && say('deskCase:party.consultant', { number: party.REPR_NUMBER })
  return (
    <address className="grid small break-anywhere above-8">
      <b>
        <bdi>{party.PERSON_NAME}</bdi>
      </b>
      <span>
        <Label k={requestName(party.USERDOC_TYP)} />, <LegalDateText date={party.RECEIVED_DATE} />
        {' · '}
        <TwoNames name={party.STATE_NAME} own={party.STATE_CAPTION} />
      </span>
      {party.REPR_NAME !== '' && (
        <span>
          {say('deskCase:party.through', { name: party.REPR_NAME })}
          {number && ` · ${number}`}
        </span>
      )}
      {party.ADDRESS !== '' && (
        <span>
          <bdi>{party.ADDRESS}</bdi>
        </span>
      )}
      {contact !== '' && (
        <span>
          <bdi dir="ltr">{contact}</bdi>
        </span>
      )}
      <span className="inline-row gap-6 hint">
        <Icon name={party.LETTERS === 'POST' ? 'mail' : 'inbox'} size={16} />
        {say(party.LETTERS === 'POST' ? 'deskCase:party.byPost' : 'deskCase:party.byInbox')}
      </span>
      <PageLink to="/petugas" search={{ view: 'requests', case: `${party.PROC_TYP}-${party.PROC_NBR}` }}>
        <bdi className="mono">{party.SUBMISSION_NBR}</bdi>
      </PageLink>
    </address>
  )
}
