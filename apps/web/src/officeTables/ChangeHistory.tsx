import type { TableChange } from '@saki/contracts/calendar'
import { Card } from '../ui/Card.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../ui/LegalTime.tsx'
import { Table, type Column } from '../ui/Table.tsx'
import { useWords } from '../ui/useWords.ts'
import { DiffText } from './DiffText.tsx'
import styles from './diff.module.css'

/** Changes of an office table, newest first. `rows`: what a row's key is called. */
export function ChangeHistory({
  changes,
  rows,
  hides = [],
}: {
  changes: readonly TableChange[]
  rows: 'days' | 'codes' | 'names'
  /** Columns that only identify the row; not shown. */
  hides?: readonly string[]
}) {
  const { say } = useWords('office')
  return (
    <Card title={<Label k="office:changes" />} flush className={styles.changes}>
      <Table
        caption={say('office:changes')}
        columns={changeColumns(rows, hides)}
        rows={changes}
        rowKey={(row) => String(row.CHANGE_ID)}
        empty={say('office:changes.none')}
        dense
      />
    </Card>
  )
}

function changeColumns(rows: 'days' | 'codes' | 'names', hides: readonly string[]): Column<TableChange>[] {
  return [
    { id: 'when', head: <Label k="office:changes.when" stacked />, cell: (row) => <LegalTime at={row.CHANGED_AT} /> },
    {
      id: 'what',
      head: <Label k="office:changes.what" stacked />,
      leads: true,
      cell: ({ ROW_KEY }) =>
        rows === 'days' ? (
          <b>
            <LegalDateText date={ROW_KEY} />
          </b>
        ) : (
          <bdi className={rows === 'codes' ? 'mono' : undefined}>{ROW_KEY}</bdi>
        ),
    },
    {
      id: 'how',
      head: <Label k="office:changes" stacked />,
      cell: (row) => (
        <>
          {row.CHANGES.filter(({ FIELD }) => !hides.includes(FIELD)).map((change) => (
            <span key={change.FIELD} className="next">
              <DiffText before={change.OLD_VALUE} after={change.NEW_VALUE} />
            </span>
          ))}
        </>
      ),
    },
    {
      id: 'who',
      head: <Label k="office:changes.who" stacked />,
      cell: (row) => (
        <>
          <bdi>{row.USER_NAME}</bdi>
          {row.REASON && (
            <span className="next">
              <bdi>{row.REASON}</bdi>
            </span>
          )}
        </>
      ),
    },
  ]
}
