import { clsx } from 'clsx'
import { weightOf, type PictureWeights } from '@saki/domain/pictures/pictureWeights'

import { FacetGroup } from '../../searches/Facets.tsx'
import { useWords } from '../../ui/useWords.ts'
import { parts } from './pictureSearch.ts'
import styles from './markSearch.module.css'

interface ComparedPartsProps {
  weights: PictureWeights
  onChange: (weights: PictureWeights) => void
}

/** How much shape, colour and lines count. One part always counts. */
export function ComparedParts({ weights, onChange }: ComparedPartsProps) {
  const { say } = useWords('pictureSearch')
  return (
    <FacetGroup title="pictureSearch:compared">
      {parts.map((part) => {
        const others = parts.filter((each) => each !== part)
        const isLast = others.every((each) => weights[each] === 0)
        const word = say(`pictureSearch:weight.${weights[part]}`)
        return (
          <label key={part} className={clsx(styles.weight, 'grid align-center gap-8')}>
            <span>{say(`pictureSearch:part.${part}`)}</span>
            <input
              type="range"
              min={0}
              max={2}
              step={1}
              value={weights[part]}
              aria-valuetext={word}
              onChange={(event) => {
                const weight = weightOf(event.target.valueAsNumber)
                if (weight > 0 || !isLast) onChange({ ...weights, [part]: weight })
              }}
            />
            <span className="muted small" aria-hidden="true">
              {word}
            </span>
          </label>
        )
      })}
    </FacetGroup>
  )
}
