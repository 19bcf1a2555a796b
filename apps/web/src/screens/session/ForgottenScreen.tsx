import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'

import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { MailLinkForm } from './MailLinkForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** /login/forgetpass: asks for the link, and with ?token= from that link sets the new password. */
export function ForgottenScreen() {
  const { say } = useWords('account')
  const search: { token?: unknown } = useSearch({ strict: false })
  const [token, setToken] = useState(typeof search.token === 'string' ? search.token : '')
  if (token)
    return (
      <Page key="new" title="account:reset" above={<BackToLogin />} lead={say('account:reset.lead')}>
        <NewPasswordForm token={token} onExpired={() => setToken('')} />
      </Page>
    )
  return (
    <Page
      key="ask"
      title="account:forgotten"
      above={<BackToLogin />}
      lead={say(search.token ? 'account:link.expired' : 'account:forgotten.lead')}
    >
      <MailLinkForm call="forgotPassword" send="account:forgotten.send" />
    </Page>
  )
}
