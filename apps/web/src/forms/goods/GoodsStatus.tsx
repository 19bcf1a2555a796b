import { useOnline } from '../../lib/online.ts'
import { useWords } from '../../ui/useWords.ts'
import type { NiceTermsState } from './useNiceTerms.ts'

/** Highest count the server returns. */
const MOST_COUNTED = 500

/** Number of terms found; announced to screen readers when it changes. */
export function GoodsStatus({ id, terms, hasQuestion }: { id: string; terms: NiceTermsState; hasQuestion: boolean }) {
  const { say } = useWords('goods')
  const online = useOnline()
  const { total, isPending, isLate, error } = terms
  const count = () => {
    if (!hasQuestion) return ''
    if (error) return say(online ? 'goods:found.failed' : 'goods:found.offline')
    if (isPending || isLate) return say('goods:found.searching')
    if (total === 0) return say('goods:found.none')
    return total >= MOST_COUNTED ? say('goods:found.many', { count: total }) : say('goods:found', { count: total })
  }
  return (
    <p className="hint" id={id}>
      {say('goods:ask.hint')} <span role="status">{count()}</span>
      {hasQuestion && total > 0 && !isLate && <> {say('goods:found.enter')}</>}
    </p>
  )
}
