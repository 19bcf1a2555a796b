import type { TextKey } from '@saki/texts'

import { useTerm, type Values } from './useWords.ts'

interface LabelProps {
  /** A text key. */
  k: TextKey
  values?: Values
  /** Caption under the term (navigation, tabs, table heads, dt) instead of beside it (titles, fields, buttons, chips). */
  stacked?: boolean
}

/**
 * The Indonesian term with a caption in the reader's language. No caption if the reader's language is Indonesian or the caption would
 * repeat the term. The term comes first, so accessible names begin with it.
 */
export function Label({ k, values, stacked = false }: LabelProps) {
  const { term, caption, language } = useTerm()(k, values)
  if (caption === undefined)
    return (
      <span className={stacked ? 'lb st' : 'lb'}>
        <span lang="id">{term}</span>
      </span>
    )
  return (
    <span className={stacked ? 'lb st' : 'lb'}>
      <span lang="id" dir="ltr">
        {term}
      </span>{' '}
      <span className="cap" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {caption}
      </span>
    </span>
  )
}
