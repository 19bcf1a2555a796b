import type { OfficeCase } from '@saki/contracts/desk'
import { useState } from 'react'

import { useCall, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { refreshOfficeCase } from '../action/useRecord.ts'
import { coversCase } from '../many/coversCase.ts'

const NOBODY = 'nobody'

/** Assigns the case to a colleague, or returns it to the queue. */
export function AssignDialog({ found, onClose }: { found: OfficeCase; onClose: () => void }) {
  const { say } = useWords('desk', 'workload', 'errors')
  const officers = useCall('officeOfficers', {}, { staleTime: 300_000 }).data ?? []
  // Who has the case stays in the list, also without the role.
  const able = officers.filter((officer) => officer.USER_ID === found.OFFICER?.USER_ID || coversCase(officer, found))
  const [to, setTo] = useState(String(found.OFFICER?.USER_ID ?? ''))
  const [tried, setTried] = useState(false)
  const [reason, setReason] = useState('')
  const assign = useSend('officeAssign', {
    onSuccess: () => {
      showToast('desk:tool.done')
      void refreshOfficeCase()
      onClose()
    },
    onError: () => void refreshOfficeCase(),
  })
  const onSend = () =>
    assign.mutate({
      body: {
        PROC_TYP: found.PROC_TYP,
        PROC_NBR: found.PROC_NBR,
        USER_ID: to === NOBODY ? null : Number(to),
        HELD_BY: found.OFFICER?.USER_ID ?? null,
        REASON: reason.trim(),
      },
    })
  return (
    <Dialog
      title={<Label k="desk:tool.assign" />}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="desk:tool.cancel" />
          </Button>
          <Button
            look="primary"
            busy={assign.isPending && say('desk:tool.busy')}
            onClick={() => (to === '' ? setTried(true) : onSend())}
          >
            <Label k="desk:tool.assign" />
          </Button>
        </>
      }
    >
      <p>{say('desk:tool.assign.text')}</p>
      {assign.error?.err === 'STALE_VERSION' ? (
        <Note tone="warn" role="alert">
          {say('desk:tool.assign.other')}
        </Note>
      ) : (
        assign.error && <ErrorPanel error={assign.error} />
      )}
      <Select
        id="assign-to"
        label={<Label k="desk:tool.assign.to" />}
        value={to}
        onChange={setTo}
        error={tried && to === '' ? say('errors:field.required') : undefined}
        options={[
          ...able.map(({ USER_ID, USER_NAME: name, CASES: count, IND_ABSENT }) => ({
            value: String(USER_ID),
            label: say(IND_ABSENT === 'Y' ? 'workload:many.to.absent' : 'workload:many.to.officer', { name, count }),
          })),
          { value: NOBODY, label: say('desk:tool.assign.nobody') },
        ]}
      />
      <TextArea
        id="assign-reason"
        label={<Label k="desk:tool.reason" />}
        optional
        rows={2}
        limit={1000}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}
