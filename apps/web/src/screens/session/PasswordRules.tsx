import { clsx } from 'clsx'
import { PASSWORD_MIN, passwordFaults, type PasswordFault } from '@saki/domain/passwords/passwordFaults'
import type { TextKey } from '@saki/texts'

import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './session.module.css'

const words: Record<PasswordFault, TextKey> = {
  'session:password.short': 'account:fault.password',
  'session:password.long': 'account:fault.password.long',
  'session:password.common': 'account:fault.password.common',
  'session:password.likeEmail': 'account:fault.password.email',
}

/** Errors of a new password and its repetition, by the server's rules. */
export function passwordFaultsOf(
  password: string,
  repeat: string,
  email: string,
): { field: 'password' | 'repeat'; key: TextKey }[] {
  const own = passwordFaults(password, email).map((fault) => ({ field: 'password' as const, key: words[fault] }))
  return password === repeat ? own : [...own, { field: 'repeat' as const, key: 'account:fault.password.same' }]
}

/** The password rules as a list; fulfilled ones are ticked while typing. */
export function PasswordRules({ password, repeat, email }: { password: string; repeat: string; email: string }) {
  const { say } = useWords('account')
  const count = [...password.normalize('NFC')].length
  const long = count >= PASSWORD_MIN
  const faults = passwordFaults(password, email)
  const rules: [text: string, met: boolean][] = [
    [say('account:password.rule.length', { count }), long],
    [say('account:password.rule.common'), long && !faults.includes('session:password.common')],
    [say('account:password.rule.email'), long && !faults.includes('session:password.likeEmail')],
    [say('account:password.rule.same'), count > 0 && password === repeat],
  ]
  return (
    <ul className={clsx(styles.rules, 'grid gap-2 muted caption-size')} aria-label={say('account:password.rules')}>
      {rules.map(([text, met]) => (
        <li key={text} className={clsx('row gap-8', met ? 'text-success' : '')}>
          <Icon name={met ? 'check-circle' : 'minus-circle'} size={16} />
          {text}
          <span className="sr">, {say(met ? 'account:password.rule.met' : 'account:password.rule.open')}</span>
        </li>
      ))}
    </ul>
  )
}
