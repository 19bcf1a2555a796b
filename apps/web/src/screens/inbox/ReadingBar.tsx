import { clsx } from 'clsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './inbox.module.css'

export interface Position {
  /** Index from 0. */
  at: number
  of: number
}

/** On phones: back button, position of the letter in the list, previous and next letter. */
export function ReadingBar({
  position,
  onClose,
  onStep,
}: {
  position: Position | undefined
  onClose: () => void
  onStep: (step: 1 | -1) => void
}) {
  const { say } = useWords('inbox')
  return (
    <div className={clsx(styles.readerBar, 'onlyphone row hairline-below')}>
      <button type="button" className="text-button" onClick={onClose}>
        <Icon name="arrow-back" size={18} />
        {say('inbox:screen.title')}
      </button>
      {position && (
        <>
          <span className="grow muted sm text-center">
            <bdi>{say('inbox:screen.position', { at: position.at + 1, of: position.of })}</bdi>
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={say('inbox:screen.previous')}
            disabled={position.at === 0}
            onClick={() => onStep(-1)}
          >
            <Icon name="chevron-up" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say('inbox:screen.next')}
            disabled={position.at + 1 >= position.of}
            onClick={() => onStep(1)}
          >
            <Icon name="chevron-down" />
          </button>
        </>
      )}
    </div>
  )
}
