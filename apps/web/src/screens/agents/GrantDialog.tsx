import { mandateForm } from '@saki/catalogue/dialogs/mandateForm'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { wordsOf, type FormRow } from '@saki/domain/forms/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { lookUpConsultant } from '../../forms/agents/useAgentLookup.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { ValueOf } from '../../forms/useDialogForm.ts'
import { queryKeyOf, useSend } from '../../lib/queries.ts'
import { officeNow } from '../../ui/clock.ts'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useWords } from '../../ui/useWords.ts'

const powers = ['READ', 'PREPARE', 'FILE'] as const

/** Grants a mandate to a consultant. A session that is too old is asked for the password. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords('agents', 'forms', 'errors')
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const sending = useSend('grantMandate', {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeyOf('myMandates') })
      onClose()
    },
  })
  const { error } = sending
  const passwordFault = error?.fields.find(({ field }) => field === 'LOGIN_PASSWORD')
  const needsPassword = error?.err === 'PASSWORD_NEEDED' || passwordFault !== undefined
  const today = legalDateOf(new Date(officeNow()))
  const grant = async (value: ValueOf, _key: string, row: FormRow) => {
    const number = value('NOTES')
    const found = await lookUpConsultant(number)
    if (found.as === 'none') return
    const name = found.as === 'found' ? found.agent.AGENT_NAME : number
    const body = {
      NOTES: number,
      RIGHTS: value('SCOPE') === 'rights' ? wordsOf(row['RIGHTS']) : null,
      PATENT_ID: value('SCOPE') === 'case' ? value('PATENT_ID') : null,
      POWER: powers.find((power) => power === value('POWER')) ?? 'READ',
      VALID_FROM: value('VALID_FROM'),
      VALID_TO: value('VALID_TO') || null,
      ...(needsPassword && password && { LOGIN_PASSWORD: password }),
    }
    // Without the key of the dialog: with a password the same mandate is another request.
    sending.mutate({ body }, { onSuccess: () => showToast('agents:mandate.given', { values: { name } }) })
  }
  return (
    <FormDialog
      title={<Label k="agents:mandate.give" />}
      width={720}
      save="agents:mandate.give"
      form={mandateForm}
      start={{ SCOPE: 'all', POWER: 'PREPARE', VALID_FROM: today }}
      today={today}
      sending={sending}
      onSave={(...given) => void grant(...given)}
      onClose={() => (sending.isPending ? undefined : onClose())}
      footer={
        needsPassword && (
          <Note tone="warn" role="status">
            <p>{say('agents:password.why')}</p>
            <PasswordField
              id="LOGIN_PASSWORD"
              label={<Label k="agents:password" />}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              error={passwordFault?.message}
              brief
              autoFocus
            />
          </Note>
        )
      }
    />
  )
}
