import { clsx } from 'clsx'
import { useState, type KeyboardEvent } from 'react'

import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { DocumentCheck } from './checks.ts'
import { usePagePicture } from './usePagePicture.ts'
import styles from './preflight.module.css'

/** Width in pixels of a page in the large view. */
const WIDTH = 1240

/**
 * 'Lihat sebagai pemeriksa': the document page by page, as it is drawn for the examiner. Arrow keys change the page.
 */
export function PageViewer({ check, first, onClose }: { check: DocumentCheck; first: number; onClose: () => void }) {
  const { say } = useWords('preflight')
  const [page, setPage] = useState(first)
  const of = check.progress.pageCount
  const { url, failed } = usePagePicture(check, page, WIDTH)
  const go = (step: number) => setPage((now) => Math.min(Math.max(1, now + step), of))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === 'ArrowRight') go(isRtl ? -1 : 1)
    if (event.key === 'ArrowLeft') go(isRtl ? 1 : -1)
    if (event.key === 'PageDown') go(1)
    if (event.key === 'PageUp') go(-1)
  }
  return (
    <Dialog title={<Label k="preflight:viewer.title" />} width={920} tall onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys change the page; the buttons do the same */}
      <div className="grid gap-12 items-center" onKeyDown={onKeyDown}>
        <div className={'row gap-12'}>
          <button
            type="button"
            className="icon-button"
            aria-label={say('preflight:viewer.previous')}
            aria-disabled={page === 1 || undefined}
            onClick={() => go(-1)}
          >
            <Icon name="chevron-back" />
          </button>
          <b role="status">{say('preflight:viewer.page', { page, of })}</b>
          <button
            type="button"
            className="icon-button"
            data-first=""
            aria-label={say('preflight:viewer.next')}
            aria-disabled={page === of || undefined}
            onClick={() => go(1)}
          >
            <Icon name="chevron-next" />
          </button>
        </div>
        {failed && <p className="note warn">{say('preflight:viewer.failed')}</p>}
        {!failed && !url && (
          <p className={clsx(styles.drawing, 'row gap-8')}>
            <Icon name="spinner" /> {say('preflight:viewer.drawing')}
          </p>
        )}
        {url && (
          <img
            src={url}
            alt={say('preflight:viewer.page', { page, of })}
            className={clsx(styles.large, 'full-width')}
          />
        )}
      </div>
    </Dialog>
  )
}
