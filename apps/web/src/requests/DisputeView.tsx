import { Suspense, type ComponentProps } from 'react'

import { Skeleton } from '../ui/Skeleton.tsx'
import { latePart } from '../ui/latePart.tsx'

const DisputePapers = latePart(async () => (await import('./DisputePapers.tsx')).DisputePapers)

/** An opposition beside the answer to it, loaded when it is shown. */
export function DisputeView(props: ComponentProps<typeof DisputePapers>) {
  return (
    <Suspense fallback={<Skeleton lines={6} block={40} />}>
      <DisputePapers {...props} />
    </Suspense>
  )
}
