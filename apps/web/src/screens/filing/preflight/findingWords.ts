import type { PreflightFinding } from '@saki/domain/preflight/look'
import type { TextKey } from '@saki/texts'

import { useWords, type Values } from '../../../ui/useWords.ts'

export interface FindingWords {
  title: string
  /** A few words for below the small picture of the page. */
  short: string
  effect: string
  fix: string
}

/** Findings that concern a page have a few words for below its picture. */
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

/** Findings in the reader's language: sides in words, numbers with the comma or point of the language. */
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
/** Making one costs more than a hundred uses of it. */
function numberIn(language: string): Intl.NumberFormat {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1, numberingSystem: 'latn' })
  formats.set(language, format)
  return format
}
