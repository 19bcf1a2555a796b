import { clsx } from 'clsx'

import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import type { MenuEntry } from './navigation.ts'
import styles from './shell.module.css'
import type { FoundThing, FoundWork } from './useFoundWork.ts'

/** Pages, a case by its number, and found cases and drafts, each a button. */
export function PaletteResults({
  found,
  caseNumber,
  onGo,
  things = [],
  all,
  onOpen,
}: {
  found: readonly MenuEntry[]
  caseNumber: string | undefined
  onGo: (target: MenuEntry | string) => void
  /** Cases and drafts, after the pages. */
  things?: readonly FoundThing[]
  /** The list with all cases, when only some are shown. */
  all?: FoundWork['all']
  onOpen?: (thing: { open: () => void }) => void
}) {
  const { say } = useWords('shell')
  if (found.length === 0 && !caseNumber && things.length === 0) return <p role="status">{say('shell:palette.none')}</p>
  return (
    <ul className={clsx('way-list found', styles.found)}>
      {caseNumber && (
        <li>
          <button type="button" onClick={() => onGo(caseNumber)}>
            <Icon name="file" />
            <span>{say('shell:palette.case', { number: caseNumber })}</span>
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      )}
      {found.map((page) => (
        <li key={page.label}>
          <button type="button" onClick={() => onGo(page)}>
            <Icon name={page.icon ?? 'file'} />
            <Label k={page.label} />
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      ))}
      {things.map((thing) => (
        <li key={thing.id}>
          <button type="button" onClick={() => onOpen?.(thing)}>
            <Icon name={thing.icon} />
            <span>
              <bdi>{thing.title}</bdi>{' '}
              <span className="caption">
                {thing.number ? <bdi dir="ltr">{thing.number}</bdi> : say('shell:palette.draft')}
                {thing.says && <span className="block">{thing.says}</span>}
              </span>
            </span>
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      ))}
      {all && (
        <li>
          <button type="button" onClick={() => onOpen?.(all)}>
            <Icon name="list" />
            <span>{say(all.says, { words: all.words })}</span>
            <Icon name="chevron-next" size={16} />
          </button>
        </li>
      )}
    </ul>
  )
}
