import { lazy, Suspense } from 'react'

import type { ImagesDialogProps } from './OpenImages.tsx'

const OpenImages = lazy(async () => ({ default: (await import('./OpenImages.tsx')).OpenImages }))

/** All pictures of a draft or case in a dialog, which loads when it is opened. */
export function ImagesDialog(props: ImagesDialogProps) {
  return (
    <Suspense>
      <OpenImages {...props} />
    </Suspense>
  )
}
