import { clsx } from 'clsx'
import '../../ui/icons/allIcons.ts'

import { lazy, Suspense } from 'react'

import { useOpenPath } from '../../lib/pageAddress.ts'
import { hasSessionFlag } from '../../lib/sessionGate.ts'
import { Brand } from '../../shell/Brand.tsx'
import { Missing } from './Missing.tsx'
import styles from './missing.module.css'

const SignedIn = lazy(() => import('./SignedInMissing.tsx'))

/** Screen for unknown addresses; inside the main layout for users with a session. */
export function NotFoundScreen() {
  const pathname = useOpenPath()
  if (!hasSessionFlag())
    return (
      <main id="main" className={clsx(styles.barePage, 'full-width relative')}>
        <Brand />
        <Missing address={pathname} />
      </main>
    )
  return (
    <Suspense>
      <SignedIn address={pathname} />
    </Suspense>
  )
}
