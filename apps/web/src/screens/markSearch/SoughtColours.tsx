import { MOST_COLOURS, type PictureColour } from '@saki/domain/pictures/pictureColours'
import { clsx } from 'clsx'
import { useId } from 'react'

import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import { NamedColour } from './NamedColour.tsx'
import styles from './markSearch.module.css'

export interface SoughtColoursProps {
  /** Colours of the sought picture. */
  offered: readonly PictureColour[]
  /** Those of which each picture found has much, as six hexadecimal digits. */
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** The colours of the sought picture, each to be asked for in the pictures found. A chosen one that the picture has not is shown too, to be taken back. */
export function SoughtColours({ offered, chosen, onChoose }: SoughtColoursProps) {
  const { say } = useWords('pictureSearch', 'goods')
  const title = useId()
  const hexes = [...new Set([...offered.map(({ hex }) => hex), ...chosen])]
  if (hexes.length === 0) return null
  const isFull = chosen.length >= MOST_COLOURS
  return (
    <div className="grid one-column gap-6">
      <span id={title} className="small strong">
        {say('pictureSearch:ofPicture')}
      </span>
      <div className="row wrap gap-8" role="group" aria-labelledby={title}>
        {hexes.map((hex) => {
          const isOn = chosen.includes(hex)
          return (
            <button
              key={hex}
              type="button"
              className={clsx(styles.pill, 'inline-row gap-6 small')}
              aria-pressed={isOn}
              disabled={isFull && !isOn}
              onClick={() => onChoose(isOn ? chosen.filter((each) => each !== hex) : [...chosen, hex])}
            >
              <NamedColour hex={hex} />
              {isOn && <Icon name="check" size={16} />}
            </button>
          )
        })}
      </div>
      <span className="hint">{say('pictureSearch:ofPicture.hint')}</span>
    </div>
  )
}
