import { formatApplicationNumber, parseApplicationNumber } from '../ids/applicationNumber.ts'
import { formatPctNumber, formatWoNumber, parsePctNumber, parseWoNumber } from '../patents/pctNumber.ts'
import type { RegisterCondition } from './registerQuery.ts'

/** Searches accept numbers of any later year. */
const ANY_YEAR = 9999
/** Fewer digits alone are more often a year or a quantity. */
const LEAST_DIGITS = 5

/** The number without signs between its letters and digits. The database function bare_number gives the same. */
export function bareNumber(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
}

/**
 * The condition for a number written in any of its spellings: of an application, of a registration (IDM000712884), of an international
 * application or publication. Five digits or more without letters are sought within every number. Undefined when the text is none.
 */
export function soughtNumber(text: string): RegisterCondition | undefined {
  const application = parseApplicationNumber(text)
  if (application) return { field: 'application', match: 'equals', values: [formatApplicationNumber(application)] }
  const pct = parsePctNumber(text, ANY_YEAR)
  if (pct) return { field: 'pct', match: 'equals', values: [formatPctNumber(pct)] }
  const wo = parseWoNumber(text, ANY_YEAR)
  if (wo) return { field: 'pct', match: 'equals', values: [formatWoNumber({ ...wo, kind: '' })] }
  if (!/^[A-Za-z0-9 ./-]{5,40}$/.test(text)) return undefined
  const bare = bareNumber(text)
  if (/^ID[A-Z]{0,2}\d{6,12}$/.test(bare)) return { field: 'registration', match: 'equals', values: [bare] }
  if (/^\d{5,20}$/.test(bare) && /^[\d./-]+$/.test(text.trim()) && bare.length >= LEAST_DIGITS)
    return { field: 'anyNumber', match: 'contains', values: [bare] }
  return undefined
}
