import type { ComparedGoods } from '@saki/contracts/citations'
import { clsx } from 'clsx'

import { useWords } from '../../../ui/useWords.ts'
import styles from './citations.module.css'

/** Terms of one mark in a class; those alike to one of the other are marked. */
export function GoodsTerms({ terms }: { terms: ComparedGoods['MINE'] }) {
  const { say } = useWords('citations')
  return terms.map(({ TERM, ALIKE }, place) => (
    <span key={TERM}>
      {place > 0 && '; '}
      {ALIKE === null ? (
        <bdi>{TERM}</bdi>
      ) : (
        <mark className={clsx(styles.alike, ALIKE === 'same' && 'strong')} title={say(`citations:goods.${ALIKE}`)}>
          <bdi>{TERM}</bdi>
          <span className="sr"> ({say(`citations:goods.${ALIKE}`)})</span>
        </mark>
      )}
    </span>
  ))
}
