import type { LegalDate } from '../dates/legalDate.ts'
import type { DraftData, Form, FormFile, FieldIssue } from './form.ts'
import { walkForm } from './walkForm.ts'

/**
 * All that is lacking, wrong or advisable, in the order of the pages. No STOP among them: it may be submitted.
 * The screen and the server ask the same function; `today` is the day in Jakarta.
 */
export function missing<K extends string>(
  form: Form<K>,
  data: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
): FieldIssue<K>[] {
  const issues: FieldIssue<K>[] = []
  for (const { finding, path, step } of walkForm(form, data, files, today))
    if (finding) issues.push({ path, step, ...finding })
  for (const check of form.checks ?? []) issues.push(...check({ draft: data, row: {}, files, today }))
  const order = new Map(form.pages.map((page, at) => [page.id, at]))
  return issues.sort((a, b) => (order.get(a.step) ?? 0) - (order.get(b.step) ?? 0))
}

/** True when nothing stands in the way of submitting. */
export function maySubmit(issues: readonly FieldIssue[]): boolean {
  return issues.every(({ level }) => level !== 'STOP')
}
