import './draftList.css'

import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { useOnline } from '../../lib/online.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Note } from '../../ui/Note.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { useDeleteDraft } from './useDeleteDraft.ts'
import { useDraftRows, type DraftLine } from './useDraftRows.ts'

const SIZE = 10

/** The reader's drafts, those only on this device among them. */
export function DraftTable() {
  const { say } = useWords('drafts', 'filing')
  const term = useTerm()
  const user = useUser()
  const isOnline = useOnline()
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(SIZE)
  const { lines, total, error, isLoading, refetch, readCopies } = useDraftRows(user?.USER_ID, page, size)
  const onDelete = useDeleteDraft(user?.USER_ID, readCopies)
  const nameOf = (line: DraftLine) => line.title || say('drafts:untitled')
  const columns: Column<DraftLine>[] = [
    {
      id: 'title',
      head: <Label k="drafts:list.column.title" stacked />,
      leads: true,
      cell: (line) => <TitleCell line={line} name={nameOf(line)} />,
    },
    {
      id: 'right',
      head: <Label k="drafts:list.column.right" stacked />,
      cell: () => (
        <span className="right D">
          <Icon name="design" size={18} />
          <span lang="id">{term('filing:applTyp.DESIGN').term}</span>
        </span>
      ),
    },
    {
      id: 'progress',
      head: <Label k="drafts:list.column.progress" stacked />,
      cell: (line) => <Progressed line={line} />,
    },
    {
      id: 'saved',
      head: <Label k="drafts:list.column.saved" stacked />,
      cell: ({ savedAt }) => (savedAt ? <LegalTime at={savedAt} /> : '–'),
    },
    { id: 'where', head: <Label k="drafts:list.column.where" stacked />, cell: (line) => <Where line={line} /> },
    {
      id: 'actions',
      head: <Label k="core:actions" stacked />,
      cell: (line) => (
        <div className="acts">
          <PageLink className="act" to="/buat-pengajuan/draft" search={{ draft: line.id }}>
            <Icon name="pencil" size={18} />
            <Label k="core:continue" />
            <span className="sr"> {nameOf(line)}</span>
          </PageLink>
          <Button look="act" icon="trash" onClick={() => void onDelete(line, nameOf(line))}>
            <Label k="core:delete" />
            <span className="sr"> {nameOf(line)}</span>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <div className="card draftlist">
      {!isOnline && (
        <div className="pad">
          <Note tone="warn" icon="offline" role="status">
            {say('drafts:list.offline')}
          </Note>
        </div>
      )}
      <Table
        caption={say('drafts:list.title')}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        loading={isLoading}
        error={error}
        onRetry={refetch}
        empty={say('drafts:list.empty')}
        emptyAction={
          <PageLink className="btn" to="/buat-pengajuan">
            <Icon name="plus" />
            <Label k="drafts:start.title" />
          </PageLink>
        }
      />
      {total > SIZE && <Pager page={page} size={size} total={total} onPage={setPage} onSize={setSize} />}
    </div>
  )
}

function TitleCell({ line, name }: { line: DraftLine; name: string }) {
  const { say } = useWords('drafts')
  const term = useTerm()
  const done = line.percent === undefined ? '' : say('drafts:list.done', { percent: line.percent })
  return (
    <PageLink
      className="rowlink"
      to="/buat-pengajuan/draft"
      search={{ draft: line.id }}
      aria-label={`${term('drafts:list.continue', { title: name }).term}${done ? `, ${done}` : ''}`}
    >
      <bdi>{name}</bdi>
    </PageLink>
  )
}

function Progressed({ line }: { line: DraftLine }) {
  const { say } = useWords('drafts', 'filing')
  if (line.percent === undefined) return <span className="muted">{say('drafts:list.notSent')}</span>
  return (
    <>
      {say('drafts:list.done', { percent: line.percent })}
      {line.step && (
        <span className="next">{say('drafts:list.next', { step: say(`filing:step.${line.step}` as TextKey) })}</span>
      )}
    </>
  )
}

function Where({ line }: { line: DraftLine }) {
  const { say } = useWords('drafts')
  return (
    <>
      <Label k={`drafts:list.where.${line.where}`} />
      {line.isUnsaved && <span className="next warm">{say('drafts:list.unsaved')}</span>}
    </>
  )
}
