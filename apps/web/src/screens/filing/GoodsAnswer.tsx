import { useNiceClasses } from '../../forms/goods/niceClasses.ts'
import { useTermChecks } from '../../forms/goods/termChecks.ts'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { useMemo } from 'react'

/** All terms of one class, one after the other; those of no list say so. */
export function GoodsAnswer({ niceClass, terms }: { niceClass: string; terms: readonly string[] }) {
  const { say } = useWords('goods')
  const row = useMemo(() => [{ niceClass, terms }], [niceClass, terms])
  const { checkOf } = useTermChecks(row)
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
  const { term, caption, language } = useTerm()('goods:class.named', { class: niceClass })
  const words = useNiceClasses().wordsOf(niceClass)
  return (
    <span className="lb st">
      <span lang="id">
        {term} {words.term}
      </span>{' '}
      {caption && (
        <span className="cap" lang={language}>
          {caption} {words.caption}
        </span>
      )}
    </span>
  )
}
