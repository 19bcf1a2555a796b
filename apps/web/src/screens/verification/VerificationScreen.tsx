import { clsx } from 'clsx'

import { formatVerifyCode, parseVerifyCode } from '@saki/domain/ids/verifyCode'
import { useState, type FormEvent } from 'react'

import { useGoTo, usePageParams } from '../../lib/pageAddress.ts'
import { OpenPage } from '../../shell/OpenPage.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { VerificationResult } from './VerificationResult.tsx'
import styles from './verification.module.css'

/** /verifikasi and /verifikasi/$code: shows what a printed letter is. Public. */
export function VerificationScreen() {
  const { say } = useWords('letters', 'core')
  const { code: given = '' } = usePageParams('/verifikasi/$code')
  const code = parseVerifyCode(given)
  return (
    <OpenPage>
      <Page title="letters:page.title" lead={say('letters:page.lead')}>
        <div className="grid gap-16 above-16">
          <CodeForm key={given} given={code ? formatVerifyCode(code) : given} />
          {code && <VerificationResult key={code} code={code} />}
          {given !== '' && !code && (
            <Note tone="bad" role="alert">
              {say('letters:page.wrongCode')}
            </Note>
          )}
        </div>
      </Page>
    </OpenPage>
  )
}

/** Input for the printed code; accepts any spacing and case. */
function CodeForm({ given }: { given: string }) {
  const { say } = useWords('letters')
  const goTo = useGoTo()
  const [typed, setTyped] = useState(given)
  const [wrong, setWrong] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const code = parseVerifyCode(typed)
    setWrong(!code)
    if (code) void goTo({ to: '/verifikasi/$code', params: { code } })
  }
  return (
    <form
      className={clsx('card pad', styles.form, 'flush-fields align-center grid one-column-on-phones gap-16')}
      onSubmit={onSubmit}
      noValidate
    >
      <TextField
        id="verify-code"
        label={<Label k="letters:page.code" />}
        hint={say('letters:page.codeHelp')}
        error={wrong ? say('letters:page.wrongCode') : undefined}
        code
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="primary" icon="shield">
        <Label k="letters:page.check" />
      </Button>
    </form>
  )
}
