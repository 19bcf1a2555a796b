import { useState } from 'react'

import { usePageSearch } from '../../lib/pageAddress.ts'
import { adoptRoute } from '../../lib/adoptRoute.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { type ActivationStep, isDeadLink, type ActivationLink } from './activationLink.ts'
import { ActivationPassword } from './ActivationPassword.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { MailLinkForm } from './MailLinkForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** /login/activation?userId=&token=: opening the link changes nothing; activation needs the registered password or a new one. */
export function ActivationScreen() {
  const { say } = useWords('account')
  const { userId = 0, token = '' } = usePageSearch('/login/activation')
  const hasLink = userId > 0
  const [step, setStep] = useState<ActivationStep>('password')
  const onStep = (next: ActivationStep) => {
    if (next === 'active') adoptRoute()
    setStep(next)
  }
  const link = { userId, token: String(token), onStep }
  if (!hasLink || step === 'expired')
    return (
      <Page key="again" title="login:activation" above={<BackToLogin />}>
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
    <Page key="ended" title="login:activation" above={<BackToLogin />}>
      <div className="field">
        <Note tone="good" role="status">
          <b>{say(isActive ? 'account:activation.done' : 'account:activation.notMe.done')}</b>
          <p>{say(isActive ? 'account:activation.done.how' : 'account:activation.notMe.how')}</p>
        </Note>
      </div>
      {isActive && (
        <PageLink to="/login" className="button primary wide">
          <Label k="login:login" />
        </PageLink>
      )}
    </Page>
  )
}

/** Sets a new password instead of the registered one and activates the account. */
function NewActivationPassword({ userId, token, onStep }: ActivationLink) {
  const { say } = useWords('account')
  const activate = useSend('activateAccount', {
    onSuccess: () => onStep('active'),
    onError: (error) => (isDeadLink(error) ? onStep('expired') : undefined),
  })
  return (
    <Page
      key="new"
      title="account:activation.new"
      above={<BackToLogin />}
      lead={say('account:activation.new.lead')}
      failed={activate.isError}
    >
      <NewPasswordForm
        press="account:activation.new.press"
        isBusy={activate.isPending}
        error={activate.error}
        onSave={(passwords) => activate.mutate({ query: { userId }, body: { TOKEN: token, ...passwords } })}
      />
      <div className="link-line">
        <Button look="act" onClick={() => onStep('password')}>
          <Label k="account:activation.back" stacked />
        </Button>
      </div>
    </Page>
  )
}

/** For registrations made by somebody else with this mail address: explains it and deletes the registration. */
function RejectRegistration({ userId, token, onStep }: ActivationLink) {
  const { say } = useWords('account')
  const reject = useSend('rejectRegistration', {
    onSuccess: () => onStep('rejected'),
    onError: (error) => (isDeadLink(error) ? onStep('expired') : undefined),
  })
  return (
    <Page
      key="reject"
      title="account:activation.notMe"
      above={<BackToLogin />}
      lead={say('account:activation.notMe.lead')}
      failed={reject.isError}
    >
      {reject.error && (
        <div className="field">
          <ErrorPanel error={reject.error} />
        </div>
      )}
      <Button
        look="danger"
        wide
        busy={reject.isPending && say('core:loading')}
        onClick={() => reject.mutate({ query: { userId }, body: { TOKEN: token } })}
      >
        <Label k="account:activation.notMe.press" />
      </Button>
      <div className="link-line">
        <Button look="act" onClick={() => onStep('password')}>
          <Label k="account:activation.back" stacked />
        </Button>
      </div>
    </Page>
  )
}
