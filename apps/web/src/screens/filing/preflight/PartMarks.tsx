import { clsx } from 'clsx'
import type { PageLook } from '@saki/domain/preflight/look'
import { guessMarks } from '@saki/domain/preflight/parts'
import { useMemo, useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { FileStepProps, StepDraft } from '../stepProps.ts'
import type { PartFiles } from './usePartFiles.ts'
import type { PartsBlock } from './partFiles.ts'
import styles from './preflight.module.css'

interface MarksProps {
  block: PartsBlock
  known: PartFiles
  draft: StepDraft
  pages: readonly PageLook[]
  /** The selected page, from 1. */
  page: number
  onChange: FileStepProps['onChange']
}

/** Where each part of a combined document begins: set for the selected page, or taken from the headings found. */
export function PartMarks({ block, known, draft, pages, page, onChange }: MarksProps) {
  const { say } = useWords('patents', 'preflight')
  const [announcement, setAnnouncement] = useState('')
  const guesses = useMemo(() => guessMarks(pages), [pages])
  const from = new Map(known.there.map((there) => [there.slot, there.from]))
  const isNew = block.parts.some(({ slot }) => guesses[slot] !== undefined && from.get(slot) === undefined)
  const nameOf = (slot: string) => say(block.parts.find((part) => part.slot === slot)?.label ?? 'preflight:combined')
  const mark = (slot: string) => {
    const isThere = from.get(slot) === page
    onChange({ [`${block.section}.${slot}`]: isThere ? '' : String(page) })
    setAnnouncement(say(isThere ? 'preflight:marks.cleared' : 'preflight:marks.at', { part: nameOf(slot), page }))
  }
  const useGuesses = () =>
    onChange(Object.fromEntries(Object.entries(guesses).map(([slot, at]) => [`${block.section}.${slot}`, String(at)])))
  if (draft.readOnly) return null
  return (
    <div className={clsx(styles.marks, 'grid gap-8 hairline-below')}>
      <h3>{say('preflight:marks.title')}</h3>
      <p className="hint">{say('preflight:marks.hint')}</p>
      {isNew && (
        <div className={clsx('note info', styles.guess)}>
          <Icon name="info" />
          <div className="grow">
            <p>
              {say('preflight:marks.guess', {
                marks: Object.entries(guesses)
                  .map(([slot, at]) => say('preflight:marks.guessOne', { part: nameOf(slot), page: at }))
                  .join(say('core:comma')),
              })}
            </p>
            <Button small onClick={useGuesses}>
              {say('preflight:marks.use')}
            </Button>
          </div>
        </div>
      )}
      <div className="actions">
        {block.parts.map(({ slot }) => (
          <Button
            key={slot}
            small
            icon={from.get(slot) === page ? 'close' : 'flag'}
            aria-pressed={from.get(slot) === page}
            onClick={() => mark(slot)}
          >
            {say(from.get(slot) === page ? 'preflight:marks.clear' : 'preflight:marks.here', { part: nameOf(slot) })}
          </Button>
        ))}
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  )
}
