import './diff.css'

import type { TableChange } from '@saki/contracts/calendar'
import type { ReactNode } from 'react'

import { Card } from '../ui/Card.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalTime } from '../ui/LegalTime.tsx'
import { Table, type Column } from '../ui/Table.tsx'
import { useWords } from '../ui/useWords.ts'
import { DiffText } from './DiffText.tsx'

/** Who changed what in a table of the office, newest first. `nameOf` names the row. */
export function ChangeHistory({
  changes,
  nameOf,
  hides = [],
}: {
  changes: readonly TableChange[]
  nameOf: (change: TableChange) => ReactNode
  /** Columns that only name the row. */
  hides?: readonly string[]
}) {
  const { say } = useWords('office')
  const columns: Column<TableChange>[] = [
    { id: 'when', head: <Label k="office:changes.when" stacked />, cell: (row) => <LegalTime at={row.CHANGED_AT} /> },
    { id: 'what', head: <Label k="office:changes.what" stacked />, leads: true, cell: nameOf },
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
  return (
    <Card title={<Label k="office:changes" />} flush className="officechanges">
      <Table
        caption={say('office:changes')}
        columns={columns}
        rows={changes}
        rowKey={(row) => String(row.CHANGE_ID)}
        empty={say('office:changes.none')}
        dense
      />
    </Card>
  )
}
