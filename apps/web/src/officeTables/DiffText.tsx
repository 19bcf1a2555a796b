import './diff.css'

import { wordDiff } from '@saki/domain/corrections/wordDiff'

import { useWords } from '../ui/useWords.ts'

/** Two texts as one: what went is struck through, what came is underlined, and both are named for who cannot see it. */
export function DiffText({ before, after }: { before: string; after: string }) {
  const { say } = useWords('office')
  return (
    <span className="diffline" dir="auto">
      {wordDiff(before, after).map(({ as, text }, at) =>
        as === 'same' ? (
          // The pieces have no name but their place.
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
