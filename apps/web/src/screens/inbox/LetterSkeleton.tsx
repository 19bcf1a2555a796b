import { clsx } from 'clsx'
import '../../viewer/viewer.module.css'

import { Skeleton } from '../../ui/Skeleton.tsx'
import { SheetSkeleton } from '../../viewer/pdf/SheetSkeleton.tsx'
import styles from './inbox.module.css'

/** A sheet of grey lines while the letter is on its way; after 5 s it says so in words. */
export function LetterSkeleton() {
  return (
    <div className={clsx(styles.pages, 'full-width grid gap-12')}>
      <Skeleton lines={0} />
      <SheetSkeleton />
    </div>
  )
}
