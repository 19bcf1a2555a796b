import { useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isDeadLink, type ActivationLink } from './activationLink.ts'
import { BackToLogin } from './BackToLogin.tsx'

/** For registrations made by somebody else with this mail address: explains it and deletes the registration. */
export function RejectRegistration({ userId, token, onStep }: ActivationLink) {
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
      <div className="lk">
        <Button look="act" onClick={() => onStep('password')}>
          <Label k="account:activation.back" stacked />
        </Button>
      </div>
    </Page>
  )
}
