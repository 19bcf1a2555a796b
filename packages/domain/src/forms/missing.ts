import type { LegalDate } from '../dates/legalDate.ts'
import type { DraftData, Form, FormFile, FieldIssue } from './form.ts'
import { walkForm } from './walkForm.ts'

/**
 * All issues of a draft, missing, wrong or advisory, in the order of the pages. It may be submitted when none has level STOP. Used by
 * browser and server; `today` is the date in Jakarta, `holidays` its days off.
 */
export function missing<K extends string>(
  form: Form<K>,
  data: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
): FieldIssue<K>[] {
  const issues: FieldIssue<K>[] = []
  for (const { finding, path, step } of walkForm(form, data, files, today, holidays))
    if (finding) issues.push({ path, step, ...finding })
  for (const check of form.checks ?? []) issues.push(...check({ draft: data, row: {}, files, today, holidays }))
  const order = new Map(form.pages.map((page, at) => [page.id, at]))
  return issues.sort((a, b) => (order.get(a.step) ?? 0) - (order.get(b.step) ?? 0))
}

/** Whether no issue has level STOP. */
export function maySubmit(issues: readonly FieldIssue[]): boolean {
  return issues.every(({ level }) => level !== 'STOP')
}
