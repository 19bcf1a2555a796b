import { parseVerifyCode } from '@saki/domain/ids/verifyCode'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Input for the printed code; accepts any spacing and case. */
export function CodeForm({ given }: { given: string }) {
  const { say } = useWords('letters')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(given)
  const [wrong, setWrong] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const code = parseVerifyCode(typed)
    setWrong(!code)
    if (code) void navigate({ to: '/verifikasi/$code', params: { code } } as never)
  }
  return (
    <form className="card pad vfform" onSubmit={onSubmit} noValidate>
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
