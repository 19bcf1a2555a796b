import { keepPreviousData } from '@tanstack/react-query'

import { useOnline } from '../../lib/online.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { useWords } from '../../ui/useWords.ts'

interface AlikeLineProps {
  niceClass: string
  /** The name of the mark. */
  name: string
  /** All classes of the draft, with commas: every line asks for all of them, so that they are one call. */
  classes: string
}

/**
 * How many marks alike to that of the draft are in a class and in related ones, linked to them. Its line is empty until that is known, offline
 * and after a failure, so that nothing moves.
 */
export function AlikeLine({ niceClass, name, classes }: AlikeLineProps) {
  const { say } = useWords('search')
  const isOnline = useOnline()
  const { data } = useCall(
    'getSimilarTrademarks',
    { query: { name, classes, related: 'Y', page: 1, size: 1 } },
    { enabled: isOnline, retry: false, placeholderData: keepPreviousData },
  )
  const counts = data?.FACETS.SOUGHT_CLASSES.find(({ NICE_CLASS_CODE }) => String(NICE_CLASS_CODE) === niceClass)
  if (!counts) return <p className="hint above-6">&nbsp;</p>
  const { TOTAL, RELATED } = counts
  const asked = { q: name, classes: Number(niceClass) }
  const shown = (count: number) => (data?.IND_MORE === 'Y' ? `${count}+` : count)
  return (
    <p className="hint above-6">
      {TOTAL === 0 ? (
        say('search:inClass.none', { class: niceClass })
      ) : (
        <PageLink to="/trademarks/search" search={asked}>
          {say('search:inClass', { class: niceClass, shown: shown(TOTAL) })}
        </PageLink>
      )}
      {RELATED > 0 && (
        <>
          {' · '}
          <PageLink to="/trademarks/search" search={{ ...asked, related: 'Y' }}>
            {say('search:inClass.related', { shown: shown(RELATED) })}
          </PageLink>
        </>
      )}
    </p>
  )
}
