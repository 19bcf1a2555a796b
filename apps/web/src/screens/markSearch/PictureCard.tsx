import type { SimilarPicture } from '@saki/contracts/pictures'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { FoundCaseLink, StageChip } from '../../searches/RegisterCard.tsx'
import { ScoreBars } from '../../similarMarks/LikenessBars.tsx'
import { LikenessChip } from '../../similarMarks/LikenessChip.tsx'
import { MarkPicture } from '../../similarMarks/MarkPicture.tsx'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { comparedParts } from './pictureSearch.ts'
import styles from './markSearch.module.css'

/** Width of a picture in pixels where the grid has most room for it. */
const SIZE = 320

interface PictureCardProps {
  row: SimilarPicture
  /** Shows it beside the sought picture; undefined when there is none. */
  onWhy: (() => void) | undefined
  children: ReactNode
}

/** A case in the grid of pictures: the picture that is alike, how much, why in words, and the score of each part. Of a colour its share alone, which is no likeness. */
export function PictureCard({ row, onWhy, children }: PictureCardProps) {
  const { say, language } = useWords('search', 'pictureSearch')
  const compared = comparedParts(row)
  const why = compared
    .filter(({ level }) => level !== 'LOW')
    .map(({ part, level }) => say(level === 'HIGH' ? `pictureSearch:same.${part}` : `pictureSearch:alike.${part}`))
  return (
    <article className={clsx(styles.tile, 'card clipped grid one-column break-anywhere')}>
      <MarkPicture mark={{ MARK_NAME: row.TITLE, IMG_URL: row.PICTURE_URL }} size={SIZE} />
      <div className="hairline-above pad-12-16 grid one-column gap-4 content-start">
        <h3 className="middle">
          <FoundCaseLink row={row}>
            <bdi>{row.TITLE}</bdi>
          </FoundCaseLink>
        </h3>
        <p className="mono muted sm">
          <bdi dir="ltr">{row.PATENT_ID}</bdi>
        </p>
        <StageChip row={row} />
      </div>
      <div className="well hairline-above pad-12-16 grid one-column gap-8">
        <p className="row wrap gap-8 row-gap-4 sm">
          {row.SCORES.SHAPE !== null && <LikenessChip level={row.LEVEL} />}
          <span>{say('search:score', { score: row.SCORE })}</span>
        </p>
        <p className="muted sm" hidden={row.SCORES.SHAPE === null}>
          {why.length > 0 ? new Intl.ListFormat(language).format(why) : say('pictureSearch:alike.little')}
        </p>
        <ScoreBars
          bars={compared.map(({ part, score }) => ({ name: say(`pictureSearch:part.${part}`), score }))}
          level={row.SCORES.SHAPE === null ? 'LOW' : row.LEVEL}
        />
        {onWhy && (
          <Button
            small
            icon="panel"
            className="items-start"
            onClick={onWhy}
            aria-label={say('pictureSearch:why.of', { title: row.TITLE })}
          >
            <Label k="pictureSearch:why" />
          </Button>
        )}
        {children}
      </div>
    </article>
  )
}
