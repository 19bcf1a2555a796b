import { spoken } from './words.ts'

interface TwoNamesProps {
  /** The Indonesian name. */
  name: string
  /** The name in the reader's language; undefined or empty when that is Indonesian or the same. */
  own?: string | undefined
  /** The Indonesian name under the other one (navigation, tabs, table heads, dt) instead of behind it (titles, fields, buttons, chips). */
  stacked?: boolean
}

/**
 * A name in the reader's language, which carries the weight, and the Indonesian one as its caption. The Indonesian name comes first in the
 * document, so accessible names begin with it; styles show it second.
 */
export function TwoNames({ name, own, stacked = false }: TwoNamesProps) {
  const look = stacked ? 'two-names stacked' : 'two-names'
  if (!own || own === name)
    return (
      <span className={look}>
        <span lang="id" dir="ltr">
          {name}
        </span>
      </span>
    )
  const language = spoken()
  return (
    <span className={`${look} both-names`}>
      <span className="caption" lang="id" dir="ltr">
        {name}
      </span>{' '}
      <span lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {own}
      </span>
    </span>
  )
}
