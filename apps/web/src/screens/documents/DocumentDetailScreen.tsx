import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import { useEffect, useRef } from 'react'

import { usePageSearch } from '../../lib/pageAddress.ts'
import { ask } from '../../lib/ask.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryKeyOf, queryClient, useCall } from '../../lib/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { NotShown } from '../../viewer/NotShown.tsx'
import { PaperPane } from '../../viewer/PaperPane.tsx'
import { Opening } from '../../viewer/pdf/Opening.tsx'
import { PaperFactsView } from './PaperFactsView.tsx'
import styles from './documents.module.css'

/** /user-document/detail: one document and its facts. F6 moves the focus between the two. */
export function DocumentDetailScreen() {
  const { say } = useWords('viewer')
  const search = usePageSearch('/user-document/detail')
  const id = /^[A-Za-z0-9_-]{3,64}$/.test(String(search.id ?? '')) ? String(search.id) : undefined
  const { data, error, refetch } = useCall(
    'getDocumentFacts',
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  )
  const [viewer, facts] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)]
  useMarkRead(data)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      const isInViewer = viewer.current?.contains(document.activeElement)
      ;(isInViewer ? facts : viewer).current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <Page
      title="viewer:detail.title"
      above={
        <PageLink to="/user-document">
          <Icon name="arrow-back" size={16} />
          <Label k="viewer:detail.back" />
        </PageLink>
      }
      actions={data && <Neighbours newer={data.NEWER_ID} older={data.OLDER_ID} />}
    >
      {id === undefined ? (
        <div className="card">
          <EmptyState>{say('viewer:detail.none')}</EmptyState>
        </div>
      ) : (
        <div className={clsx(styles.detail, 'grid one-column-on-tablets align-start gap-16')}>
          <section
            className={clsx('card', styles.preview, 'stack gap-0 shrinks clipped')}
            aria-label={say('viewer:detail.viewer')}
            ref={viewer}
            tabIndex={-1}
          >
            {error && !data && <NotShown error={error} onRetry={() => void refetch()} />}
            {!error && !data && <Opening loaded={0} size={0} />}
            {data && <PaperPane key={data.DOC_ID} paper={data} onRetry={() => void refetch()} />}
          </section>
          <aside
            className={clsx('card', styles.facts, 'one-column grid gap-12 inset-20')}
            aria-label={say('viewer:detail.facts')}
            ref={facts}
            tabIndex={-1}
          >
            {data && <PaperFactsView facts={data} />}
          </aside>
        </div>
      )}
    </Page>
  )
}

/** Marks the letter as read, as in the inbox. Users who act for somebody else have a read mark of their own. */
function useMarkRead(
  facts:
    | { IS_READ: 'Y' | 'N'; PROC_TYP: string | null; PROC_NBR: number | null; ACTION_NBR: number | null }
    | undefined,
): void {
  const { PROC_TYP: proc_typ, PROC_NBR: proc_nbr, ACTION_NBR: action_nbr } = facts ?? {}
  const isUnread = facts?.IS_READ === 'N'
  useEffect(() => {
    if (!isUnread || !proc_typ || !proc_nbr || !action_nbr) return
    ask('inboxUpdateIsRead', { body: { params: { proc_typ, proc_nbr, action_nbr }, status: 'Y' }, quiet: true }).then(
      () => {
        for (const name of ['getUserDocuments', 'getInboxUnreads', 'getInbox'] as const)
          void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
      },
      // Ignored: the document is shown anyway, and the mark is tried again when it is opened next.
      () => undefined,
    )
  }, [isUnread, proc_typ, proc_nbr, action_nbr])
}

function Neighbours({ newer, older }: { newer: string | null; older: string | null }) {
  return (
    <>
      {newer && (
        <PageLink to="/user-document/detail" search={{ id: newer }} className="button">
          <Icon name="chevron-back" size={18} />
          <Label k="viewer:detail.newer" />
        </PageLink>
      )}
      {older && (
        <PageLink to="/user-document/detail" search={{ id: older }} className="button">
          <Label k="viewer:detail.older" />
          <Icon name="chevron-next" size={18} />
        </PageLink>
      )}
    </>
  )
}
