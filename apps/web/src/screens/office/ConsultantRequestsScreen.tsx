import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useLostFocus } from '../../ui/useLostFocus.ts'
import { useWords } from '../../ui/useWords.ts'
import { RequestCard } from './RequestCard.tsx'

const states = ['open', 'decided'] as const
const SIZE = 10

/** /office/consultants: requests for the consultant role or a consultant number, the register's data, and the officer's decision. */
export function ConsultantRequestsScreen() {
  const { say } = useWords('agents')
  const { state = 'open', page = 1 } = usePageSearch('/petugas/konsultan')
  const navigate = useSetSearch('/petugas/konsultan')
  return (
    <OfficePage title="agents:office.title" lead={say('agents:office.lead')} keptBy={['register']}>
      {() => (
        <section className="card" aria-label={say('agents:office.title')}>
          <Tabs
            label={say('agents:office.title')}
            current={state}
            onChoose={(id) => navigate({ state: id === 'decided' ? id : undefined })}
            tabs={states.map((id) => ({
              id,
              label: <Label k={`agents:office.${id}`} stacked />,
              panel:
                id === state ? (
                  <Requests
                    state={id}
                    page={page}
                    onPage={(to) => navigate({ state: id === 'decided' ? id : undefined, page: to })}
                  />
                ) : null,
            }))}
          />
        </section>
      )}
    </OfficePage>
  )
}

function Requests({
  state,
  page,
  onPage,
}: {
  state: 'open' | 'decided'
  page: number
  onPage: (page: number) => void
}) {
  const { say } = useWords('agents')
  const { data, error, refetch } = useCall('officeConsultantRequests', { query: { state, page, size: SIZE } })
  const list = useLostFocus<HTMLDivElement>(data?.total)
  if (error && !data)
    return (
      <div className="pad">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className="pad">
        <Skeleton lines={6} block={32} />
      </div>
    )
  if (data.data.length === 0)
    return (
      <div ref={list} tabIndex={-1}>
        <EmptyState>{say(state === 'open' ? 'agents:office.none' : 'agents:office.none.decided')}</EmptyState>
      </div>
    )
  return (
    <div ref={list} tabIndex={-1}>
      <ul className="hairlines">
        {data.data.map((request) => (
          <RequestCard key={`${request.KIND} ${request.USER_ID} ${request.REQUESTED_AT}`} request={request} />
        ))}
      </ul>
      <Pager page={page} size={SIZE} total={data.total} onPage={onPage} />
    </div>
  )
}
