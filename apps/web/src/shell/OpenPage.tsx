import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Brand } from './Brand.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './openPage.module.css'

/** A page outside the frame, for readers without an account: brand, languages and content. `wide`: 920 px instead of 760. */
export function OpenPage({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={clsx(styles.page, 'pad-16', wide ? styles.wide : '')}>
      <header className={clsx(styles.head, 'row wrap between gap-12')}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="main">{children}</main>
    </div>
  )
}
