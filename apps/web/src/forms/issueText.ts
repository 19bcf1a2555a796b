import { legalDateText } from '../ui/dates.ts'
import type { Say } from '../ui/useWords.ts'
import type { FormIssue } from './scene.ts'

/** Words of an issue for the reader; dates of law among its values are written out. */
export function issueText(issue: Pick<FormIssue, 'code' | 'values'>, say: Say, language: string): string {
  const values = Object.entries(issue.values ?? {}).map(([name, value]) => [
    name,
    isDate(value) ? legalDateText(value, language) : value,
  ])
  return say(issue.code, Object.fromEntries(values))
}

function isDate(value: string | number): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
}
