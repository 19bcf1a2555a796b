import type { CallDue } from '@saki/contracts/outgoing'
import { useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

const results = ['REACHED', 'NO_ANSWER', 'WRONG_NUMBER'] as const
type Result = (typeof results)[number]

/** Records the result of a phone call in the history of the letter. */
export function CallDialog({ due, onClose }: { due: CallDue; onClose: () => void }) {
  const { say } = useWords('outgoing', 'errors')
  const [result, setResult] = useState<Result | ''>('')
  const [tried, setTried] = useState(false)
  const [notes, setNotes] = useState('')
  // One key for all attempts of this dialog.
  const [key] = useState(newKey)
  const made = useSend('officeCallMade', {
    onSuccess: () => {
      showToast('outgoing:call.saved')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeCallList') })
      onClose()
    },
  })
  const save = () => {
    setTried(true)
    if (result === '' || made.isPending) return
    const params = { proc_typ: due.PROC_TYP, proc_nbr: due.PROC_NBR, action_nbr: due.ACTION_NBR }
    made.mutate({ body: { params, USER_ID: due.USER_ID, RESULT: result, NOTES: notes.trim() }, key })
  }
  return (
    <Dialog
      title={say('outgoing:call.title', { name: due.USER_NAME })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look="primary" busy={made.isPending && say('core:loading')} onClick={save}>
            <Label k="outgoing:call.save" />
          </Button>
        </>
      }
    >
      <p>
        <bdi dir="ltr" className="mono">
          {due.PATENT_ID}
        </bdi>{' '}
        <bdi>{due.SUBJECT}</bdi>
      </p>
      <Choice
        id="call-result"
        look="list"
        label={<Label k="outgoing:call.result" />}
        options={results.map((value) => ({ value, label: <Label k={`outgoing:call.${value}`} /> }))}
        error={tried && result === '' ? say('errors:field.required') : undefined}
        value={result}
        onChange={setResult}
      />
      <TextArea
        id="call-notes"
        label={<Label k="outgoing:call.notes" />}
        optional
        rows={3}
        limit={1000}
        value={notes}
        onChange={setNotes}
      />
      {made.error && (
        <Note tone="bad" role="alert">
          {made.error.title || say('core:load.unreachable')}
        </Note>
      )}
    </Dialog>
  )
}
