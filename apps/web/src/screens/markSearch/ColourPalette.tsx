import { clsx } from 'clsx'
import { useId, useState, type CSSProperties } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { colours } from './pictureSearch.ts'
import styles from './markSearch.module.css'

const names = Object.keys(colours) as (keyof typeof colours)[]
const around = (['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink', 'red'] as const).map(
  (name) => `#${colours[name]}`,
)
/** Every colour, drawn over the field of other colours until one is chosen there: a plain one would look like one more of the names. */
const wheel = { '--wheel': `conic-gradient(${around.join(', ')})` } as CSSProperties

interface ColourPaletteProps {
  /** The colour searched, as six hexadecimal digits, or empty. */
  colour: string
  onChoose: (colour: string) => void
}

/** Named colours to search pictures by, and any other from the device's own choice. */
export function ColourPalette({ colour, onChoose }: ColourPaletteProps) {
  const { say } = useWords('pictureSearch')
  const title = useId()
  // The browser tells every colour passed over; each would be a search.
  const [other, setOther] = useState<string>()
  const own = other ?? (names.some((name) => colours[name] === colour) ? '' : colour)
  return (
    <div className="row wrap gap-8" role="group" aria-labelledby={title}>
      <span id={title} className="small strong">
        {say('pictureSearch:colours')}
      </span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={clsx(styles.swatch, 'round')}
          style={{ backgroundColor: `#${colours[name]}` }}
          aria-pressed={colour === colours[name]}
          aria-label={say(`pictureSearch:colour.${name}`)}
          title={say(`pictureSearch:colour.${name}`)}
          onClick={() => onChoose(colours[name])}
        />
      ))}
      <label className="inline-row gap-6 small">
        <input
          type="color"
          className={clsx(styles.swatch, 'round', own !== '' && styles.own)}
          style={own === '' ? wheel : undefined}
          value={`#${own || colour || colours.turquoise}`}
          onChange={(event) => setOther(event.target.value.slice(1).toLowerCase())}
        />
        <Label k="pictureSearch:colour.other" />
      </label>
      {other !== undefined && other !== colour && (
        <Button small icon="search" onClick={() => onChoose(other)}>
          <Label k="pictureSearch:colour.search" />
        </Button>
      )}
    </div>
  )
}
