import { useState } from 'react'

import { usePageSearch } from '../../lib/pageAddress.ts'
import { adoptRoute } from '../../lib/adoptRoute.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useSend } from '../../lib/queries.ts'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { MailLinkForm } from './MailLinkForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** /login/forgetpass: requests the mailed link; with ?token= from that link it sets the new password. */
export function ForgottenScreen() {
  const { say } = useWords('account')
  const search = usePageSearch('/login/forgetpass')
  const [token, setToken] = useState(typeof search.token === 'string' ? search.token : '')
  if (token)
    return (
      <Page key="new" title="account:reset" above={<BackToLogin />} lead={say('account:reset.lead')}>
        <ResetPassword token={token} onExpired={() => setToken('')} />
      </Page>
    )
  return (
    <Page
      key="ask"
      title="login:forgotten"
      above={<BackToLogin />}
      lead={say(search.token ? 'account:link.expired' : 'account:forgotten.lead')}
    >
      <MailLinkForm call="forgotPassword" send="account:forgotten.send" />
    </Page>
  )
}

function ResetPassword({ token, onExpired }: { token: string; onExpired: () => void }) {
  const { say } = useWords('account')
  const reset = useSend('resetPassword', {
    onSuccess: adoptRoute,
    onError: (error) => (error.err === 'TOKEN_INVALID' ? onExpired() : undefined),
  })
  if (!reset.isSuccess)
    return (
      <NewPasswordForm
        press="account:reset.save"
        isBusy={reset.isPending}
        error={reset.error}
        onSave={(passwords) => reset.mutate({ body: { TOKEN: token, ...passwords } })}
      />
    )
  return (
    <Note tone="good" role="status">
      <b>{say('account:reset.done')}</b>
      <p>
        <PageLink to="/login">
          <Label k="login:login" />
        </PageLink>
      </p>
    </Note>
  )
}
