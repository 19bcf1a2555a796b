import type { SimilarTrademark } from '@saki/contracts/trademarks'
import { clsx } from 'clsx'

import { LikenessChip } from '../../../similarMarks/LikenessChip.tsx'
import { MarkPicture } from '../../../similarMarks/MarkPicture.tsx'
import styles from './citations.module.css'

interface PinnedMarksProps {
  marks: readonly SimilarTrademark[]
  /** FILENO of the mark that is compared. */
  shown: string | undefined
  onShow: (fileno: string) => void
}

/** The pinned marks, of which one is compared. */
export function PinnedMarks({ marks, shown, onShow }: PinnedMarksProps) {
  if (marks.length === 0) return null
  return (
    <ul className={clsx(styles.pinned, 'grid gap-8')}>
      {marks.map((MARK) => (
        <li key={MARK.FILENO}>
          <button
            type="button"
            className={clsx(styles.pin, 'row gap-10 framed')}
            aria-pressed={MARK.FILENO === shown}
            onClick={() => onShow(MARK.FILENO)}
          >
            <span className={styles.label}>
              <MarkPicture mark={MARK} size={40} />
            </span>
            <span className="grid one-column gap-4 shrinks">
              <bdi className="strong truncated">{MARK.MARK_NAME}</bdi>
              <LikenessChip level={MARK.LEVEL} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
