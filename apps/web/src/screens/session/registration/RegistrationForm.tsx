import { clsx } from 'clsx'
import { legalClockText } from '@saki/texts/dates'

import { useGoTo } from '../../../lib/pageAddress.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Page } from '../../../ui/Page.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PasswordRules } from '../PasswordRules.tsx'
import { IdentityGroup } from './IdentityGroup.tsx'
import { dropRegistration } from './registrationForm.ts'
import { StatementGroup, ConsultantGroup } from './StatementGroup.tsx'
import { SummaryRail } from './SummaryRail.tsx'
import { useRegistration, type RegistrationState } from './useRegistration.ts'
import { RegistrationGroup, messageOf } from './RegistrationGroup.tsx'
import styles from './registration.module.css'

/** Four groups on one page, the summary beside them, errors at the top. */
export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { say } = useWords('account')
  const goTo = useGoTo()
  const state = useRegistration(onRegistered)
  const cancel = () => {
    dropRegistration()
    void goTo({ to: '/login' })
  }
  return (
    <>
      <main id="main">
        <ErrorSummary faults={state.faults} attempt={state.attempt} />
        {state.refusal && (
          <div className="field">
            <ErrorPanel error={state.refusal} />
          </div>
        )}
        <Page title="login:register" lead={say('account:register.lead')} failed={state.faults.length > 0}>
          <div className={clsx(styles.columns, 'grid one-column-on-tablets align-start gap-24')}>
            <form
              id="registration"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                state.submit()
              }}
            >
              <AccountGroup state={state} />
              <IdentityGroup state={state} />
              <ConsultantGroup state={state} />
              <StatementGroup state={state} />
            </form>
            <SummaryRail state={state} />
          </div>
        </Page>
      </main>
      <StickyBar
        end={
          state.keptAt !== undefined && (
            <span className={'notablet sm muted inline-row gap-8'}>
              <Icon name="laptop" size={18} />
              {say('account:register.kept')} <bdi>{legalClockText(new Date(state.keptAt))}</bdi>
            </span>
          )
        }
      >
        <Button type="submit" form="registration" look="primary" busy={state.busy && say('account:register.busy')}>
          <Label k="account:register.press" />
        </Button>
        <Button onClick={cancel}>
          <Label k="core:cancel" />
        </Button>
      </StickyBar>
    </>
  )
}

function AccountGroup({ state }: { state: RegistrationState }) {
  const { say } = useWords('account')
  const { form, set } = state
  return (
    <RegistrationGroup name="account" state={state}>
      <div className={clsx(styles.fields, 'grid one-column-on-tablets align-start')}>
        <TextField
          id="EMAIL"
          className={styles.full}
          type="email"
          label={<Label k="login:email" />}
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
          label={<Label k="login:password" />}
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
        <div className={clsx(styles.full, 'field')}>
          <PasswordRules password={form.LOGIN_PASSWORD} repeat={form.LOGIN_PASSWORD_CONFIRM} email={form.EMAIL} />
        </div>
      </div>
    </RegistrationGroup>
  )
}
