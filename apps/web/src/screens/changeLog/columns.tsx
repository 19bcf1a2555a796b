import { clsx } from 'clsx'
import type { Answer } from '../../lib/ask.ts'
import { CaseLink } from '../../cases/CaseLink.tsx'
import { DiffText } from '../../officeTables/DiffText.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { sections } from './logSearch.ts'
import diffStyles from '../../officeTables/diff.module.css'

type LogRow = Answer<'getChangeLog'>['data'][number]

export const logColumns: readonly Column<LogRow>[] = [
  {
    id: 'case',
    head: <Label k="office:log.number" stacked />,
    leads: true,
    cell: (row) => (
      <>
        <CaseLink number={row.PATENT_ID} />
        <span className="next">
          <bdi>{row.TITLE}</bdi>
        </span>
      </>
    ),
  },
  {
    id: 'when',
    head: <Label k="office:log.when" stacked />,
    cell: (row) => (
      <>
        <LegalTime at={row.CHANGE_DATE} />
        <span className="next">
          <bdi>{row.CHANGE_USER_NAME}</bdi>
        </span>
      </>
    ),
  },
  { id: 'what', head: <Label k="office:log.section" stacked />, cell: (row) => <Changes row={row} /> },
  { id: 'ground', head: <Label k="office:log.ground" stacked />, cell: (row) => <Ground row={row} /> },
]

function Changes({ row }: { row: LogRow }) {
  const section = sections.find((one) => one === row.DATA_CODE)
  return (
    <>
      {section && (
        <span className="below-4 block muted caption-size">
          <Label k={`office:edit.section.${section}`} />
        </span>
      )}
      <ul className={clsx(diffStyles.list, 'grid gap-10')}>
        {row.CHANGES.map((change) => (
          <li key={change.FIELD}>
            <b>{change.LABEL}</b>
            <DiffText before={change.OLD_VALUE} after={change.NEW_VALUE} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Ground({ row }: { row: LogRow }) {
  const { say } = useWords('office')
  return (
    <>
      {row.CHANGE_USERDOC_REF ? say('office:log.request', { ref: row.CHANGE_USERDOC_REF }) : say('office:log.own')}
      <span className="next">
        <bdi>{row.REASON}</bdi>
      </span>
      {row.LEGAL_REASON && (
        <span className="next">
          {say('office:log.legal')}: <bdi>{row.LEGAL_REASON}</bdi>
        </span>
      )}
    </>
  )
}
