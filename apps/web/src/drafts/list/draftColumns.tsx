import { clsx } from 'clsx'
import { newestFilingForm } from '@saki/catalogue/rights/filings'
import { legalDateText } from '@saki/texts/dates'
import { createContext, useContext } from 'react'

import { RightMark } from '../../cases/RightMark.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { ProgressBar } from '../../ui/Progress.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { DraftMenu, type Doing } from './DraftMenu.tsx'
import type { DraftLine } from './useDraftRows.ts'
import styles from './draftList.module.css'

interface ColumnsNeed {
  /** Runs an action of a row's menu. */
  onDo: (what: Doing, line: DraftLine) => void
}

/** Ids of the ticked drafts. A context, so that a tick is painted before the table is drawn. */
export const Ticked = createContext<{ ids: ReadonlySet<string>; onTick: (id: string, isTicked: boolean) => void }>({
  ids: new Set(),
  onTick: () => undefined,
})

/** Columns of the list of drafts: title, progress, where it is saved, fee, button to continue. */
export function columnsWith({ onDo }: ColumnsNeed): Column<DraftLine>[] {
  return [
    {
      id: 'tick',
      head: <span className="sr">{<Label k="core:choose" />}</span>,
      cell: (line) => <Tick line={line} />,
    },
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
      cell: (line) => <Saved line={line} />,
    },
    { id: 'fee', head: <Label k="drafts:list.column.fee" stacked />, cell: (line) => <Fee line={line} /> },
    {
      id: 'actions',
      head: <Label k="core:actions" stacked />,
      cell: (line) => <RowActions line={line} onDo={onDo} />,
    },
  ]
}

export function useNameOf({ title }: Pick<DraftLine, 'title'>): string {
  const { say } = useWords('drafts')
  return title || say('drafts:untitled')
}

function Tick({ line }: { line: DraftLine }) {
  const { ids, onTick } = useContext(Ticked)
  const { say } = useWords('drafts')
  const name = useNameOf(line)
  if (line.tempId === undefined) return null
  return (
    <label className={clsx(styles.tick, 'centered')}>
      <input
        type="checkbox"
        className="tick"
        checked={ids.has(line.id)}
        aria-label={say('drafts:list.tick', { title: name })}
        onChange={(event) => onTick(line.id, event.target.checked)}
      />
    </label>
  )
}

function TitleCell({ line }: { line: DraftLine }) {
  const { say } = useWords('drafts', 'filing', 'applications')
  const term = useTerm()
  const name = useNameOf(line)
  const done = line.steps ? say('drafts:hub.done', line.steps) : ''
  return (
    <>
      <PageLink
        className="row-link"
        to="/buat-pengajuan/draft"
        search={{ draft: line.id }}
        aria-label={`${term('drafts:list.continue', { title: name }).term}${done ? `, ${done}` : ''}`}
      >
        <bdi>{name}</bdi>
      </PageLink>
      {line.right && (
        <span className={clsx(styles.right, 'caption-size above-2 flex')}>
          <RightMark right={line.right} />
        </span>
      )}
      {line.client && (
        <span className={clsx('sm muted', styles.right, 'caption-size above-2 flex')}>
          <Icon name="user" size={16} /> <bdi>{line.client}</bdi>
        </span>
      )}
    </>
  )
}

function Progressed({ line }: { line: DraftLine }) {
  const { say, language } = useWords('drafts', 'filing')
  if (!line.steps) return <span className="muted">{say('drafts:list.notSent')}</span>
  const done = say('drafts:hub.done', line.steps)
  const page = newestFilingForm(line.formType)?.pages.find(({ id }) => id === line.step)
  return (
    <>
      <span className={clsx(styles.bar, 'grid gap-4')}>
        <ProgressBar percent={(line.steps.done / line.steps.all) * 100} label={done} />
        <span>{done}</span>
      </span>
      {page && (
        <span className={clsx('next', styles.nextStep)}>{say('drafts:list.next', { step: say(page.title) })}</span>
      )}
      {line.goesOn && (
        <span className="next warm">{say('drafts:list.goes', { date: legalDateText(line.goesOn, language) })}</span>
      )}
    </>
  )
}

/** When; in the second line where, and by whom. */
function Saved({ line: { savedAt, savedBy, where, isUnsaved } }: { line: DraftLine }) {
  const { say } = useWords('drafts')
  return (
    <>
      {savedAt ? <LegalTime at={savedAt} /> : '–'}
      <span className={clsx('next', styles.savedIn)}>
        {say(`drafts:list.where.${where}`)}
        {savedBy && `${say('core:comma')}${say('drafts:list.by', { name: savedBy })}`}
      </span>
      {isUnsaved && <span className="next warm">{say('drafts:list.unsaved')}</span>}
    </>
  )
}

function Fee({ line }: { line: DraftLine }) {
  const { say } = useWords('drafts')
  if (line.fee === undefined) return <span className="muted">{say('drafts:list.fee.unknown')}</span>
  return <Money amount={line.fee} />
}

function RowActions({ line, onDo }: { line: DraftLine; onDo: ColumnsNeed['onDo'] }) {
  const name = useNameOf(line)
  return (
    <div className="actions captionless">
      <PageLink className="text-button" to="/buat-pengajuan/draft" search={{ draft: line.id }}>
        <Icon name="pencil" size={18} />
        <Label k="core:continue" />
        <span className="sr"> {name}</span>
      </PageLink>
      <DraftMenu line={line} name={name} onDo={(what) => onDo(what, line)} />
    </div>
  )
}
