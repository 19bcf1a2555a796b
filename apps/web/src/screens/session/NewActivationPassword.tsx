import { useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isDeadLink, type ActivationLink } from './activationLink.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Sets a new password instead of the registered one and activates the account. */
export function NewActivationPassword({ userId, token, onStep }: ActivationLink) {
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
      <div className="lk">
        <Button look="act" onClick={() => onStep('password')}>
          <Label k="account:activation.back" stacked />
        </Button>
      </div>
    </Page>
  )
}
