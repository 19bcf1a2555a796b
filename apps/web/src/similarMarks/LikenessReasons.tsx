import type { SimilarTrademark } from '@saki/contracts/trademarks'

import { useWords, type Say } from '../ui/useWords.ts'

type Pair = SimilarTrademark['PAIRS'][number]

/** Why a mark is alike, word by word: "kopi – coffee: same meaning". */
export function LikenessReasons({ pairs }: { pairs: readonly Pair[] }) {
  const { say, language } = useWords('search')
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <ul className="row wrap gap-12 row-gap-0 sm" aria-label={say('search:why')}>
      {pairs.map((pair) => (
        <li key={`${pair.SOUGHT} ${pair.FOUND}`}>
          <b>
            <bdi>{pair.SOUGHT}</bdi>
            {pair.SOUGHT !== pair.FOUND && (
              <>
                {' – '}
                <bdi>{pair.FOUND}</bdi>
              </>
            )}
          </b>
          : <span className="muted">{list.format(reasonsOf(pair, say))}</span>
        </li>
      ))}
    </ul>
  )
}

/** The same word is alike in everything, so that is one reason. */
function reasonsOf({ SOUGHT, FOUND, REASONS }: Pair, say: Say): string[] {
  if (SOUGHT === FOUND) return [say('search:reason.same')]
  return REASONS.map((reason) => say(`search:reason.${reason}`))
}
