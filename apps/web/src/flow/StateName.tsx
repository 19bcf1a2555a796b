import { clsx } from 'clsx'
import type { State, StateTurn } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { TwoNames } from '../ui/TwoNames.tsx'
import { useTerm, useWords } from '../ui/useWords.ts'
import styles from './flow.module.css'

/** Name of a state: large in the reader's language, small in Indonesian. */
export function StateName({ state }: { state: State<TextKey> }) {
  const { term, caption } = useTerm()(state.text)
  return (
    <span className={clsx(styles.name, 'stack gap-0 strong')}>
      <TwoNames name={term} own={caption} stacked />
    </span>
  )
}

/** Who acts, as a coloured square and a word. */
export function TurnMark({ turn }: { turn: StateTurn }) {
  const { say } = useWords('viewer')
  return (
    <span className={clsx(styles.turn, styles[turn], 'inline-row gap-6 muted caption-size strong')}>
      <i />
      {say(`viewer:turn.${turn}`)}
    </span>
  )
}

/** Number of the reader's cases in a state. */
export function CaseCount({ count }: { count: number }) {
  const { say } = useWords('viewer')
  return (
    <span className={clsx(styles.count, 'strong')}>
      <span aria-hidden="true">{count}</span>
      <span className="sr">{say('viewer:map.here', { count })}</span>
    </span>
  )
}
