import type { State, StateTurn } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { useTerm, useWords } from '../ui/useWords.ts'
import styles from './flow.module.css'

/** Name of a state: large in the reader's language, small in Indonesian. The Indonesian name comes first in the document. */
export function StateName({ state }: { state: State<TextKey> }) {
  const { term, caption, language } = useTerm()(state.text)
  return (
    <span className={styles.name}>
      <span lang="id" dir="ltr" className={caption ? styles.second : styles.first}>
        {term}
      </span>
      {caption && (
        <span lang={language} className={styles.first}>
          {caption}
        </span>
      )}
    </span>
  )
}

/** Who acts, as a coloured square and a word. */
export function TurnMark({ turn }: { turn: StateTurn }) {
  const { say } = useWords('viewer')
  return (
    <span className={`${styles.turn} ${styles[turn]}`}>
      <i />
      {say(`viewer:turn.${turn}`)}
    </span>
  )
}

/** Number of the reader's cases in a state. */
export function CaseCount({ count }: { count: number }) {
  const { say } = useWords('viewer')
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="sr">{say('viewer:map.here', { count })}</span>
    </span>
  )
}
