import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { MessageDialog } from '../ui/MessageDialog.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { useTransfer } from '../ui/transfer.ts'
import { PendingPage } from './PendingPage.tsx'
import { RouteProgress } from './RouteProgress.tsx'

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
