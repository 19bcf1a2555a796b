import { clsx } from 'clsx'
import { useState } from 'react'

import { useUser } from '../lib/session.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LogOutDialog } from './LogOutDialog.tsx'
import { initials } from './initials.ts'
import styles from './shell.module.css'

/** Foot of the drawer on phones: language, name of the user, log out. */
export function SideFoot() {
  const { say } = useWords('shell')
  const user = useUser()
  const [asking, setAsking] = useState(false)
  return (
    <div className={clsx(styles.sideFoot, 'pad-12-16 grid gap-12 relative')}>
      <LanguageSwitch />
      <div className={clsx(styles.who, 'shrinks row gap-12 middle')}>
        <span className="avatar centered fixed" aria-hidden="true">
          {initials(user?.USER_NAME ?? '')}
        </span>
        <span className="grow">
          <b className="block break-anywhere" dir="auto">
            {user?.USER_NAME}
          </b>
          <small className="block caption-size break-anywhere" dir="ltr">
            {user?.EMAIL}
          </small>
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={say('shell:user.logout')}
          onClick={() => setAsking(true)}
        >
          <Icon name="logout" size={22} />
        </button>
      </div>
      {asking && <LogOutDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
