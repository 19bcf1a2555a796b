import type { Language, TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'

import type { Say } from '../ui/useWords.ts'
import type { FormIssue } from './scene.ts'

/** Text of an issue; dates, sides of a page and fractions among its values are formatted for the language. */
export function issueText(issue: Pick<FormIssue, 'code' | 'values'>, say: Say, language: Language): string {
  const values = Object.entries(issue.values ?? {}).map(([name, value]) => {
    if (name === 'side') return [name, say(`preflight:side.${value}` as TextKey)]
    if (typeof value === 'number' && !Number.isInteger(value)) return [name, fractionText(value, language)]
    return [name, isDate(value) ? legalDateText(value, language) : value]
  })
  return say(issue.code, Object.fromEntries(values))
}

function fractionText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, numberingSystem: 'latn' }).format(value)
}

function isDate(value: string | number): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
}
