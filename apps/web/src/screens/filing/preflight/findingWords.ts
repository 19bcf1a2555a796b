import type { PreflightFinding } from '@saki/domain/preflight/look'
import type { TextKey } from '@saki/texts'

import { useWords, type Values } from '../../../ui/useWords.ts'

export interface FindingWords {
  title: string
  /** Short text for the thumbnail of the page. */
  short: string
  effect: string
  fix: string
}

/** Finding codes with a short text for the thumbnail. */
const shortOnes = new Set([
  'size',
  'landscape',
  'turned',
  'blank',
  'notDrawn',
  'margin',
  'font',
  'colour',
  'grey',
  'scanCoarse',
  'claimNumbering',
  'claimTwice',
  'claimRefMissing',
  'claimRefLater',
  'figureNumber',
])

/** Texts of a finding in the user's language: sides as words, numbers with the decimal sign of the language. */
export function useFindingWords(): (finding: PreflightFinding) => FindingWords {
  const { say, language } = useWords('preflight')
  return ({ code, values = {} }) => {
    const said: Values = Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (name === 'side') return [name, say(`preflight:side.${value}` as TextKey)]
        return [name, typeof value === 'number' && !Number.isInteger(value) ? numberIn(language).format(value) : value]
      }),
    )
    const word = (ending: string) => say(`preflight:${code}${ending}` as TextKey, said)
    const title = word('')
    return { title, short: shortOnes.has(code) ? word('.short') : title, effect: word('.effect'), fix: word('.fix') }
  }
}

const formats = new Map<string, Intl.NumberFormat>()
/** Cached, because creating an Intl.NumberFormat is slow. */
function numberIn(language: string): Intl.NumberFormat {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1, numberingSystem: 'latn' })
  formats.set(language, format)
  return format
}
