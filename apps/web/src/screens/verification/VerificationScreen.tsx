import './verification.css'

import { formatVerifyCode, parseVerifyCode } from '@saki/domain/ids/verifyCode'
import { useParams } from '@tanstack/react-router'

import { Brand } from '../../shell/Brand.tsx'
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CodeForm } from './CodeForm.tsx'
import { VerificationResult } from './VerificationResult.tsx'

/** /verifikasi and /verifikasi/$code: shows what a printed letter is. Public. */
export function VerificationScreen() {
  const { say } = useWords('letters', 'core')
  const { code: given = '' } = useParams({ strict: false }) as { code?: string }
  const code = parseVerifyCode(given)
  return (
    <div className="vfpage">
      <header className="vfhead">
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="main">
        <Page title="letters:page.title" lead={say('letters:page.lead')}>
          <CodeForm key={given} given={code ? formatVerifyCode(code) : given} />
          {code && <VerificationResult key={code} code={code} />}
          {given !== '' && !code && (
            <Note tone="bad" role="alert">
              {say('letters:page.wrongCode')}
            </Note>
          )}
        </Page>
      </main>
    </div>
  )
}
