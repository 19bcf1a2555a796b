import { clsx } from 'clsx'
import type { AnswerForm, AnswerPoint } from '@saki/contracts/answers'

import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { pointName } from './answerState.ts'
import type { useSendAnswer } from './useSend.ts'
import answerStyles from './answer.module.css'
import checklistStyles from '../../checklist/checklist.module.css'

interface CheckDialogProps {
  form: AnswerForm
  points: readonly AnswerPoint[]
  /** True while files are still being uploaded. */
  unsent: boolean
  sending: ReturnType<typeof useSendAnswer>
  onClose: () => void
}

/** Summary of the answer to confirm before it is sent; a sent answer cannot be changed. */
export function CheckDialog({ form, points, unsent, sending, onClose }: CheckDialogProps) {
  const { say } = useWords('answers', 'core')
  const online = useOnline()
  const { send, isSending, failure } = sending
  const files = points.reduce((count, { FILES }) => count + FILES.length, 0)
  const [first] = failure?.fields ?? []
  const why = first?.message ?? (failure?.title || say('core:load.unreachable'))
  return (
    <Dialog
      title={<Label k="answers:check.title" />}
      width={640}
      tall
      onClose={onClose}
      actions={
        <>
          <Button data-first onClick={onClose}>
            <Label k="answers:check.back" />
          </Button>
          <Button
            look="primary"
            icon="send"
            busy={isSending ? say('answers:send.busy') : undefined}
            blocked={unsent ? say('answers:send.unsent') : undefined}
            onClick={() => void send()}
          >
            <Label k="answers:send" />
          </Button>
        </>
      }
    >
      <p>
        {say('answers:send.confirm.text', {
          points: say('answers:list.points', { count: points.length }),
          files: say('answers:send.files', { count: files }),
        })}
      </p>
      <p>{say('answers:check.lead')}</p>
      <ol className={answerStyles.check}>
        {points.map((point) => (
          <li key={pointName(point)}>
            <b dir="auto">{point.TITLE}</b>
            {point.FILES.length > 0 && (
              <p>
                <span className="hint">
                  <Label k="answers:check.files" />:{' '}
                </span>
                {point.FILES.map(({ ID, FILE_NAME }) => (
                  <span key={ID}>
                    <bdi dir="ltr" className="filename">
                      {FILE_NAME}
                    </bdi>{' '}
                    <bdi>{point.EXHIBITS.find(({ DOC_ID }) => DOC_ID === ID)?.NAME}</bdi>{' '}
                  </span>
                ))}
              </p>
            )}
            {point.ANSWER_TEXT.trim() !== '' && (
              <p className={clsx(checklistStyles.said, 'keep-lines')} dir="auto">
                {point.ANSWER_TEXT}
              </p>
            )}
          </li>
        ))}
      </ol>
      {form.CONSEQUENCE && !online && <Note tone="warn">{say('answers:send.offline')}</Note>}
      {failure && (
        <Note tone="bad" role="alert">
          {failure.err === 'NETWORK' ? say('answers:send.offline') : say('answers:send.failed', { why })}
        </Note>
      )}
    </Dialog>
  )
}
