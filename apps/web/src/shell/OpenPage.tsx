import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { useOpenPath } from '../lib/pageAddress.ts'
import { ReportLink } from '../ui/ReportLink.tsx'
import { Brand } from './Brand.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './openPage.module.css'

/**
 * A page outside the frame, for readers without an account: brand, languages, content and the report of a problem, which names the page
 * without the code or token of its address. `wide`: 920 px instead of 760.
 */
export function OpenPage({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const pathname = useOpenPath()
  return (
    <div className={clsx(styles.page, 'pad-16', wide ? styles.wide : '')}>
      <header className={clsx(styles.head, 'row wrap between gap-12')}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="main">{children}</main>
      <footer className="noprint hint above-16">
        <ReportLink page={`/${pathname.split('/')[1]}`} />
      </footer>
    </div>
  )
}
