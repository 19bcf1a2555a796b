import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import { type ReactNode, useDeferredValue, useState } from 'react'

import { ClientFilter } from '../../cases/ClientFilter.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useUser } from '../../lib/session.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Pager } from '../../ui/Pager.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CopyDialog } from '../copy/CopyDialog.tsx'
import { saveSaki } from '../saki/saveSaki.ts'
import { Button } from '../../ui/Button.tsx'
import { columnsWith, Ticked } from './draftColumns.tsx'
import type { Doing } from './DraftMenu.tsx'
import { useDraftNavigate } from '../useDraftNavigate.ts'
import { useDeleteDraft } from './useDeleteDraft.ts'
import { useDraftRows, type DraftLine } from './useDraftRows.ts'
import styles from './draftList.module.css'
import { lateDialog } from '../../ui/Late.tsx'

const ReviewLinksDialog = lateDialog(async () => (await import('../review/ReviewLinksDialog.tsx')).ReviewLinksDialog)

const SIZE = 10

/** The reader's drafts, including those only on this device. */
export function DraftListTable() {
  // Loads the texts of the fees too: loading them when the first draft is ticked would hide the list for a moment.
  const { say } = useWords('drafts', 'filing', 'fees')
  const user = useUser()
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(SIZE)
  const [client, setClient] = useState<number | undefined>()
  const { lines, total, clients, error, isLoading, refetch, readCopies } = useDraftRows(
    user?.USER_ID,
    page,
    size,
    client,
  )
  const [asked, setAsked] = useState<{ what: 'copy' | 'share'; line: DraftLine } | undefined>()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const onDelete = useDeleteDraft(user?.USER_ID, readCopies)
  const openDraft = useDraftNavigate()
  const onDo = (what: Doing, line: DraftLine) => {
    if (what === 'submit') openDraft(line.id, 'check')
    else if (what === 'delete') void onDelete(line, line.title || say('drafts:untitled'))
    else if (what === 'saki') void saveSaki(line).catch(() => showToast('drafts:saki.failed', { tone: 'bad' }))
    else setAsked({ what, line })
  }
  const onTick = (id: string, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, id] : [...ticked].filter((other) => other !== id)))
  const chosen = (lines ?? []).filter(({ id }) => ticked.has(id))
  const { tempId } = asked?.line ?? {}
  const table = useDeferredValue(
    <Table
      caption={say('drafts:list.title')}
      columns={columnsWith({ onDo })}
      rows={lines}
      rowKey={({ id }) => id}
      loading={isLoading}
      error={error}
      onRetry={refetch}
      mark={({ id }) => (ticked.has(id) ? 'on' : undefined)}
      empty={say('drafts:list.empty')}
      emptyAction={
        <PageLink className="button" to="/buat-pengajuan">
          <Icon name="plus" />
          <Label k="drafts:start.title" />
        </PageLink>
      }
    />,
  )
  return (
    <div className={clsx('tight', styles.list)}>
      {(clients.length > 0 || client !== undefined) && (
        <div className="inset-12 hairline-below">
          <ClientFilter
            clients={clients}
            value={client}
            onChoose={(next) => {
              setClient(next)
              setPage(1)
            }}
          />
        </div>
      )}
      {chosen.length > 0 && (
        <SelectedDrafts count={chosen.length} onClear={() => setTicked(new Set())}>
          <PageLink
            className="button"
            to="/customer-screen/gabungan"
            search={{ drafts: chosen.flatMap(({ tempId }) => tempId ?? []).join(',') }}
          >
            <Icon name="money" />
            <Label k="fees:cart.title" />
          </PageLink>
        </SelectedDrafts>
      )}
      <Ticked value={{ ids: ticked, onTick }}>{table}</Ticked>
      {total > SIZE && <Pager page={page} size={size} total={total} onPage={setPage} onSize={setSize} />}
      {asked?.what === 'copy' && tempId !== undefined && (
        <CopyDialog from={tempId} title={asked.line.title} onClose={() => setAsked(undefined)} />
      )}
      {asked?.what === 'share' && tempId !== undefined && (
        <ReviewLinksDialog tempId={tempId} ready={async () => tempId} onClose={() => setAsked(undefined)} />
      )}
    </div>
  )
}

interface SelectedDraftsProps {
  count: number
  onClear: () => void
  /** Actions for all selected drafts. */
  children?: ReactNode
}

/** Number of selected drafts, and the actions for all of them. */
function SelectedDrafts({ count, onClear, children }: SelectedDraftsProps) {
  const { say } = useWords('drafts')
  return (
    <div className="pad-12-16 row wrap gap-16 row-gap-8 well hairline-below" role="status">
      <b>{say('drafts:list.ticked', { count })}</b>
      {children}
      <Button look="act" icon="close" onClick={onClear}>
        <Label k="drafts:list.untick" />
      </Button>
    </div>
  )
}
