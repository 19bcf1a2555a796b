import { clsx } from 'clsx'
import type { Paper } from '@saki/contracts/papers'

import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './documents.module.css'

type Say = ReturnType<typeof useWords>['say']

/** Documents ticked for the ZIP download. */
export interface DocumentSelection {
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isOn: boolean) => void
  /** DOC_IDs of this page that can be downloaded. */
  ready: readonly string[]
}

/** Column of checkboxes; the one in the head ticks the whole page. */
export function tickColumn(say: Say, { chosen, onChoose, ready }: DocumentSelection): Column<Paper> {
  const isAll = ready.length > 0 && ready.every((id) => chosen.has(id))
  return {
    id: 'choose',
    head: (
      <input
        type="checkbox"
        checked={isAll}
        aria-label={say('viewer:list.select.page')}
        onChange={() => onChoose(ready, !isAll)}
      />
    ),
    wideOnly: true,
    cell: (row) =>
      ready.includes(row.DOC_ID) && (
        <input
          type="checkbox"
          checked={chosen.has(row.DOC_ID)}
          aria-label={say('viewer:list.select', { name: row.DOC_NAME })}
          onChange={(event) => onChoose([row.DOC_ID], event.target.checked)}
        />
      ),
  }
}

/** Columns of the list of documents, from name to read mark. */
export const paperColumns = (say: Say): readonly Column<Paper>[] => [
  { id: 'name', head: <Label k="viewer:list.name" stacked />, leads: true, cell: (row) => <Name row={row} /> },
  { id: 'kind', head: <Label k="viewer:list.kind" stacked />, cell: (row) => <KindCell row={row} /> },
  { id: 'case', head: <Label k="viewer:list.case" stacked />, cell: (row) => <CaseCell row={row} /> },
  {
    id: 'from',
    head: <Label k="viewer:list.from" stacked />,
    cell: ({ DIRECTION, CLIENT }) =>
      DIRECTION === 'OUT' ? say('viewer:list.office') : (CLIENT?.USER_NAME ?? say('viewer:list.you')),
  },
  {
    id: 'date',
    head: <Label k="viewer:list.date" stacked />,
    cell: ({ DOC_DATE }) => <LegalDateText date={DOC_DATE} />,
  },
  {
    id: 'pages',
    head: <Label k="viewer:list.pages" stacked />,
    end: true,
    wideOnly: true,
    cell: ({ PAGES }) => PAGES ?? '–',
  },
  {
    id: 'read',
    head: <Label k="viewer:list.read" stacked />,
    wideOnly: true,
    cell: ({ IS_READ, DIRECTION }) =>
      DIRECTION === 'IN' ? '–' : say(IS_READ === 'Y' ? 'viewer:list.read.yes' : 'viewer:list.read.no'),
  },
]

function Name({ row }: { row: Paper }) {
  const { say } = useWords('viewer', 'core')
  return (
    <div className={clsx(styles.name, 'flex align-start gap-8')}>
      <Icon name={row.DIRECTION === 'OUT' ? 'receipt' : row.MIME.startsWith('image/') ? 'picture' : 'file'} size={18} />
      <div>
        <PageLink to="/user-document/detail" search={{ id: row.DOC_ID }}>
          <bdi>{row.DOC_NAME}</bdi>
        </PageLink>
        {row.IS_READ === 'N' && <span className="sr"> ({say('core:unread')})</span>}
        {row.DOC_NUMBER && (
          <small>
            <bdi dir="ltr" className="mono">
              {row.DOC_NUMBER}
            </bdi>
          </small>
        )}
        {row.WITHDRAWN === 'Y' && <small className={styles.removed}>{say('viewer:list.withdrawn')}</small>}
        {row.STATE === 'REFUSED' && <small className={styles.removed}>{say('viewer:list.refused')}</small>}
      </div>
    </div>
  )
}

/** The kind in the reader's language alone, so that a row has two lines. */
function KindCell({ row: { TYPE_NAME, TYPE_CAPTION } }: { row: Paper }) {
  return <span className={clsx(styles.kind, 'block')}>{TYPE_CAPTION || TYPE_NAME}</span>
}

function CaseCell({ row: { PATENT_ID, TITLE } }: { row: Paper }) {
  return (
    <span className={styles.caseLink}>
      <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: PATENT_ID }}>
        <bdi dir="ltr" className="mono">
          {PATENT_ID}
        </bdi>
      </PageLink>
      <small className="truncated">
        <bdi>{TITLE}</bdi>
      </small>
    </span>
  )
}
