import type { Issue as WireIssue } from '@saki/contracts/edits'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import type { FieldIssue } from '@saki/domain/forms/form'
import type { Language, TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

/** Issues of the form engine in the reader's language: ERRORS block sending, WARNINGS do not. */
export function wireIssues(
  issues: readonly FieldIssue[],
  language: Language,
): { ERRORS: WireIssue[]; WARNINGS: WireIssue[] } {
  const wire = issues.map(({ path, step, level, code, values }) => ({
    PATH: path,
    STEP: step,
    LEVEL: level,
    CODE: code,
    MESSAGE: say(language, code as TextKey, formatIssueValues(values, language)),
  }))
  return {
    ERRORS: wire.filter(({ LEVEL }) => LEVEL === 'STOP'),
    WARNINGS: wire.filter(({ LEVEL }) => LEVEL !== 'STOP'),
  }
}

/** Formats legal dates in message values, such as "20 Nov 2026", in the reader's language. */
export function formatIssueValues(values: FieldIssue['values'], language: Language): FieldIssue['values'] {
  if (!values) return undefined
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && isLegalDate(value) ? legalDateText(value, language) : value,
  ])
  return Object.fromEntries(spoken) as FieldIssue['values']
}
