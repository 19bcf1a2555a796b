import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { registrationGroups, type GroupName } from './registrationForm.ts'
import type { RegistrationState } from './useRegistration.ts'
import styles from './registration.module.css'

export type GroupStatus = 'ok' | 'bad' | 'part' | 'open'

/** Status of a group: with errors, complete, started, or empty. */
export function groupStatus(
  name: GroupName,
  { faults, open, form }: RegistrationState,
): { standing: GroupStatus; faults: number; filled: number } {
  const fields = registrationGroups[name]
  const shown = faults.filter((fault) => fields.includes(fault.field)).length
  const filled = fields.filter((field) => !open.has(field) && (field === 'CAPTCHA' || form[field] !== '')).length
  if (shown > 0) return { standing: 'bad', faults: shown, filled }
  if (name === 'consultant' && form.NO_CONSULTANT.trim() === '') return { standing: 'open', faults: 0, filled: 0 }
  if (filled === fields.length) return { standing: 'ok', faults: 0, filled }
  return {
    standing: filled > 0 && !(name === 'statement' && form.PERNYATAAN === '') ? 'part' : 'open',
    faults: 0,
    filled,
  }
}

/** The round mark of a group: its number, or a tick if complete. */
export function GroupMark({ name, state }: { name: GroupName; state: RegistrationState }) {
  const { standing } = groupStatus(name, state)
  const number = Object.keys(registrationGroups).indexOf(name) + 1
  const look = {
    ok: 'ok',
    bad: 'bad',
    part: 'now',
    open: '',
  }[standing]
  return (
    <span className={clsx('step-number', look)}>{standing === 'ok' ? <Icon name="check" size={16} /> : number}</span>
  )
}

export function RegistrationGroup({
  name,
  state,
  children,
}: {
  name: GroupName
  state: RegistrationState
  children: ReactNode
}) {
  return (
    <section
      className={clsx('card', styles.groupCard, 'below-16')}
      id={`group-${name}`}
      aria-labelledby={`group-${name}-title`}
      tabIndex={-1}
    >
      <div className="row gap-12 below-16">
        <GroupMark name={name} state={state} />
        <h2 id={`group-${name}-title`} className="large">
          <Label k={name === 'statement' ? 'account:group.statement.long' : `account:group.${name}`} />
        </h2>
      </div>
      {children}
    </section>
  )
}

export function messageOf(state: RegistrationState, field: string): string | undefined {
  return state.faults.find((fault) => fault.field === field)?.message
}
