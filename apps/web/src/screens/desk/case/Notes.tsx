import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { queryClient, queryKeyOf, useCall, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalTime } from '../../../ui/LegalTime.tsx'
import { showToast } from '../../../ui/messages.ts'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'

const LIMIT = 4000

/** Notes of officers on a case, newest first, and a field for another. They belong to no act. */
export function Notes({ patentId }: { patentId: string }) {
  const { say } = useWords('deskCase', 'desk')
  const { data, error, refetch } = useCall('officeNotes', { query: { patentId } })
  return (
    <section className="inset-16 grid gap-12 one-column hairline-below">
      <div>
        <h3 className="row gap-6">
          <Icon name="lock" size={18} />
          <Label k="deskCase:notes" />
        </h3>
        <p className="hint">{say('deskCase:notes.lead')}</p>
      </div>
      <NewNote patentId={patentId} />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data?.NOTES.length === 0 && <p className="hint">{say('deskCase:notes.none')}</p>}
      {data && data.NOTES.length > 0 && (
        <ul className="grid gap-12 one-column">
          {data.NOTES.toReversed().map(({ NOTE_ID, TEXT, WRITTEN_BY, WRITTEN_AT }) => (
            <li
              key={NOTE_ID}
              className="break-anywhere"
              style={{ borderInlineStart: '3px solid var(--warning-line)', paddingInlineStart: 'var(--space-10)' }}
            >
              <p dir="auto" className="keep-lines">
                {TEXT}
              </p>
              <p className="hint">
                <bdi>{WRITTEN_BY}</bdi> · <LegalTime at={WRITTEN_AT} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NewNote({ patentId }: { patentId: string }) {
  const { say } = useWords('deskCase', 'desk')
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const key = useRef(newKey())
  const add = useSend('officeAddNote', {
    onSuccess: () => {
      key.current = newKey()
      setText('')
      setTried(false)
      showToast('deskCase:notes.saved')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeNotes') })
    },
  })
  const isEmpty = text.trim() === ''
  const onAdd = () => {
    setTried(true)
    if (!isEmpty && !add.isPending) add.mutate({ body: { PATENT_ID: patentId, TEXT: text.trim() }, key: key.current })
  }
  return (
    <div className="grid gap-8 one-column">
      <TextArea
        id="new-note"
        label={<Label k="deskCase:notes.new" />}
        rows={2}
        limit={LIMIT}
        value={text}
        onChange={(next) => {
          key.current = newKey()
          setText(next)
        }}
        error={
          tried && isEmpty
            ? say('deskCase:notes.missing')
            : add.error?.fields.find(({ field }) => field === 'TEXT')?.message
        }
      />
      {add.error && add.error.fields.length === 0 && <ErrorPanel error={add.error} />}
      <div>
        <Button small icon="plus" busy={add.isPending && say('desk:tool.busy')} onClick={onAdd}>
          <Label k="deskCase:notes.add" />
        </Button>
      </div>
    </div>
  )
}
