import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { MailLinkForm } from './MailLinkForm.tsx'

/** /login/reactivatelogin */
export function ReactivateScreen() {
  const { say } = useWords('account')
  return (
    <Page title="login:reactivate" above={<BackToLogin />} lead={say('account:reactivate.lead')}>
      <MailLinkForm call="reactivateLogin" send="account:reactivate.send" />
    </Page>
  )
}
