import type { ComparedGoods } from '@saki/contracts/citations'

import { Code } from '../../../ui/Code.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { GoodsTerms } from './GoodsTerms.tsx'

/** Classes of a cited mark with their goods, those alike to goods of the case first. `most`: terms of a class. */
export function CitedGoods({ goods, most }: { goods: readonly ComparedGoods[]; most: number }) {
  const { say } = useWords('citations')
  return goods.map(({ NICE_CLASS_CODE, THEIRS, LEVEL }) => {
    const shown = THEIRS.toSorted((a, b) => rank[a.ALIKE ?? 'none'] - rank[b.ALIKE ?? 'none']).slice(0, most)
    const left = THEIRS.length - shown.length
    return (
      <span key={NICE_CLASS_CODE} className="small break-anywhere">
        <span className="sr">{say('citations:goods.class.name', { n: NICE_CLASS_CODE })}</span>
        <span aria-hidden="true" className="strong">
          <Code value={String(NICE_CLASS_CODE)} />
        </span>{' '}
        <GoodsTerms terms={shown} />
        {left > 0 && <span className="muted"> {say('citations:goods.more', { n: left })}</span>}
        {LEVEL === 'none' && <span className="sr"> {say('citations:goods.none')}</span>}
      </span>
    )
  })
}

const rank = { same: 0, like: 1, none: 2 }
