import type { StaffRow } from '@saki/contracts/staff'

import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Presence } from './Presence.tsx'

/** What can be opened at a row. */
export interface StaffActs {
  change: (row: StaffRow) => void
  absence: (row: StaffRow) => void
  close: (row: StaffRow) => void
}

interface Reader {
  acts: StaffActs
  /** Whether the reader keeps the accounts. */
  mayKeep: boolean
  /** Whether the reader notes absences of this account. */
  mayNote: (row: StaffRow) => boolean
}

/** Columns of the accounts. */
export function staffColumns({ acts, mayKeep, mayNote }: Reader): Column<StaffRow>[] {
  return [
    { id: 'who', head: <Label k="staff:who" stacked />, leads: true, cell: (row) => <Who row={row} /> },
    { id: 'roles', head: <Label k="staff:roles" stacked />, cell: (row) => <Roles row={row} /> },
    { id: 'presence', head: <Label k="staff:presence" stacked />, cell: (row) => <Presence row={row} /> },
    { id: 'cases', head: <Label k="staff:cases" stacked />, end: true, cell: ({ CASES }) => CASES },
    {
      id: 'login',
      head: <Label k="staff:lastLogin" stacked />,
      cell: ({ LAST_LOGIN }) => (LAST_LOGIN ? <LegalTime at={LAST_LOGIN} /> : <Label k="staff:never" />),
    },
    {
      id: 'acts',
      head: <span className="sr">–</span>,
      end: true,
      cell: (row) => (
        <span className="inline-row wrap gap-12">
          {mayKeep && <Act k="staff:edit" icon="pencil" of={row} onClick={() => acts.change(row)} />}
          {mayNote(row) && row.IND_ACTIVE === 'Y' && (
            <Act k="staff:absence" icon="clock-off" of={row} onClick={() => acts.absence(row)} />
          )}
          {mayKeep && row.IND_ACTIVE === 'N' && (
            <Act k="staff:open" icon="key" of={row} onClick={() => acts.close(row)} />
          )}
        </span>
      ),
    },
  ]
}

interface ActProps {
  k: 'staff:edit' | 'staff:absence' | 'staff:open'
  icon: Parameters<typeof Button>[0]['icon']
  of: StaffRow
  onClick: () => void
}

function Act({ k, icon, of, onClick }: ActProps) {
  return (
    <Button look="act" icon={icon} onClick={onClick}>
      <Label k={k} />
      <span className="sr"> {of.USER_NAME}</span>
    </Button>
  )
}

function Who({ row }: { row: StaffRow }) {
  return (
    <>
      <b>
        <bdi>{row.USER_NAME}</bdi>
      </b>
      <span className="next">
        <Label k={`staff:section.${row.SECTION}`} />
        {row.NIP && (
          <>
            {' '}
            <bdi className="mono" dir="ltr">
              {row.NIP}
            </bdi>
          </>
        )}
      </span>
      <span className="next">
        <bdi dir="ltr">{row.EMAIL}</bdi>
      </span>
    </>
  )
}

function Roles({ row }: { row: StaffRow }) {
  const { say } = useWords('staff')
  if (row.IND_DIVIDED === 'N')
    return (
      <Chip tone="amber" icon="warning">
        <Label k="staff:roles.all" />
      </Chip>
    )
  if (row.ROLES.length === 0) return <span className="muted">{say('staff:roles.none')}</span>
  return (
    <span className="grid items-start gap-6">
      {row.ROLES.map((role) => (
        <Chip key={role} tone="grey">
          <Label k={`staff:role.${role}`} />
        </Chip>
      ))}
    </span>
  )
}
