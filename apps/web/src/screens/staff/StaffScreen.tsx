import type { StaffRow } from '@saki/contracts/staff'
import { useState } from 'react'

import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { textDirection } from '../../ui/TextField.tsx'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { CloseDialog } from './CloseDialog.tsx'
import { staffColumns, type StaffActs } from './columns.tsx'
import { OfficerDialog } from './OfficerDialog.tsx'
import { StaffHistory } from './StaffHistory.tsx'
import { matching, staffTabs, type StaffTab } from './staffTabs.ts'

/** /petugas/pegawai: accounts of the office with sections, roles and absences. */
export function StaffScreen() {
  const { say } = useWords('office', 'staff')
  const [isNew, setNew] = useState(false)
  const mayKeep = useHolds('administrator')
  return (
    <OfficePage
      title="staff:title"
      lead={say('staff:lead')}
      actions={
        mayKeep && (
          <Button look="primary" icon="plus" onClick={() => setNew(true)}>
            <Label k="staff:add" />
          </Button>
        )
      }
    >
      {() => (
        <>
          <Staff />
          {isNew && <OfficerDialog onClose={() => setNew(false)} />}
        </>
      )}
    </OfficePage>
  )
}

type Opened = { act: keyof StaffActs; row: StaffRow }

function Staff() {
  const { say } = useWords('office', 'staff')
  const { tab = 'active' } = usePageSearch('/petugas/pegawai')
  const navigate = useSetSearch('/petugas/pegawai')
  const { data, error, isPending, refetch } = useCall('officeStaff', { query: {} })
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const mayKeep = useHolds('administrator')
  const mayLead = useHolds('head', 'administrator')
  const ownId = useUser()?.USER_ID
  const staff = data?.STAFF ?? []
  const undivided = staff.filter((row) => row.IND_DIVIDED === 'N' && row.IND_ACTIVE === 'Y').length
  const close = () => setOpened(undefined)
  const acts: StaffActs = {
    change: (row) => setOpened({ act: 'change', row }),
    absence: (row) => setOpened({ act: 'absence', row }),
    close: (row) => setOpened({ act: 'close', row }),
  }
  const columns = staffColumns({
    acts,
    mayKeep,
    mayNote: ({ USER_ID }) => mayLead || USER_ID === ownId,
  })
  const panel = (id: StaffTab) => (
    <Table
      caption={say('staff:title')}
      columns={columns}
      rows={data && matching(staff, id, typed)}
      rowKey={({ USER_ID }) => String(USER_ID)}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={say('staff:none')}
    />
  )
  return (
    <div className="stack">
      {undivided > 0 && mayKeep && <Note tone="warn">{say('staff:undivided', { count: undivided })}</Note>}
      <Card flush>
        <div className="pad-12-16 hairline-below" role="search">
          <div className="input-frame lead grow">
            <Icon name="search" size={18} />
            <input
              className="input compact"
              type="search"
              dir={textDirection(typed)}
              aria-label={say('staff:find')}
              placeholder={say('staff:find')}
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        </div>
        <Tabs
          label={say('staff:title')}
          current={tab}
          onChoose={(id) => navigate({ tab: id === 'absent' || id === 'closed' ? id : undefined })}
          tabs={staffTabs.map((id) => ({
            id,
            label: <Label k={`staff:tab.${id}`} />,
            count: data && matching(staff, id, '').length,
            panel: id === tab ? panel(id) : null,
          }))}
        />
      </Card>
      {data && mayKeep && <StaffHistory changes={data.CHANGES} />}
      {data && opened?.act === 'change' && (
        <OfficerDialog
          key={opened.row.USER_ID}
          officer={opened.row}
          today={data.TODAY}
          onClose={close}
          {...(opened.row.IND_ACTIVE === 'Y' && { onEnd: () => acts.close(opened.row) })}
        />
      )}
      {data && opened?.act === 'absence' && (
        <AbsenceDialog officer={opened.row} staff={staff} today={data.TODAY} onClose={close} />
      )}
      {opened?.act === 'close' && <CloseDialog officer={opened.row} onClose={close} />}
    </div>
  )
}
