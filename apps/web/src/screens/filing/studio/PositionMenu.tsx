import { clsx } from 'clsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { viewText } from './FilmStrip.tsx'
import { ADDITIONAL } from '@saki/domain/files/designViews'
import type { Studio } from './useStudio.ts'
import styles from './studio.module.css'

/** 'Pindah ke posisi ▾': a native select over a button, so that moving works with keyboards and on phones. */
export function PositionMenu({ studio }: { studio: Studio }) {
  const { say } = useWords('studio', 'filing')
  const { tile, tiles } = studio
  const isExtra = tile.view === ADDITIONAL
  const choices = tiles.filter(
    ({ view, file, key }) => view !== ADDITIONAL || key === tile.key || (isExtra ? file : !file),
  )
  return (
    <span className={clsx(styles.position, 'fixed relative')}>
      <span className="button compact" aria-hidden="true">
        <span>
          {say('studio:position')} <b>{tile.position}</b>
        </span>
        <Icon name="chevron-down" size={16} />
      </span>
      <select
        className="covering"
        aria-label={say('studio:position.move')}
        value={tile.key}
        onChange={(event) => {
          const to = tiles.find(({ key }) => key === event.target.value)
          if (to) studio.move(tile, to)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.position}. {say(viewText(choice.view))}
            {choice.key !== tile.key && choice.file && choice.view !== ADDITIONAL
              ? ` (${say('studio:position.swap')})`
              : ''}
          </option>
        ))}
      </select>
    </span>
  )
}
