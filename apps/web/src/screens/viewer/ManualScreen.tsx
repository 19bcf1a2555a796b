import { chapterOf, manual } from './chapters.ts'
import { Guide } from './Guide.tsx'
import { usePageSearch } from '../../lib/pageAddress.ts'

/** /viewer/user-manual: opens at the chapter of the page in `dari`. */
export function ManualScreen() {
  const { dari } = usePageSearch('/viewer/user-manual')
  const at = typeof dari === 'string' ? chapterOf(dari)?.id : undefined
  return <Guide title="manual:title" chapters={manual} at={at} />
}
