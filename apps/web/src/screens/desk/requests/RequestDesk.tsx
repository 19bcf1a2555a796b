import { clsx } from 'clsx'
import '../../../cases/cases.module.css'

import type { DeskRequestRow } from '@saki/contracts/deskRequests'
import { useCallback, useMemo } from 'react'

import { useGoTo, usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { useQueueKeys } from '../useQueueKeys.ts'
import { useWide } from '../useWide.ts'
import { readDeskSearch, writeDeskSearch, type DeskSearch } from './deskSearch.ts'
import { DeskRequestPane } from './DeskRequestPane.tsx'
import { RequestQueue } from './RequestQueue.tsx'
import styles from '../desk.module.css'

const SIZE = 10
/** Milliseconds; colleagues decide at any time. */
const EVERY = 15_000
/** The pane shows answers and documents beside each other. */
const COLUMNS = 'minmax(0, 1fr) minmax(460px, 1fr)'

const idOf = ({ PROC_TYP, PROC_NBR }: DeskRequestRow) => `${PROC_TYP}-${PROC_NBR}`

/** /petugas?view=requests: requests after filing that wait for the office, the oldest first, and the chosen one beside them. */
export function RequestDesk() {
  const { say } = useWords('desk', 'ownRequests', 'requests', 'requestForms', 'applications', 'errors')
  const search = readDeskSearch(usePageSearch('/petugas'))
  const navigate = useSetSearch('/petugas')
  const goTo = useGoTo()
  const wide = useWide()
  const setSearch = (change: Partial<DeskSearch>, options?: { replace?: boolean }) =>
    navigate(writeDeskSearch({ ...search, ...change }), options)
  const { tab, kind, q, page } = search
  const list = useCall(
    'officeRequests',
    { query: { tab, kind, q: q || undefined, page, size: SIZE } },
    { refetchInterval: EVERY, placeholderData: (before) => before },
  )
  const rows = list.data?.data
  const ids = useMemo(() => rows?.map(idOf), [rows])
  const chosen = search.chosen ?? (wide ? ids?.[0] : undefined)
  const choose = (id: string) => setSearch({ chosen: id }, { replace: wide })
  const open = useCallback(
    (id: string) => {
      const patentId = rows?.find((row) => idOf(row) === id)?.PATENT_ID
      if (patentId) void goTo({ to: '/petugas/berkas/$patentId', params: { patentId } })
    },
    [goTo, rows],
  )
  useQueueKeys({ ids, chosen, onChoose: choose, onOpen: open })
  return (
    <div
      className={clsx(styles.desk, 'grid gap-24', !wide && search.chosen ? styles.reading : '')}
      style={wide ? { gridTemplateColumns: COLUMNS } : undefined}
    >
      <div className={clsx(styles.queue, 'relative shrinks')}>
        <Page title="desk:requests">
          <RequestQueue
            search={search}
            list={list}
            size={SIZE}
            chosen={chosen}
            onChoose={choose}
            setSearch={setSearch}
          />
        </Page>
      </div>
      <aside
        className={clsx(styles.pane, 'stack gap-0 relative shrinks surface framed')}
        aria-label={say('desk:requests.pane')}
      >
        {!wide && chosen && (
          <div className={styles.back}>
            <Button look="act" icon="arrow-back" onClick={() => setSearch({ chosen: undefined })}>
              <Label k="desk:requests.back" />
            </Button>
          </div>
        )}
        {chosen ? (
          <DeskRequestPane key={chosen} id={chosen} onAct={() => setSearch({ chosen }, { replace: true })} />
        ) : (
          <EmptyState>{say('desk:requests.choose')}</EmptyState>
        )}
      </aside>
    </div>
  )
}
