import { useSearch } from '@tanstack/react-router'

import { adoptRoute } from '../../lib/keptRoute.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { MailLinkForm } from './MailLinkForm.tsx'

/** /login/activation?userId=&token=: a press is required, so that mail scanners cannot use up the link. */
export function ActivationScreen() {
  const { say } = useWords('account')
  const search: { userId?: unknown; token?: unknown } = useSearch({ strict: false })
  const activate = useSend('activateAccount', { onSuccess: adoptRoute })
  const userId = Number(search.userId)
  const hasLink = Number.isInteger(userId) && userId > 0
  const expired = activate.error?.err === 'TOKEN_INVALID' || activate.error?.status === 404
  return (
    <Page
      title="account:activation"
      above={<BackToLogin />}
      lead={hasLink && !activate.isSuccess && !expired ? say('account:activation.lead') : undefined}
    >
      {activate.isSuccess && (
        <>
          <div className="field">
            <Note tone="good" role="status">
              <b>{say('account:activation.done')}</b>
            </Note>
          </div>
          <PageLink to="/login" className="btn pri wide">
            <Label k="account:login" />
          </PageLink>
        </>
      )}
      {hasLink && !activate.isSuccess && !expired && (
        <>
          {activate.error && (
            <div className="field">
              <ErrorPanel error={activate.error} />
            </div>
          )}
          <Button
            look="primary"
            wide
            busy={activate.isPending && say('core:loading')}
            onClick={() => activate.mutate({ query: { userId }, body: { TOKEN: String(search.token ?? '') } })}
          >
            <Label k="account:activation.press" />
          </Button>
        </>
      )}
      {(expired || !hasLink) && (
        <>
          <div className="field">
            {expired ? (
              <Note tone="warn" role="status">
                <b>{say('account:activation.expired')}</b>
                <p>{say('account:link.expired.how')}</p>
              </Note>
            ) : (
              <Note>{say('account:activation.noLink')}</Note>
            )}
          </div>
          <MailLinkForm call="reactivateLogin" send="account:reactivate.send" />
        </>
      )}
    </Page>
  )
}
