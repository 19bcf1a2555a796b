import { clsx } from 'clsx'
import '../../../cases/cases.module.css'

import { useMemo } from 'react'

import { usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from '../desk.module.css'
import { choiceId } from '../ChoiceTable.tsx'
import { useQueueKeys } from '../useQueueKeys.ts'
import { useWide } from '../useWide.ts'
import { AppealList } from './AppealList.tsx'
import { AppealPane } from './AppealPane.tsx'
import { readAppealSearch, writeAppealSearch, type AppealSearch } from './appealSearch.ts'
import { CommissionOnly } from './CommissionOnly.tsx'

const PAGE = '/komisi-banding'
const SIZE = 10
/** Milliseconds; colleagues decide at any time. */
const EVERY = 15_000
const COLUMNS = 'minmax(0, 1fr) minmax(460px, 1fr)'

/** /komisi-banding: appeals before the Appeal Commission, the oldest first, and the chosen one beside them. */
export function AppealBoardScreen() {
  return (
    <CommissionOnly>
      <Board />
    </CommissionOnly>
  )
}

function Board() {
  const { say } = useWords('appeals', 'desk', 'requests', 'requestForms', 'applications', 'errors')
  const search = readAppealSearch(usePageSearch(PAGE))
  const navigate = useSetSearch(PAGE)
  const wide = useWide()
  const setSearch = (change: Partial<AppealSearch>, options?: { replace?: boolean }) =>
    navigate(writeAppealSearch({ ...search, ...change }), options)
  const { tab, q, page } = search
  const list = useCall(
    'appealQueue',
    { query: { tab, q: q || undefined, page, size: SIZE } },
    { refetchInterval: EVERY, placeholderData: (before) => before },
  )
  const rows = list.data?.data
  const ids = useMemo(() => rows?.map(choiceId), [rows])
  const chosen = search.chosen ?? (wide ? ids?.[0] : undefined)
  const choose = (id: string) => setSearch({ chosen: id }, { replace: wide })
  useQueueKeys({ ids, chosen, onChoose: choose, onOpen: choose })
  return (
    <div
      className={clsx(styles.desk, 'grid gap-24', !wide && search.chosen ? styles.reading : '')}
      style={wide ? { gridTemplateColumns: COLUMNS } : undefined}
    >
      <div className={clsx(styles.queue, 'relative shrinks')}>
        <Page title="appeals:queue" lead={say('appeals:queue.lead')}>
          <AppealList
            search={search}
            tab={tab ?? list.data?.TAB ?? 'NEW'}
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
        aria-label={say('appeals:pane')}
      >
        {!wide && chosen && (
          <div className={styles.back}>
            <Button look="act" icon="arrow-back" onClick={() => setSearch({ chosen: undefined })}>
              <Label k="appeals:back" />
            </Button>
          </div>
        )}
        {chosen ? (
          <AppealPane key={chosen} id={chosen} onAct={() => setSearch({ chosen }, { replace: true })} />
        ) : (
          <EmptyState>{say('appeals:choose')}</EmptyState>
        )}
      </aside>
    </div>
  )
}
