import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'

import { adoptRoute } from '../../lib/keptRoute.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { ActivationStep } from './activationLink.ts'
import { ActivationPassword } from './ActivationPassword.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { MailLinkForm } from './MailLinkForm.tsx'
import { NewActivationPassword } from './NewActivationPassword.tsx'
import { RejectRegistration } from './RejectRegistration.tsx'

/** /login/activation?userId=&token=: opening the link changes nothing; activation needs the registered password or a new one. */
export function ActivationScreen() {
  const { say } = useWords('account')
  const search: { userId?: unknown; token?: unknown } = useSearch({ strict: false })
  const userId = Number(search.userId)
  const hasLink = Number.isInteger(userId) && userId > 0
  const [step, setStep] = useState<ActivationStep>('password')
  const onStep = (next: ActivationStep) => {
    if (next === 'active') adoptRoute()
    setStep(next)
  }
  const link = { userId, token: String(search.token ?? ''), onStep }
  if (!hasLink || step === 'expired')
    return (
      <Page key="again" title="account:activation" above={<BackToLogin />}>
        <div className="field">
          {hasLink ? (
            <Note tone="warn" role="status">
              <b>{say('account:activation.expired')}</b>
              <p>{say('account:link.expired.how')}</p>
            </Note>
          ) : (
            <Note>{say('account:activation.noLink')}</Note>
          )}
        </div>
        <MailLinkForm call="reactivateLogin" send="account:reactivate.send" />
      </Page>
    )
  if (step === 'active' || step === 'rejected') return <Ended isActive={step === 'active'} />
  if (step === 'new') return <NewActivationPassword {...link} />
  if (step === 'reject') return <RejectRegistration {...link} />
  return <ActivationPassword {...link} />
}

function Ended({ isActive }: { isActive: boolean }) {
  const { say } = useWords('account')
  return (
    <Page key="ended" title="account:activation" above={<BackToLogin />}>
      <div className="field">
        <Note tone="good" role="status">
          <b>{say(isActive ? 'account:activation.done' : 'account:activation.notMe.done')}</b>
          <p>{say(isActive ? 'account:activation.done.how' : 'account:activation.notMe.how')}</p>
        </Note>
      </div>
      {isActive && (
        <PageLink to="/login" className="btn pri wide">
          <Label k="account:login" />
        </PageLink>
      )}
    </Page>
  )
}
