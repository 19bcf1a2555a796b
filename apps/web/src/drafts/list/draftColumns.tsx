import type { TextKey } from '@saki/texts'

import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { ProgressBar } from '../../ui/Progress.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import type { useDeleteDraft } from './useDeleteDraft.ts'
import type { DraftLine } from './useDraftRows.ts'

type Delete = ReturnType<typeof useDeleteDraft>

/** The columns of the list of drafts: what it is, how far it is, where it is kept, and the way on. */
export function columnsWith(onDelete: Delete): Column<DraftLine>[] {
  return [
    {
      id: 'title',
      head: <Label k="drafts:list.column.title" stacked />,
      leads: true,
      cell: (line) => <TitleCell line={line} />,
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
      cell: (line) => <RowActions line={line} onDelete={onDelete} />,
    },
  ]
}

function useNameOf({ title }: DraftLine): string {
  const { say } = useWords('drafts')
  return title || say('drafts:untitled')
}

function TitleCell({ line }: { line: DraftLine }) {
  const { say } = useWords('drafts', 'filing')
  const term = useTerm()
  const name = useNameOf(line)
  const done = line.steps ? say('drafts:hub.done', line.steps) : ''
  return (
    <>
      <PageLink
        className="rowlink"
        to="/buat-pengajuan/draft"
        search={{ draft: line.id }}
        aria-label={`${term('drafts:list.continue', { title: name }).term}${done ? `, ${done}` : ''}`}
      >
        <bdi>{name}</bdi>
      </PageLink>
      <span className="right D draftright">
        <Icon name="design" size={16} />
        <span lang="id">{term('filing:applTyp.DESIGN').term}</span>
      </span>
    </>
  )
}

function Progressed({ line }: { line: DraftLine }) {
  const { say } = useWords('drafts', 'filing')
  if (!line.steps) return <span className="muted">{say('drafts:list.notSent')}</span>
  const done = say('drafts:hub.done', line.steps)
  return (
    <>
      <span className="draftbar">
        <ProgressBar percent={(line.steps.done / line.steps.all) * 100} label={done} />
        <span>{done}</span>
      </span>
      {line.step && (
        <span className="next">{say('drafts:list.next', { step: say(`filing:step.${line.step}` as TextKey) })}</span>
      )}
    </>
  )
}

function RowActions({ line, onDelete }: { line: DraftLine; onDelete: Delete }) {
  const name = useNameOf(line)
  return (
    <div className="acts">
      <PageLink className="act" to="/buat-pengajuan/draft" search={{ draft: line.id }}>
        <Icon name="pencil" size={18} />
        <Label k="core:continue" />
        <span className="sr"> {name}</span>
      </PageLink>
      <Button look="act" icon="trash" onClick={() => void onDelete(line, name)}>
        <Label k="core:delete" />
        <span className="sr"> {name}</span>
      </Button>
    </div>
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
