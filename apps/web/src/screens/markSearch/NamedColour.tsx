import { nameOfColour } from '@saki/domain/marks/colourNames'
import { colourOfHex } from '@saki/domain/pictures/pictureColours'
import { clsx } from 'clsx'

import { useWords } from '../../ui/useWords.ts'
import styles from './markSearch.module.css'

/** A colour and its name. */
export function NamedColour({ hex }: { hex: string }) {
  const { say } = useWords('goods')
  return (
    <span className="inline-row gap-6">
      <span className={clsx(styles.dot, 'round')} style={{ backgroundColor: `#${hex}` }} aria-hidden="true" />
      {say(`goods:colour.${nameOfColour(colourOfHex(hex))}`)}
    </span>
  )
}
