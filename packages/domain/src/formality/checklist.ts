import type { LegalDate } from '../dates/legalDate.ts'
import type { DraftData, Form, FormFile, FieldIssue, Predicate } from '../forms/form.ts'
import { missing } from '../forms/missing.ts'
import { walkForm } from '../forms/walkForm.ts'

/**
 * The formality checklist: one list of points, looked at three times. The applicant's own check before filing, the officer's check of what
 * was filed, and the answer to a deficiency letter all speak of the same fields and files, by the same rules of the form.
 */
export interface FormalityPoint<K extends string = string> {
  /** OPTION_NBR: stands in letters and answers, so it is never given to another point. */
  nbr: number
  /** Section, section and field, or FILES.slot the form's rules speak of; FILES.slot.view is one view of a picture slot. */
  path: string
  name: K
  ground: string
  /** Nothing in the rules can tell it: only an officer's eye. Shown while `when` holds. */
  eye?: { when: Predicate }
}

export interface FormalityList<K extends string = string> {
  /** LIST_CODE of the wire. */
  code: string
  points: readonly FormalityPoint<K>[]
}

/** LIST_CODE of points an officer writes freely. */
export const FREE_LIST = 'LAIN'

/** Y: the rules find nothing. N: something required lacks or is wrong. W: doubtful. Null: the rules cannot tell. */
export type RuleVerdict = 'Y' | 'N' | 'W' | null

export interface CheckedPoint<K extends string = string> {
  point: FormalityPoint<K>
  /** Asked for by the rules, now or later. */
  required: boolean
  /** SPECDOC_TYP and VIEW_TYPE_ID of the files it is about. */
  slot: string | null
  view: number | null
  verdict: RuleVerdict
  findings: FieldIssue<K>[]
}

/** The points that concern a filing, each with what the rules find of it. `day` is the day the answers are judged by. */
export function checklist<K extends string>(
  form: Form<K>,
  list: FormalityList<K>,
  data: DraftData,
  files: readonly FormFile[],
  day: LegalDate,
): CheckedPoint<K>[] {
  const scene = { draft: data, files, today: day, row: {} }
  const looked = [...walkForm(form, data, files, day)]
  const issues = missing(form, data, files, day)
  return list.points.flatMap((point) => {
    const place = slotAndView(point)
    if (point.eye) {
      if (!point.eye.when(scene)) return []
      return [{ point, required: false, ...place, verdict: null, findings: [] }]
    }
    const about = looked.filter(({ path }) => pointFor(list, path) === point)
    const findings = issues.filter(({ path }) => pointFor(list, path) === point)
    const isThere = place.slot !== null && files.some(({ slot }) => slot === place.slot)
    if (about.every(({ filled, required }) => !filled && required === undefined) && findings.length === 0 && !isThere)
      return []
    const required = about.some((one) => one.required === 'STOP' || one.required === 'LATER')
    return [{ point, required, ...place, verdict: verdictOf(findings), findings }]
  })
}

function verdictOf(findings: readonly FieldIssue[]): RuleVerdict {
  if (findings.some(({ level }) => level !== 'WARN')) return 'N'
  return findings.length > 0 ? 'W' : 'Y'
}

/** The nearest point above a path of the form; undefined when the list forgot it. Points for the eye have no rules. */
export function pointFor<K extends string>(list: FormalityList<K>, path: string): FormalityPoint<K> | undefined {
  let found: FormalityPoint<K> | undefined
  for (const point of list.points) {
    const covers = path === point.path || path.startsWith(`${point.path}.`)
    if (!point.eye && covers && point.path.length > (found?.path.length ?? 0)) found = point
  }
  return found
}

/** SPECDOC_TYP and VIEW_TYPE_ID of the files a point is about; null for what is typed. */
export function slotAndView({ path }: Pick<FormalityPoint, 'path'>): { slot: string | null; view: number | null } {
  const [, slot = null, view = ''] = /^FILES\.(\w+)(?:\.(\w+))?$/.exec(path) ?? []
  return { slot, view: /^\d$/.test(view) ? Number(view) : null }
}
