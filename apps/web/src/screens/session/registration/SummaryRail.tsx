import { clsx } from 'clsx'
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { GroupMark, groupStatus } from './RegistrationGroup.tsx'
import { registrationGroups, type GroupName } from './registrationForm.ts'
import type { RegistrationState } from './useRegistration.ts'
import styles from './registration.module.css'

const after: readonly [IconName, 'mail' | 'file' | 'shield'][] = [
  ['mail', 'mail'],
  ['file-add', 'file'],
  ['shield', 'shield'],
]

/** The four groups with short answers and their status, and the next steps. On phones a row of four. */
export function SummaryRail({ state }: { state: RegistrationState }) {
  const { say } = useWords('account')
  const names = Object.keys(registrationGroups) as GroupName[]
  const done = names.filter((name) => groupStatus(name, state).standing === 'ok').length
  const first = names.find(
    (name) => ['part', 'open', 'bad'].includes(groupStatus(name, state).standing) && name !== 'consultant',
  )
  return (
    <aside className={clsx(styles.rail, 'card stays-in-view')}>
      <div className="card-head">
        <h2>
          <Label k="account:summary" />
        </h2>
        <span className="sm muted nowrap">{say('account:summary.done', { count: done })}</span>
      </div>
      <nav className={styles.summary} aria-label={say('account:summary')}>
        {names.map((name) => (
          <a
            key={name}
            href={`#group-${name}`}
            className={clsx('grid align-center gap-12 hairline-below small unlined', name === first ? 'on' : '')}
            onClick={(event) => {
              event.preventDefault()
              jump(name)
            }}
          >
            <GroupMark name={name} state={state} />
            <span>
              <b className="block middle">
                <Label k={`account:group.${name}`} />
              </b>
              {shortAnswer(name, state) && (
                <span className={'notablet block muted break-anywhere'}>
                  <bdi>{shortAnswer(name, state)}</bdi>
                </span>
              )}
            </span>
            <GroupStatusText name={name} state={state} />
          </a>
        ))}
      </nav>
      <div className={clsx(styles.afterwards, 'notablet pad-16-20')}>
        <h3 className="below-8 middle">
          <Label k="account:after" />
        </h3>
        <ol>
          {after.map(([icon, key]) => (
            <li key={key} className="grid gap-10 muted small">
              <Icon name={icon} className="text-link" />
              <span>{say(`account:after.${key}`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  )
}

function GroupStatusText({ name, state }: { name: GroupName; state: RegistrationState }) {
  const { say } = useWords('account')
  const { standing, faults, filled } = groupStatus(name, state)
  if (standing === 'bad')
    return (
      <span className="summary-state bad text-danger caption-size strong nowrap">
        {say('account:summary.faults', { count: faults })}
      </span>
    )
  if (standing === 'ok')
    return (
      <span className="summary-state ok text-success caption-size strong nowrap">
        {say('account:summary.complete')}
      </span>
    )
  if (standing === 'part')
    return (
      <span className="summary-state muted caption-size nowrap">
        {say('account:summary.part', { count: filled, of: registrationGroups[name].length })}
      </span>
    )
  return (
    <span className="summary-state muted caption-size nowrap">
      {say(name === 'consultant' ? 'account:summary.optional' : 'account:summary.open')}
    </span>
  )
}

function shortAnswer(name: GroupName, { form }: RegistrationState): string {
  return { account: form.EMAIL, identity: form.PERSON_NAME, consultant: form.NO_CONSULTANT, statement: '' }[name]
}

function jump(name: GroupName): void {
  const group = document.getElementById(`group-${name}`)
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
}
