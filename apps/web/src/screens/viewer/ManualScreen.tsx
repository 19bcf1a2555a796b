import { useSearch } from '@tanstack/react-router'

import { chapterOf, manual } from './chapters.ts'
import { Guide } from './Guide.tsx'

/** /viewer/user-manual: opens at the chapter of the page in `dari`. */
export function ManualScreen() {
  const { dari }: { dari?: unknown } = useSearch({ strict: false })
  const at = typeof dari === 'string' ? chapterOf(dari)?.id : undefined
  return <Guide title="manual:title" chapters={manual} at={at} />
}
