import { clsx } from 'clsx'
import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import '../../forms/forms.module.css'

import { useState, type FormEvent } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Choice, Check } from '../../ui/Choice.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { titledName } from '../../forms/agents/registered.ts'
import { useGrant, type GrantState } from './useGrant.ts'
import styles from './mandates.module.css'

const FORM = 'grant-form'

/** Grants a mandate to a consultant: number, scope, power and term. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords('agents', 'forms')
  const state = useGrant(onClose)
  const { terms, errors, change, sending } = state
  const [password, setPassword] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending.isPending) state.submit(state.needsPassword ? password : undefined)
  }
  return (
    <Dialog
      title={<Label k="agents:mandate.give" />}
      width={640}
      tall
      onClose={() => (sending.isPending ? undefined : onClose())}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button type="submit" form={FORM} look="primary" busy={sending.isPending && say('agents:mandate.busy')}>
            <Label k="agents:mandate.give" />
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.grant} noValidate onSubmit={onSubmit}>
        <AgentField state={state} />
        <ScopeFields state={state} />
        <Choice
          id="POWER"
          label={<Label k="agents:mandate.power" />}
          options={(['READ', 'PREPARE', 'FILE'] as const).map((value) => ({
            value,
            label: say(`agents:power.${value === 'READ' ? 'read' : value === 'PREPARE' ? 'prepare' : 'file'}`),
            hint: say(`agents:power.${value === 'READ' ? 'read' : value === 'PREPARE' ? 'prepare' : 'file'}.hint`),
          }))}
          value={terms.POWER}
          onChange={(POWER) => change({ POWER })}
        />
        <div className={clsx('pair', styles.pair)}>
          <DateField
            id="VALID_FROM"
            label={<Label k="agents:mandate.from" />}
            value={terms.VALID_FROM}
            error={errors.get('VALID_FROM')}
            onChange={(VALID_FROM) => change({ VALID_FROM })}
          />
          <DateField
            id="VALID_TO"
            label={<Label k="agents:mandate.to" />}
            value={terms.VALID_TO}
            error={errors.get('VALID_TO')}
            hint={say('agents:mandate.to.hint')}
            optional
            onChange={(VALID_TO) => change({ VALID_TO })}
          />
        </div>
        {state.needsPassword && (
          <Note tone="warn" role="status">
            <p>{say('agents:password.why')}</p>
            <PasswordField
              id="LOGIN_PASSWORD"
              label={<Label k="agents:password" />}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              error={errors.get('LOGIN_PASSWORD')}
              brief
              autoFocus
            />
          </Note>
        )}
        {sending.error && !state.needsPassword && sending.error.fields.length === 0 && (
          <Note tone="bad" role="alert">
            {sending.error.title || say('core:load.unreachable')}
          </Note>
        )}
      </form>
    </Dialog>
  )
}

function AgentField({ state }: { state: GrantState }) {
  const { say } = useWords('agents')
  const { terms, errors, lookup, change } = state
  return (
    <TextField
      id="NOTES"
      label={<Label k="agents:NOTES" />}
      code
      maxLength={254}
      autoComplete="off"
      placeholder="0000-0000"
      value={terms.NOTES}
      error={lookup.as === 'none' ? say('agents:notAvailable') : errors.get('NOTES')}
      hint={
        <span role="status" dir="auto">
          {lookup.as === 'found'
            ? [titledName(lookup.agent), lookup.agent.OFFICE_NAME].filter(Boolean).join(' · ')
            : lookup.as === 'searching'
              ? say('agents:searching')
              : lookup.as === 'failed'
                ? lookup.title || say('core:load.unreachable')
                : say('agents:number.form')}
        </span>
      }
      onChange={(NOTES) => change({ NOTES })}
    />
  )
}

function ScopeFields({ state: { terms, errors, change } }: { state: GrantState }) {
  const { say } = useWords('agents')
  return (
    <>
      <Choice
        id="SCOPE"
        label={<Label k="agents:mandate.scope" />}
        options={[
          { value: 'all', label: say('agents:mandate.scope.all'), hint: say('agents:mandate.scope.all.hint') },
          { value: 'rights', label: say('agents:mandate.scope.rights') },
          { value: 'case', label: say('agents:mandate.scope.case') },
        ]}
        value={terms.SCOPE}
        onChange={(SCOPE) => change({ SCOPE })}
      />
      {terms.SCOPE === 'rights' && (
        <div className={styles.rights} role="group" aria-label={say('agents:mandate.scope.rights')}>
          {lookLetters.map((right) => (
            <Check
              key={right}
              id={`right-${right}`}
              checked={terms.RIGHTS.includes(right)}
              error={right === lookLetters[0] ? errors.get('RIGHTS') : undefined}
              onChange={(on) =>
                change({ RIGHTS: on ? [...terms.RIGHTS, right] : terms.RIGHTS.filter((each) => each !== right) })
              }
            >
              {say(lookOf(right).names.mandate)}
            </Check>
          ))}
        </div>
      )}
      {terms.SCOPE === 'case' && (
        <TextField
          id="PATENT_ID"
          label={<Label k="agents:mandate.case" />}
          code
          maxLength={24}
          value={terms.PATENT_ID}
          hint={say('agents:mandate.case.hint')}
          error={errors.get('PATENT_ID')}
          onChange={(PATENT_ID) => change({ PATENT_ID })}
        />
      )}
    </>
  )
}
