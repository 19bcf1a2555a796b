import type { OfficeCitation } from '@saki/contracts/citations'
import { clsx } from 'clsx'

import { MarkPicture } from '../../../similarMarks/MarkPicture.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CitedGoods } from './CitedGoods.tsx'
import styles from './citations.module.css'

interface PinnedCitationsProps {
  citations: readonly OfficeCitation[]
  /** CITATION_ID of the one that is shown. */
  shown: number | undefined
  onShow: (citation: OfficeCitation) => void
}

/** What is pinned to the case, of which one is shown. */
export function PinnedCitations({ citations, shown, onShow }: PinnedCitationsProps) {
  const { say } = useWords('citations', 'register')
  if (citations.length === 0) return null
  return (
    <ul className={clsx(styles.pinned, 'grid gap-8')}>
      {citations.map((citation) => {
        const { CITATION_ID, KIND, CITED, GOODS, PICTURE, PASSAGE } = citation
        const picture = { MARK_NAME: CITED.TITLE, IMG_URL: PICTURE?.PICTURE_URL ?? CITED.IMG_URL }
        const part = PASSAGE && say(`register:hit.${PASSAGE.PART}`)
        return (
          <li key={CITATION_ID} className="grid">
            <button
              type="button"
              className={clsx(styles.pin, 'flex align-start gap-10 framed')}
              aria-pressed={CITATION_ID === shown}
              onClick={() => onShow(citation)}
            >
              <span className={styles.label}>
                <MarkPicture mark={picture} size={56} />
              </span>
              <span className="grid one-column gap-2 shrinks">
                <bdi className="strong truncated">{CITED.TITLE}</bdi>
                <bdi dir="ltr" className="mono small truncated">
                  {CITED.REGISTRATION_NBR || CITED.PATENT_ID}
                </bdi>
                <bdi className="small truncated">{CITED.OWNER_NAMES}</bdi>
                <span className="muted small truncated">
                  {part && PASSAGE?.PAGE
                    ? say('register:hit.page', { part, page: PASSAGE.PAGE })
                    : (part ?? say(`citations:kind.${KIND}`))}
                </span>
                <CitedGoods goods={GOODS} most={4} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
