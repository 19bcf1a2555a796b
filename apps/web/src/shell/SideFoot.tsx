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
    <div className={styles.sideFoot}>
      <LanguageSwitch />
      <div className={styles.who}>
        <span className="avatar" aria-hidden="true">
          {initials(user?.USER_NAME ?? '')}
        </span>
        <span className="grow">
          <b dir="auto">{user?.USER_NAME}</b>
          <small dir="ltr">{user?.EMAIL}</small>
        </span>
        <button type="button" className="icobtn" aria-label={say('shell:user.logout')} onClick={() => setAsking(true)}>
          <Icon name="logout" size={22} />
        </button>
      </div>
      {asking && <LogOutDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
