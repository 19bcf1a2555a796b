import type { EveryCall, ReplyOf } from '@saki/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { queryKeyOf, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './office.module.css'

export type ConsultantRequestRow = ReplyOf<EveryCall['officeConsultantRequests']>['data'][number]

/** The officer's decision with its reason. If the request was decided or changed meanwhile, shows a message and reads it again. */
export function Decide({ request }: { request: ConsultantRequestRow }) {
  const { say } = useWords('agents')
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf('officeConsultantRequests') })
  const decide = useSend('officeDecideConsultant', {
    onSuccess: (_answer, { body }) => {
      showToast(`agents:office.done.${body?.IND_GRANT ?? 'Y'}`, { values: { name: request.USER_NAME } })
      void refresh()
    },
    onError: ({ err }) => (err === 'REQUEST_DECIDED' || err === 'NOT_FOUND' ? void refresh() : undefined),
  })
  const id = `reason-${request.KIND}-${request.USER_ID}`
  const wrong = decide.error?.fields.find(({ field }) => field === 'REASON')?.message
  const send = (IND_GRANT: 'Y' | 'N') => {
    const { KIND, USER_ID, REQUESTED_AT } = request
    decide.mutate({ body: { KIND, USER_ID, REQUESTED_AT, IND_GRANT, REASON: reason.trim() } })
  }
  const busy = decide.isPending && say('agents:office.busy')
  const given = decide.variables?.body?.IND_GRANT
  return (
    <form className={styles.decision} onSubmit={(event) => event.preventDefault()}>
      <TextArea
        id={id}
        label={<Label k="agents:office.reason" />}
        hint={say('agents:office.reason.hint')}
        rows={2}
        limit={1000}
        value={reason}
        onChange={setReason}
        error={wrong}
      />
      {decide.error && !wrong && (
        <Note tone="bad" role="alert">
          {decide.error.title || say('core:load.unreachable')}
        </Note>
      )}
      <div className="actions">
        <Button icon="check" busy={given === 'Y' && busy} onClick={() => send('Y')}>
          <Label k="agents:office.grant" />
          <span className="sr"> {request.USER_NAME}</span>
        </Button>
        <Button icon="minus-circle" busy={given === 'N' && busy} onClick={() => send('N')}>
          <Label k="agents:office.refuse" />
          <span className="sr"> {request.USER_NAME}</span>
        </Button>
      </div>
    </form>
  )
}
