import { useState, type FormEvent } from 'react'

import { usePageSearch } from '../../lib/pageAddress.ts'
import { useSend } from '../../lib/queries.ts'
import { hasSessionFlag } from '../../lib/sessionGate.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Longest text the call accepts, in characters. */
const LIMIT = 2000

/** /lapor-masalah?dari=&kejadian=: reports a problem on a page of the portal, with or without a session. */
export function ReportScreen() {
  const { say } = useWords('report')
  const search = usePageSearch('/lapor-masalah')
  const page = String(search.dari ?? '').startsWith('/') ? String(search.dari) : '/'
  const [incident, setIncident] = useState(String(search.kejadian ?? ''))
  const [content, setContent] = useState('')
  const [fault, setFault] = useState<string>()
  const send = useSend('reportProblem')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missing = content.trim() === '' ? say('report:content.missing') : undefined
    const found = missing ?? (content.trim().length > LIMIT ? say('report:content.long', { limit: LIMIT }) : undefined)
    setFault(found)
    // Only what an incident number consists of; spaces come with copying.
    const INCIDENT = incident.replace(/[^\w.-]/g, '').slice(0, 64)
    if (!found && !send.isPending) send.mutate({ body: { PAGE: page, INCIDENT, CONTENT: content } })
  }
  if (send.data)
    return (
      <Page key="done" title="report:title">
        <Note tone="good" role="status">
          <b>{say('report:done', { id: send.data.ID })}</b>
          <p>{say('report:done.how')}</p>
        </Note>
      </Page>
    )
  return (
    <Page title="report:title" lead={say('report:lead')} failed={fault !== undefined || send.isError}>
      <form noValidate onSubmit={onSubmit}>
        {send.error && (
          <div className="field">
            <ErrorPanel error={send.error} />
          </div>
        )}
        <TextField
          id="report-page"
          code
          label={<Label k="report:page" />}
          value={page}
          onChange={() => undefined}
          locked
        />
        <TextField
          id="report-incident"
          code
          label={<Label k="report:incident" />}
          hint={say('report:incident.hint')}
          value={incident}
          onChange={setIncident}
          autoComplete="off"
        />
        <TextArea
          id="report-content"
          label={<Label k="report:content" />}
          hint={say('report:content.hint')}
          error={fault}
          value={content}
          onChange={setContent}
          limit={LIMIT}
          rows={6}
          autoFocus
        />
        <p className="hint field">{say(hasSessionFlag() ? 'report:sent' : 'report:anonymous')}</p>
        <Button type="submit" look="primary" icon="send" wide busy={send.isPending && say('report:busy')}>
          <Label k="report:send" />
        </Button>
      </form>
    </Page>
  )
}
