import { clsx } from 'clsx'
import styles from './shell.module.css'

/** Shown while a chunk or its texts load. Has no text of its own, because texts may be what is loading. */
export function PendingPage() {
  return (
    <div className={clsx(styles.pending, 'grid gap-24 full-width')} aria-busy="true" data-loading>
      <div className="skeleton" style={{ blockSize: 32, inlineSize: 280 }} />
      <div className="skeleton" style={{ blockSize: 160 }} />
    </div>
  )
}
