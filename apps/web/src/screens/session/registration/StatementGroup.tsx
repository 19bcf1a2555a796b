import { clsx } from 'clsx'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Choice.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { RegistrationGroup, messageOf } from './RegistrationGroup.tsx'
import type { RegistrationState } from './useRegistration.ts'
import styles from './registration.module.css'

export function ConsultantGroup({ state }: { state: RegistrationState }) {
  const { say } = useWords('account')
  const { form, set } = state
  return (
    <RegistrationGroup name="consultant" state={state}>
      <div className={clsx(styles.fields, 'grid one-column-on-tablets align-start')}>
        <TextField
          id="NO_CONSULTANT"
          code
          optional
          label={<Label k="account:consultant" />}
          value={form.NO_CONSULTANT}
          onChange={(NO_CONSULTANT) => set({ NO_CONSULTANT })}
          error={messageOf(state, 'NO_CONSULTANT')}
          hint={say('account:consultant.hint')}
          maxLength={254}
          autoComplete="off"
        />
      </div>
    </RegistrationGroup>
  )
}

/** The consent checkbox and the proof of work, which needs no input. */
export function StatementGroup({ state }: { state: RegistrationState }) {
  const { say } = useWords('account')
  const { captcha } = state
  const icon = captcha.state === 'solved' ? 'shield' : captcha.state === 'failed' ? 'alert' : 'spinner'
  const look = captcha.state === 'solved' ? 'good' : captcha.state === 'failed' ? 'bad' : ''
  return (
    <RegistrationGroup name="statement" state={state}>
      <Check
        id="PERNYATAAN"
        checked={state.form.PERNYATAAN === 'Y'}
        onChange={(on) => state.set({ PERNYATAAN: on ? 'Y' : '' })}
        error={messageOf(state, 'PERNYATAAN')}
      >
        <Label k="account:statement" stacked />
      </Check>
      <div className={messageOf(state, 'CAPTCHA') ? 'field faulty' : ''}>
        {messageOf(state, 'CAPTCHA') && (
          <p className="fault">
            <Icon name="alert" size={18} />
            {messageOf(state, 'CAPTCHA')}
          </p>
        )}
        <div
          className={clsx(styles.verified, 'pad-12-16 row wrap gap-12 below-16 small', look)}
          id="CAPTCHA"
          tabIndex={-1}
          role="status"
        >
          <Icon name={icon} />
          <b>
            <Label k="account:captcha" />
          </b>
          <span>{say(`account:captcha.${captcha.state}`)}</span>
          {captcha.state === 'failed' && (
            <Button look="act" icon="renew" onClick={captcha.renew}>
              <Label k="core:retry" />
            </Button>
          )}
        </div>
      </div>
    </RegistrationGroup>
  )
}
