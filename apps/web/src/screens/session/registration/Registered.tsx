import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { BackToLogin } from '../BackToLogin.tsx'
import { MailLinkForm } from '../MailLinkForm.tsx'

/** After registering: which mailbox to open, how to get the mail again, how to correct a wrong address. */
export function Registered({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { say } = useWords('account')
  return (
    <main id="main">
      <Page title="account:registered">
        <div className="later">
          <Note tone="good" icon="mail" role="status">
            {say('account:registered.lead', { email })}
          </Note>
          <Card title={<Label k="account:registered.none" />}>
            <MailLinkForm call="reactivateLogin" send="account:reactivate" email={email} />
            <div style={{ marginBlockStart: 16 }}>
              <Button look="act" icon="pencil" onClick={onAgain}>
                <Label k="account:registered.wrong" />
              </Button>
            </div>
          </Card>
          <div className="crumb">
            <BackToLogin />
          </div>
        </div>
      </Page>
    </main>
  )
}
