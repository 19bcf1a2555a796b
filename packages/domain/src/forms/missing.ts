import type { LegalDate } from '../dates/legalDate.ts'
import type { Draft, Form, FormFile, Issue } from './form.ts'
import { walk } from './walk.ts'

/**
 * All that is lacking, wrong or advisable, in the order of the pages. No STOP among them: it may be submitted.
 * The screen and the server ask the same function; `today` is the day in Jakarta.
 */
export function missing<K extends string>(
  form: Form<K>,
  data: Draft,
  files: readonly FormFile[],
  today: LegalDate,
): Issue<K>[] {
  const issues: Issue<K>[] = []
  for (const { finding, path, step } of walk(form, data, files, today))
    if (finding) issues.push({ path, step, ...finding })
  for (const check of form.checks ?? []) issues.push(...check({ draft: data, row: {}, files, today }))
  const order = new Map(form.pages.map((page, at) => [page.id, at]))
  return issues.sort((a, b) => (order.get(a.step) ?? 0) - (order.get(b.step) ?? 0))
}

/** True when nothing stands in the way of submitting. */
export function maySubmit(issues: readonly Issue[]): boolean {
  return issues.every(({ level }) => level !== 'STOP')
}
