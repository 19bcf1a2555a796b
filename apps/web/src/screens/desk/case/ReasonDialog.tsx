import type { OfficeCase } from '@saki/contracts/desk'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { Note } from '../../../ui/Note.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { refreshOfficeCase } from '../action/useRecord.ts'

export type Tool = 'undo' | 'freeze' | 'resume' | 'setDue'

/** What the dialog needs of a case, or of a request in a case. */
export type ReasonedOn = Pick<OfficeCase, 'PROC_TYP' | 'PROC_NBR' | 'ROW_VERSION' | 'DUE_DATE' | 'UNDO'>

interface ReasonProps {
  tool: Tool
  found: ReasonedOn
  /** What is taken back besides, in the officer's words. */
  besides?: string
  onClose: () => void
}

/** Dialog of undo, suspend, resume and set due date: effect, reason, and the version of the case it was opened with. */
export function ReasonDialog({ tool, found, besides, onClose }: ReasonProps) {
  const { say } = useWords('desk', 'errors')
  const [reason, setReason] = useState('')
  const [day, setDay] = useState(found.DUE_DATE ?? '')
  const [ground, setGround] = useState('')
  const [tried, setTried] = useState(false)
  const sent = useTool(tool, onClose)
  const noReason = reason.trim().length < 3
  const noDay = tool === 'setDue' && !isLegalDate(day)
  const onSend = () => {
    setTried(true)
    if (!noReason && !noDay) sent.send(found, reason.trim(), { day, ground: ground.trim() })
  }
  const text = say(`desk:tool.${tool}.text`, {
    action: found.UNDO?.ACTION_TYPE_CAPTION || found.UNDO?.ACTION_TYPE_NAME || '',
  })
  const whyNoGround = sent.error?.fields.find(({ field }) => field === 'GROUND')?.message
  const whyNoDay = sent.error?.fields.find(({ field }) => field === 'DUE_DATE')?.message
  return (
    <Dialog
      title={<Label k={`desk:tool.${tool}`} />}
      width={tool === 'undo' ? 620 : 520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="desk:tool.cancel" />
          </Button>
          <Button look="primary" busy={sent.isPending && say('desk:tool.busy')} onClick={onSend}>
            <Label k={`desk:tool.${tool}`} />
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {besides && <p className="above-12">{besides}</p>}
      {sent.stale ? (
        <Note tone="warn" role="alert">
          <b>{say('desk:stale.title')}</b>
          <p>{say('desk:stale.text')}</p>
        </Note>
      ) : (
        sent.error && !whyNoDay && !whyNoGround && <ErrorPanel error={sent.error} />
      )}
      {tool === 'resume' && whyNoDay && <Note tone="warn">{whyNoDay}</Note>}
      {tool === 'setDue' && (
        <DateField
          id="tool-day"
          label={<Label k="desk:tool.setDue.day" />}
          value={day}
          onChange={setDay}
          error={tried && noDay ? say('errors:field.wrong') : whyNoDay}
        />
      )}
      {tool === 'setDue' && (
        <TextField
          id="tool-ground"
          label={<Label k="desk:tool.setDue.ground" />}
          hint={say('desk:tool.setDue.ground.hint')}
          maxLength={200}
          value={ground}
          onChange={setGround}
          error={whyNoGround}
        />
      )}
      <TextArea
        id="tool-reason"
        label={<Label k="desk:tool.reason" />}
        rows={3}
        limit={1000}
        value={reason}
        onChange={setReason}
        error={tried && noReason ? say('desk:tool.reason.missing') : undefined}
      />
    </Dialog>
  )
}

/** Sends one of the four calls. On a stale version it reads the case again and keeps the input. */
function useTool(tool: Tool, onClose: () => void) {
  const key = useRef(newKey())
  const options = {
    onSuccess: () => {
      showToast(tool === 'setDue' ? 'desk:tool.setDue.proposed' : 'desk:tool.done')
      void refreshOfficeCase()
      onClose()
    },
    onError: () => {
      key.current = newKey()
      void refreshOfficeCase()
    },
  }
  const calls = {
    undo: useSend('officeUndoAction', options),
    freeze: useSend('officeFreeze', options),
    resume: useSend('officeResume', options),
    setDue: useSend('officeSetDue', options),
  }
  const { isPending, error } = calls[tool]
  const send = (found: ReasonedOn, REASON: string, due: { day: string; ground: string }) => {
    if (isPending) return
    const body = { PROC_TYP: found.PROC_TYP, PROC_NBR: found.PROC_NBR, REASON, ROW_VERSION: found.ROW_VERSION }
    if (tool === 'undo')
      calls.undo.mutate({ body: { ...body, ACTION_NBR: found.UNDO?.ACTION_NBR ?? 0 }, key: key.current })
    else if (tool === 'setDue')
      calls.setDue.mutate({ body: { ...body, DUE_DATE: due.day, GROUND: due.ground }, key: key.current })
    else calls[tool].mutate({ body, key: key.current })
  }
  return { send, isPending, error, stale: error?.err === 'STALE_VERSION' }
}
