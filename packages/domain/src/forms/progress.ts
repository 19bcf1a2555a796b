import type { LegalDate } from '../dates/legalDate.ts'
import type { DraftData, Form, FormFile, FieldIssue, PageDefinition } from './form.ts'
import { missing } from './missing.ts'
import { isNotNeeded, walkForm, type FormPoint } from './walkForm.ts'

export type StepStatus = 'DONE' | 'IN_PROGRESS' | 'NOT_STARTED' | 'NOT_NEEDED' | 'PROBLEM' | 'LOCKED'

export interface FormStep<K extends string = string> {
  id: string
  title: K
  status: StepStatus
  issues: FieldIssue<K>[]
}

export interface FormProgress<K extends string = string> {
  steps: FormStep<K>[]
  /** Percentage of required answers that are present and valid; 100 exactly when nothing prevents submission. */
  completePct: number
  /** Steps done or not needed. */
  stepsDone: number
  maySubmit: boolean
}

function statusOf(
  page: PageDefinition,
  notNeeded: boolean,
  issues: readonly FieldIssue[],
  points: readonly FormPoint[],
  othersStop: boolean,
): StepStatus {
  if (issues.some(({ level, wrong }) => level === 'STOP' && wrong)) return 'PROBLEM'
  if (page.after === 'all' && othersStop) return 'LOCKED'
  if (notNeeded) return 'NOT_NEEDED'
  const touched = points.some(({ filled }) => filled)
  const open = issues.some(({ level }) => level !== 'WARN')
  if (!open) return touched || !points.some(({ required }) => required === 'STOP') ? 'DONE' : 'NOT_STARTED'
  return touched ? 'IN_PROGRESS' : 'NOT_STARTED'
}

function percent(points: readonly FormPoint[], issues: readonly FieldIssue[]): number {
  const stops = issues.filter(({ level }) => level === 'STOP')
  if (stops.length === 0) return 100
  const required = points.filter((point) => point.required === 'STOP').length
  const total = Math.max(required, stops.length)
  return Math.min(99, Math.floor(((total - stops.length) / total) * 100))
}

/** Status of every step and the overall progress. `today` is the date in Jakarta. */
export function progress<K extends string>(
  form: Form<K>,
  data: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
): FormProgress<K> {
  const context = { draft: data, files, today, holidays }
  const points = [...walkForm(form, data, files, today, holidays)]
  const issues = missing(form, data, files, today, holidays)
  const stopsElsewhere = (id: string) => issues.some(({ step, level }) => step !== id && level === 'STOP')
  const steps = form.pages.map((page) => {
    const own = issues.filter(({ step }) => step === page.id)
    const seen = points.filter(({ step }) => step === page.id)
    const status = statusOf(page, isNotNeeded(page, context), own, seen, stopsElsewhere(page.id))
    return { id: page.id, title: page.title, status, issues: own }
  })
  return {
    steps,
    completePct: percent(points, issues),
    stepsDone: steps.filter(({ status }) => status === 'DONE' || status === 'NOT_NEEDED').length,
    maySubmit: issues.every(({ level }) => level !== 'STOP'),
  }
}
