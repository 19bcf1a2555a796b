import { clsx } from 'clsx'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'

import { MessageDialog } from '../ui/MessageDialog.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { useTransfer } from '../ui/transfer.ts'
import { useWords } from '../ui/useWords.ts'
import { PendingPage } from './PendingPage.tsx'
import styles from './shell.module.css'

const TransferDialog = lazy(async () => ({ default: (await import('../ui/TransferDialog.tsx')).TransferDialog }))

/** Around every page: skip link, toasts, message dialog, download progress. */
export function Root() {
  const isTransferring = useTransfer() !== undefined
  return (
    <>
      <Suspense fallback={null}>
        <RouteProgress />
      </Suspense>
      <Suspense fallback={<PendingPage />}>
        <SkipLink />
        <Outlet />
        <Toasts />
        <Suspense fallback={null}>{isTransferring && <TransferDialog />}</Suspense>
        <MessageDialog />
      </Suspense>
    </>
  )
}

/** Milliseconds. Faster pages show no bar, which would only flicker. */
const SHOWN_AFTER = 150
const SLOW_AFTER = 5000

/** A bar along the top while the next page loads; the previous page stays readable below it. */
function RouteProgress() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return isLoading ? <Bar /> : null
}

/** Mounted once per navigation, so that its delays start anew. */
function Bar() {
  const { say } = useWords()
  const [state, setState] = useState<'none' | 'shown' | 'slow'>('none')
  useEffect(() => {
    const timers = [setTimeout(() => setState('shown'), SHOWN_AFTER), setTimeout(() => setState('slow'), SLOW_AFTER)]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (state === 'none') return null
  return (
    <div className={styles.routeBar} role="progressbar" aria-label={say('core:loading')} data-testid="route-progress">
      <span className="sr" role="status">
        {say(state === 'slow' ? 'core:loading.slow' : 'core:loading')}
      </span>
      {state === 'slow' && (
        <span className={clsx(styles.routeSlow, 'text-plain surface framed small')}>{say('core:loading.slow')}</span>
      )}
    </div>
  )
}
