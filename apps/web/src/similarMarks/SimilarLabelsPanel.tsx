import { legalDateText } from '@saki/texts/dates'
import { clsx } from 'clsx'

import { useOnline } from '../lib/online.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useCall } from '../lib/queries.ts'
import { Card } from '../ui/Card.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { LikenessChip } from './LikenessChip.tsx'
import { MarkPicture } from './MarkPicture.tsx'
import styles from './similar.module.css'

const MOST_SHOWN = 3

interface SimilarLabelsPanelProps {
  /** File of the label in the draft. */
  fileId: string
  /** Classes of the draft; without any all are searched. */
  classes: readonly number[]
}

/** Marks with a label alike to the one in the draft. Never blocks: without an answer it says so in one line. */
export function SimilarLabelsPanel({ fileId, classes }: SimilarLabelsPanelProps) {
  const { say, language } = useWords('search', 'pictureSearch')
  const isOnline = useOnline()
  const query = { fileId, right: 'T' as const, classes: classes.join(',') || undefined }
  const { data, error } = useCall('getSimilarPictures', { query }, { enabled: isOnline, retry: false })
  const found = data?.data.filter(({ LEVEL }) => LEVEL !== 'LOW').slice(0, MOST_SHOWN)
  const words = wordsInstead()
  return (
    <Card title={<Label k="pictureSearch:labels" />}>
      <div role="status">{words && <p className="muted sm">{say(words)}</p>}</div>
      {found && found.length > 0 && (
        <ul className="hairlines">
          {found.map((row) => (
            <li key={row.PATENT_ID} className={clsx(styles.compact, 'grid gap-12')}>
              <MarkPicture mark={{ MARK_NAME: row.TITLE, IMG_URL: row.PICTURE_URL }} size={48} />
              <div className="grid one-column gap-4">
                <div className="flex between align-start gap-8">
                  <h3 className="middle break-anywhere">
                    <PageLink to="/list-tm/trademarks/$fileno" params={{ fileno: row.PATENT_ID }}>
                      <bdi>{row.TITLE}</bdi>
                    </PageLink>
                  </h3>
                  <LikenessChip level={row.LEVEL} />
                </div>
                <p className="muted sm">
                  {say('search:classes.named', { classes: row.CLASSES.join(say('core:comma')) })}
                  {row.EXPIRATION_DATE &&
                    ` · ${say('search:until', { date: legalDateText(row.EXPIRATION_DATE, language) })}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )

  function wordsInstead() {
    if (!isOnline) return 'search:panel.offline' as const
    if (error) return 'pictureSearch:labels.failed' as const
    if (!found) return 'pictureSearch:searching' as const
    return found.length === 0 ? ('pictureSearch:none' as const) : undefined
  }
}
