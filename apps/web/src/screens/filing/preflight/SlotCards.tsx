import { clsx } from 'clsx'
import { formatBytes } from '@saki/domain/files/limits'
import { ABSTRACT_LIMIT, abstractWords, abstractLines } from '@saki/domain/preflight/abstractWords'
import type { DocumentPart } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import type { DragEvent } from 'react'

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { PartFile } from './partFiles.ts'
import type { PartFiles } from './usePartFiles.ts'
import { useStatus } from './useStatus.ts'
import styles from './preflight.module.css'

const colours = {
  good: 'text-success',
  warn: 'text-warning',
  bad: 'text-danger',
  busy: 'text-link',
  plain: 'muted',
}

interface SlotCardsProps {
  parts: readonly DocumentPart<TextKey>[]
  known: PartFiles
  /** Slot of the combined document. */
  combined: string
  selected: string
  onSelect: (slot: string) => void
  onDrop: (slot: string, files: readonly File[]) => void
}

const icons: Record<string, IconName> = { DES: 'file', KLM: 'checklist', ABS: 'list', GBR: 'pencil' }

/** The parts of the application with their states; each is also a drop target. */
export function SlotCards({ parts, known, combined, selected, onSelect, onDrop }: SlotCardsProps) {
  const { say } = useWords('patents', 'preflight')
  const dropOn = (slot: string) => (event: DragEvent) => {
    event.preventDefault()
    onDrop(slot, [...event.dataTransfer.files])
  }
  const slots = known.files.has(combined) ? [{ slot: combined, label: 'preflight:combined' as const }, ...parts] : parts
  return (
    <div
      className={clsx(styles.slots, 'grid one-column-on-phones gap-12')}
      role="group"
      aria-label={say('preflight:cards.label')}
    >
      {slots.map(({ slot, label }) => (
        <button
          key={slot}
          type="button"
          id={`FILES.${slot}`}
          className={clsx(
            styles.slot,
            'pad-12-16 surface content-start grid gap-12 row-gap-2 text-start framed small',
            selected === slot ? clsx('on', styles.on) : '',
          )}
          aria-pressed={selected === slot}
          onClick={() => onSelect(slot)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={dropOn(slot)}
        >
          <Icon name={icons[slot] ?? 'folder'} size={22} className="muted" />
          <span className={styles.slotName}>
            <Label k={label} />
          </span>
          <Facts slot={slot} part={known.files.get(slot)} known={known} />
          <State slot={slot} part={known.files.get(slot)} known={known} />
        </button>
      ))}
    </div>
  )
}

function Facts({ slot, part, known }: { slot: string; part: PartFile | undefined; known: PartFiles }) {
  const { say } = useWords('preflight')
  const within = known.there.find((there) => there.slot === slot && there.from !== undefined)
  if (!part && within?.from !== undefined) {
    const last = within.from + (within.pages ?? 1) - 1
    return (
      <span className={clsx(styles.slotFacts, 'shrinks muted')}>
        {last > within.from
          ? say('preflight:card.part', { first: within.from, last })
          : say('preflight:card.partOne', { first: within.from })}
      </span>
    )
  }
  if (!part) return <span className={clsx(styles.slotFacts, 'shrinks muted')}>{say('preflight:card.none')}</span>
  const pages = known.parts.get('ABS')?.pages
  return (
    <span className={clsx(styles.slotFacts, 'shrinks muted')}>
      {part.pages !== undefined && say('preflight:pages', { count: part.pages }) + say('core:comma')}
      {slot === 'ABS' && pages ? (
        say('preflight:card.words', { words: abstractWords(abstractLines(pages)), limit: ABSTRACT_LIMIT })
      ) : (
        <bdi dir="ltr">{formatBytes(part.size)}</bdi>
      )}
    </span>
  )
}

function State({ slot, part, known }: { slot: string; part: PartFile | undefined; known: PartFiles }) {
  const status = useStatus(part, known.findings.get(slot) ?? [])
  if (!status) return null
  return (
    <span className={clsx(styles.slotState, 'shrinks inline-row gap-6 strong', colours[status.tone])}>
      <Icon name={status.icon} size={16} />
      {status.text}
    </span>
  )
}
