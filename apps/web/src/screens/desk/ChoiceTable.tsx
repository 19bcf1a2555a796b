import { clsx } from 'clsx'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { requestName } from '../../requests/requestKinds.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './desk.module.css'

interface ChoiceTableProps {
  caption: string
  /** Heads of the columns: the choice, what is asked, its step and person, its date. */
  heads: readonly [choose: string, asked: TextKey, step: TextKey, date: TextKey]
  /** Older rows are shown while new ones load. */
  isStale: boolean
  children: ReactNode
}

/** Requests or appeals, one of which is chosen and shown beside the list. */
export function ChoiceTable({ caption, heads: [choose, ...heads], isStale, children }: ChoiceTableProps) {
  return (
    <div className={clsx('table-frame', isStale && 'dim')} aria-busy={isStale || undefined}>
      <table className={clsx('dense', styles.table)}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{choose}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                <Label k={head} stacked />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

interface ChoiceRowProps {
  row: {
    PROC_TYP: string
    PROC_NBR: number
    ACTION_NBR?: number | null
    USERDOC_TYP: string
    PATENT_ID: string
    TITLE: string
    STATE_NAME: string
    STATE_CAPTION: string
    HELD_WHY: string | null
  }
  /** The number of the case, which may be a link. */
  number: ReactNode
  /** Who asks. */
  person: string
  /** `choiceId` of the chosen row. */
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Content of the last cell. */
  children: ReactNode
}

/** PROC_TYP-PROC_NBR of a row, and its ACTION_NBR when it has one. */
export const choiceId = ({
  PROC_TYP,
  PROC_NBR,
  ACTION_NBR,
}: Pick<ChoiceRowProps['row'], 'PROC_TYP' | 'PROC_NBR' | 'ACTION_NBR'>) =>
  [PROC_TYP, PROC_NBR, ACTION_NBR ?? []].flat().join('-')

/** A row: kind, case and title; state and person; dates. */
export function ChoiceRow({ row, number, person, chosen, onChoose, children }: ChoiceRowProps) {
  const { say } = useWords('desk', 'requests')
  const id = choiceId(row)
  const on = id === chosen
  const quiet = clsx(styles.title, 'block muted caption-size truncated')
  return (
    // The radio button in the first cell does the same for keyboards and screen readers.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      className={on ? 'on' : ''}
      aria-selected={on}
      onClick={({ target }) => (target instanceof Element && target.closest('a') !== null ? undefined : onChoose(id))}
    >
      <td>
        <input
          type="radio"
          className="tick"
          name="deskcase"
          value={id}
          aria-label={`${say(requestName(row.USERDOC_TYP))}, ${row.PATENT_ID}, ${row.TITLE}`}
          checked={on}
          onChange={() => onChoose(id)}
        />
      </td>
      <td>
        <b>
          <Label k={requestName(row.USERDOC_TYP)} />
        </b>
        <span className="block">{number}</span>
        <span className={quiet} dir="auto">
          {row.TITLE}
        </span>
      </td>
      <td>
        <TwoNames name={row.STATE_NAME} own={row.STATE_CAPTION} stacked />
        <span className={quiet} dir="auto">
          {person}
        </span>
        {row.HELD_WHY !== null && (
          <Chip tone="amber" icon="hand">
            {say('desk:requests.tab.HELD')}
          </Chip>
        )}
      </td>
      <td className="nowrap">{children}</td>
    </tr>
  )
}
