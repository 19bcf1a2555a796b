import { Label } from '../../../ui/Label.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { PasswordRules } from '../PasswordRules.tsx'
import { RegistrationGroup, messageOf } from './RegistrationGroup.tsx'
import type { RegistrationState } from './useRegistration.ts'

export function AccountGroup({ state }: { state: RegistrationState }) {
  const { say } = useWords('account')
  const { form, set } = state
  return (
    <RegistrationGroup name="account" state={state}>
      <div className="fg">
        <TextField
          id="EMAIL"
          className="full"
          type="email"
          label={<Label k="account:email" />}
          value={form.EMAIL}
          onChange={(EMAIL) => set({ EMAIL })}
          error={messageOf(state, 'EMAIL')}
          hint={say('account:email.hint')}
          limit={200}
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField
          id="LOGIN_PASSWORD"
          brief
          label={<Label k="account:password" />}
          value={form.LOGIN_PASSWORD}
          onChange={(LOGIN_PASSWORD) => set({ LOGIN_PASSWORD })}
          error={messageOf(state, 'LOGIN_PASSWORD')}
          autoComplete="new-password"
        />
        <PasswordField
          id="LOGIN_PASSWORD_CONFIRM"
          brief
          label={<Label k="account:password.repeat" />}
          value={form.LOGIN_PASSWORD_CONFIRM}
          onChange={(LOGIN_PASSWORD_CONFIRM) => set({ LOGIN_PASSWORD_CONFIRM })}
          error={messageOf(state, 'LOGIN_PASSWORD_CONFIRM')}
          autoComplete="new-password"
        />
        <div className="full field">
          <PasswordRules password={form.LOGIN_PASSWORD} repeat={form.LOGIN_PASSWORD_CONFIRM} email={form.EMAIL} />
        </div>
      </div>
    </RegistrationGroup>
  )
}
