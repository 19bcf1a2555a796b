import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import type { WorkKind } from '@saki/contracts/deskQueue'
import { usualWork } from '@saki/domain/office/officeRoles'
import { Suspense, useCallback, useMemo, useRef } from 'react'

import { useUser } from '../../lib/session.ts'
import { useGoTo, usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { latePart } from '../../ui/latePart.tsx'
import { CasePane } from './CasePane.tsx'
import { readQueueSearch, writeQueueSearch, type QueueSearch } from './queueSearch.ts'
import { OfficeOnly } from './OfficeOnly.tsx'
import { LateBand } from './LateBand.tsx'
import { QueueCard } from './QueueCard.tsx'
import { useQueue, QUEUE_PAGE_SIZE } from './useQueue.ts'
import { useQueueKeys } from './useQueueKeys.ts'
import { useWide } from './useWide.ts'
import { RequestDesk } from './requests/RequestDesk.tsx'
import styles from './desk.module.css'

const ProposalList = latePart(async () => (await import('./proposals/ProposalList.tsx')).ProposalList)

const titles = { QUEUE: 'desk:queue', MINE: 'desk:mine', LATE: 'workload:late.title', TERMS: 'desk:terms' } as const
const leads = { LATE: 'workload:late.lead', TERMS: 'desk:terms.lead', QUEUE: undefined, MINE: undefined } as const

/** /petugas: cases the office has to handle, nearest due date first, and the chosen case beside them. */
export function OfficeQueueScreen() {
  const asked = usePageSearch('/petugas')
  const usual = usualWork(useUser()?.OFFICE_ROLES ?? [])
  const search = readQueueSearch(asked, usual)
  if (asked.view === 'requests')
    return (
      <OfficeOnly title="desk:requests">
        <RequestDesk />
      </OfficeOnly>
    )
  if (asked.view === 'proposals')
    return (
      <OfficeOnly title="desk:proposals">
        <Suspense fallback={<Skeleton lines={6} />}>
          <ProposalList />
        </Suspense>
      </OfficeOnly>
    )
  return (
    <OfficeOnly title={titles[search.view]}>
      <Desk search={search} usual={usual} />
    </OfficeOnly>
  )
}

function Desk({ search, usual }: { search: QueueSearch; usual: WorkKind }) {
  // Loads all text areas at once: the pane would be hidden while further ones load.
  const { say } = useWords('desk', 'workload', 'applications', 'answers', 'errors')
  const navigate = useSetSearch('/petugas')
  const wide = useWide()
  const setSearch = useCallback(
    (change: Partial<QueueSearch>, options?: { replace?: boolean }) =>
      navigate(writeQueueSearch({ ...search, ...change }, usual), options),
    [navigate, search, usual],
  )
  const queue = useQueue(search)
  const rows = queue.data?.data
  // Beside the list the first case is open by default; on a narrow screen a chosen case replaces the list.
  const chosen = search.chosen ?? (wide ? rows?.[0]?.PATENT_ID : undefined)
  const goTo = useGoTo()
  const lead = leads[search.view]
  const choose = useCallback((id: string) => setSearch({ chosen: id }, { replace: wide }), [setSearch, wide])
  const open = useCallback(
    (patentId: string) => void goTo({ to: '/petugas/berkas/$patentId', params: { patentId } }),
    [goTo],
  )
  const ids = useMemo(() => rows?.map(({ PATENT_ID }) => PATENT_ID), [rows])
  useQueueKeys({ ids, chosen, onChoose: choose, onOpen: open })
  const next = () => {
    const at = rows?.findIndex((row) => row.PATENT_ID === chosen) ?? -1
    setSearch(
      { chosen: rows?.[at + 1]?.PATENT_ID ?? rows?.find((row) => row.PATENT_ID !== chosen)?.PATENT_ID },
      { replace: true },
    )
  }
  return (
    <div className={clsx(styles.desk, 'grid gap-24', !wide && search.chosen ? styles.reading : '')}>
      <div className={clsx(styles.queue, 'relative shrinks')}>
        <Page
          key={search.view}
          title={titles[search.view]}
          lead={lead && say(lead)}
          actions={
            search.view === 'QUEUE' ? (
              <TakeNext search={search} onTaken={(id) => setSearch({ chosen: id })} />
            ) : undefined
          }
        >
          {search.view !== 'LATE' && <LateBand count={queue.data?.COUNTS.LATE ?? 0} />}
          <QueueCard
            search={search}
            queue={queue}
            size={QUEUE_PAGE_SIZE}
            chosen={chosen}
            onChoose={({ PATENT_ID }) => choose(PATENT_ID)}
            setSearch={setSearch}
          />
        </Page>
      </div>
      <CasePane patentId={chosen} onBack={wide ? undefined : () => setSearch({ chosen: undefined })} onDone={next} />
    </div>
  )
}

/** Assigns the most urgent unassigned case of this kind to the officer. */
function TakeNext({ search, onTaken }: { search: QueueSearch; onTaken: (patentId: string) => void }) {
  const { say } = useWords('desk')
  const key = useRef(newKey())
  const assign = useSend('officeTakeNext', {
    onSuccess: ({ PATENT_ID }) => {
      key.current = newKey()
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeQueue') })
      if (PATENT_ID === null) return showToast('desk:takeNext.none', { tone: 'info' })
      showToast('desk:takeNext.taken', { values: { number: PATENT_ID } })
      onTaken(PATENT_ID)
    },
    onError: (error) => showToast('core:load.failed', { tone: 'bad', detail: error.title }),
  })
  const body = { KIND: search.kind, RIGHT: search.right, LAW: search.law }
  return (
    <Button
      small
      icon="hand"
      busy={assign.isPending && say('desk:takeNext.busy')}
      onClick={() => assign.mutate({ body, key: key.current })}
    >
      <Label k="desk:takeNext" />
    </Button>
  )
}
