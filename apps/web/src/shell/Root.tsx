import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

import { MessageDialog } from '../ui/MessageDialog.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { PendingPage } from './PendingPage.tsx'

/** Around every page: the skip link, the toasts, the one message. */
export function Root() {
  return (
    <Suspense fallback={<PendingPage />}>
      <SkipLink />
      <Outlet />
      <Toasts />
      <MessageDialog />
    </Suspense>
  )
}
