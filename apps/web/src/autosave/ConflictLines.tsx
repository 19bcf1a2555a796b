import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import type { ConflictSide } from './chooseVersion.ts'
import styles from './conflict.module.css'

/** A field that differs. */
export interface ConflictLine {
  path: string
  name: string
  /** Shown in place of the name. */
  label?: ReactNode
  mine: ReactNode
  theirs: ReactNode
  /** How both values would be kept; undefined: the field cannot hold both. */
  both?: ReactNode
}

export type ChosenSides = Readonly<Record<string, ConflictSide>>

interface ConflictLinesProps {
  lines: readonly ConflictLine[]
  chosen: ChosenSides
  onChosen: (chosen: ChosenSides) => void
  /** When each version was saved, and on what device. */
  savedMine?: ReactNode
  savedTheirs?: ReactNode
}

/** The fields in which two versions differ, one row each: this device's value, the other's, or both where a field can hold them. */
export function ConflictLines({ lines, chosen, onChosen, savedMine, savedTheirs }: ConflictLinesProps) {
  const { say } = useWords('drafts')
  return (
    <div className={clsx(styles.merge, 'grid above-12 scrolls hairline-above text-plain')}>
      <div className={clsx(styles.head, 'well nophone', styles.label)}>
        <span className="muted sm">{say('drafts:conflict.differ', { count: lines.length })}</span>
      </div>
      <Head icon="laptop" side="mine" saved={savedMine} />
      <Head icon="phone" side="theirs" saved={savedTheirs} />
      {lines.map((line) => (
        <div key={line.path} className={styles.row} role="radiogroup" aria-label={line.name}>
          <div className={styles.label}>{line.label ?? line.name}</div>
          {(['mine', 'theirs', 'both'] as const)
            .filter((side) => line[side] !== undefined)
            .map((side) => (
              <div key={side} className={clsx(styles.choice, side === 'both' && styles.both)}>
                <label className={`choice ${chosen[line.path] === side ? 'on' : ''}`}>
                  <input
                    type="radio"
                    name={`conflict-${line.path}`}
                    checked={chosen[line.path] === side}
                    onChange={() => onChosen({ ...chosen, [line.path]: side })}
                  />
                  {side === 'both' ? (
                    <span>
                      <b>
                        <Label k="drafts:conflict.both" />
                      </b>{' '}
                      <span className="muted">{line.both}</span>
                    </span>
                  ) : (
                    <span dir="auto">{line[side]}</span>
                  )}
                </label>
              </div>
            ))}
        </div>
      ))}
      <div className={clsx(styles.same, 'row gap-10 full-row muted')}>
        <Icon name="check-circle" size={18} className="text-success" />
        {say('drafts:conflict.same')}
      </div>
    </div>
  )
}

/** Number of fields that are not chosen yet. */
export function openLines(lines: readonly { path: string }[], chosen: ChosenSides): number {
  return lines.filter(({ path }) => chosen[path] === undefined).length
}

function Head({ icon, side, saved }: { icon: 'laptop' | 'phone'; side: 'mine' | 'theirs'; saved: ReactNode }) {
  return (
    <div className={clsx(styles.head, 'well')}>
      <span className="row gap-8">
        <Icon name={icon} size={18} />
        <b>
          <Label k={`drafts:conflict.${side}`} />
        </b>
      </span>
      <span className="muted">{saved}</span>
    </div>
  )
}
