import { clsx } from 'clsx'
import { useWords } from '../ui/useWords.ts'
import { wordDiff } from './wordDiff.ts'
import styles from './diff.module.css'

/** Two texts as one: removed parts struck through, added parts underlined, both announced to screen readers. */
export function DiffText({ before, after }: { before: string; after: string }) {
  const { say } = useWords('office')
  return (
    <span className={clsx(styles.line, 'break-anywhere')} dir="auto">
      {wordDiff(before, after).map(({ as, text }, at) =>
        as === 'same' ? (
          // Parts have no identity besides their position.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>{text}</span>
        ) : as === 'old' ? (
          // oxlint-disable-next-line react/no-array-index-key
          <del key={at}>
            <span className="sr">{say('office:log.removed')} </span>
            {text}
          </del>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <ins key={at}>
            <span className="sr">{say('office:log.added')} </span>
            {text}
          </ins>
        ),
      )}
    </span>
  )
}
