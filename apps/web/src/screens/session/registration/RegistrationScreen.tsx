import { clsx } from 'clsx'
import { useState } from 'react'

import { PageLink } from '../../../lib/PageLink.tsx'
import { Brand } from '../../../shell/Brand.tsx'
import { Copyright } from '../../../shell/Copyright.tsx'
import { LanguageSwitch } from '../../../shell/LanguageSwitch.tsx'
import { ThemeSwitch } from '../../../shell/ThemeSwitch.tsx'
import { Label } from '../../../ui/Label.tsx'
import { ReportLink } from '../../../ui/ReportLink.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/Page.tsx'
import { BackToLogin } from '../BackToLogin.tsx'
import { MailLinkForm } from '../MailLinkForm.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import styles from './registration.module.css'

/** /daftar-akun, with its own layout. */
export function RegistrationScreen() {
  const { say } = useWords('account', 'shell')
  const [sentTo, setSentTo] = useState<string | undefined>()
  return (
    <div className={clsx(styles.registration, 'stack gap-0')}>
      <header className="registration-top surface hairline-below">
        <div className="bar-content row gap-16">
          <Brand />
          <span className={'grow notablet'} />
          <span className={'sm muted notablet'}>{say('account:register.already')}</span>
          <PageLink to="/login" className={'button compact notablet'}>
            <Label k="login:login" />
          </PageLink>
          <LanguageSwitch />
        </div>
      </header>
      {sentTo === undefined ? (
        <RegistrationForm onRegistered={setSentTo} />
      ) : (
        <Registered email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
      <footer className="foot noprint row gap-24 hairline-above muted caption-size">
        <Copyright />
        <span className="grow" />
        <ReportLink page="/daftar-akun" />
        <ThemeSwitch />
      </footer>
    </div>
  )
}

/** After registering: which mailbox to open, how to get the mail again, how to correct a wrong address. */
function Registered({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { say } = useWords('account')
  return (
    <main id="main">
      <Page title="account:registered">
        <div className="later">
          <Note tone="good" icon="mail" role="status">
            {say('account:registered.lead', { email })}
          </Note>
          <Card title={<Label k="account:registered.none" />}>
            <MailLinkForm call="reactivateLogin" send="login:reactivate" email={email} />
            <div className="above-16">
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
