import type { BasketClassEntry } from '../../forms/goods/basket.ts'
import { useNiceClasses } from '../../cases/niceClasses.ts'
import { useTermChecks } from '../../forms/goods/termChecks.ts'
import { queryKeyOf } from '../../lib/queries.ts'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useQueryClient } from '@tanstack/react-query'

const nobody: readonly BasketClassEntry[] = []

/**
 * All terms of one class; terms that are on no list are marked. `all`: all classes, so that one request looks up their
 * terms.
 */
export function GoodsAnswer({ row, all }: { row: BasketClassEntry; all: readonly BasketClassEntry[] }) {
  const { say } = useWords('goods')
  // Reviewers with a link have no session, so they cannot query the lists.
  const { checkOf } = useTermChecks(useQueryClient().getQueryData(queryKeyOf('session', {})) ? all : nobody)
  const { niceClass, terms } = row
  return (
    <>
      {terms.map((term, at) => (
        <span key={at}>
          <bdi>{term}</bdi>
          {checkOf(niceClass, term)?.source === null && <span className="muted"> ({say('goods:own.chip')})</span>}
          {at < terms.length - 1 && '; '}
        </span>
      ))}
    </>
  )
}

/** "Kelas 30 Kopi, teh, roti", with the same in the reader's language. */
export function ClassName({ niceClass }: { niceClass: string }) {
  const { term, caption } = useTerm()('goods:class.named', { class: niceClass })
  const words = useNiceClasses().wordsOf(niceClass)
  return (
    <TwoNames
      name={`${term} ${words.term}`}
      own={caption === undefined ? undefined : `${caption} ${words.caption ?? words.term}`}
      stacked
    />
  )
}
