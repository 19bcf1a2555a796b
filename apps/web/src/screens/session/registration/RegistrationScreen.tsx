import { useState } from 'react'

import { PageLink } from '../../../lib/PageLink.tsx'
import { Brand } from '../../../shell/Brand.tsx'
import { Copyright } from '../../../shell/Copyright.tsx'
import { LanguageSwitch } from '../../../shell/LanguageSwitch.tsx'
import { ThemeSwitch } from '../../../shell/ThemeSwitch.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { Registered } from './Registered.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

/** /daftar-akun, with its own layout. */
export function RegistrationScreen() {
  const { say } = useWords('account', 'shell')
  const [sentTo, setSentTo] = useState<string | undefined>()
  return (
    <div className="reg">
      <header className="rt">
        <div className="in">
          <Brand />
          <span className="grow hv" />
          <span className="sm muted hv">{say('account:register.already')}</span>
          <PageLink to="/login" className="btn s hv">
            <Label k="account:login" />
          </PageLink>
          <LanguageSwitch />
        </div>
      </header>
      {sentTo === undefined ? (
        <RegistrationForm onRegistered={setSentTo} />
      ) : (
        <Registered email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
      <footer className="foot">
        <Copyright />
        <span className="grow" />
        <ThemeSwitch />
      </footer>
    </div>
  )
}
