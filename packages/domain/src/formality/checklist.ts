import type { LegalDate } from '../dates/legalDate.ts'
import type { DraftData, Form, FormFile, FieldIssue, Predicate } from '../forms/form.ts'
import { missing } from '../forms/missing.ts'
import { walkForm } from '../forms/walkForm.ts'

/**
 * The formality checklist. The same points are used by the applicant's check before filing, the officer's check of the filing, and the
 * answer to a deficiency letter; all use the rules of the form.
 */
export interface FormalityPoint<K extends string = string> {
  /** OPTION_NBR of the wire. Letters and answers refer to it, so it is never reused for another point. */
  nbr: number
  /** Path in the form's rules: a section, section and field, or FILES.slot; FILES.slot.view is one view of a picture slot. */
  path: string
  name: K
  ground: string
  /** The rules cannot check this point; an officer judges it. Shown while `when` holds. */
  eye?: { when: Predicate }
}

export interface FormalityList<K extends string = string> {
  /** LIST_CODE of the wire. */
  code: string
  points: readonly FormalityPoint<K>[]
}

/** LIST_CODE of points an officer words freely. */
export const FREE_LIST = 'LAIN'

/** Y: no finding. N: something required is missing or wrong. W: warnings only. Null: the rules cannot check it. */
export type RuleVerdict = 'Y' | 'N' | 'W' | null

export interface CheckedPoint<K extends string = string> {
  point: FormalityPoint<K>
  /** Required at filing (STOP) or afterwards (LATER). */
  required: boolean
  /** SPECDOC_TYP and VIEW_TYPE_ID of the files concerned; null for typed answers. */
  slot: string | null
  view: number | null
  verdict: RuleVerdict
  findings: FieldIssue<K>[]
}

/** Points that concern a filing, with the findings of the form's rules. `day`: the date the answers are checked against. */
export function checklist<K extends string>(
  form: Form<K>,
  list: FormalityList<K>,
  data: DraftData,
  files: readonly FormFile[],
  day: LegalDate,
): CheckedPoint<K>[] {
  const context = { draft: data, files, today: day, row: {} }
  const formPoints = [...walkForm(form, data, files, day)]
  const issues = missing(form, data, files, day)
  return list.points.flatMap((point) => {
    const fileRef = slotAndView(point)
    if (point.eye) {
      if (!point.eye.when(context)) return []
      return [{ point, required: false, ...fileRef, verdict: null, findings: [] }]
    }
    const about = formPoints.filter(({ path }) => pointFor(list, path) === point)
    const findings = issues.filter(({ path }) => pointFor(list, path) === point)
    const hasFile = fileRef.slot !== null && files.some(({ slot }) => slot === fileRef.slot)
    if (about.every(({ filled, required }) => !filled && required === undefined) && findings.length === 0 && !hasFile)
      return []
    const required = about.some((one) => one.required === 'STOP' || one.required === 'LATER')
    return [{ point, required, ...fileRef, verdict: verdictOf(findings), findings }]
  })
}

function verdictOf(findings: readonly FieldIssue[]): RuleVerdict {
  if (findings.some(({ level }) => level !== 'WARN')) return 'N'
  return findings.length > 0 ? 'W' : 'Y'
}

/**
 * The most specific point whose path covers a path of the form; undefined when the list has none. Points judged by an officer are ignored.
 */
export function pointFor<K extends string>(list: FormalityList<K>, path: string): FormalityPoint<K> | undefined {
  let found: FormalityPoint<K> | undefined
  for (const point of list.points) {
    const covers = path === point.path || path.startsWith(`${point.path}.`)
    if (!point.eye && covers && point.path.length > (found?.path.length ?? 0)) found = point
  }
  return found
}

/** SPECDOC_TYP and VIEW_TYPE_ID of the files a point concerns; null for typed answers. */
export function slotAndView({ path }: Pick<FormalityPoint, 'path'>): { slot: string | null; view: number | null } {
  const [, slot = null, view = ''] = /^FILES\.(\w+)(?:\.(\w+))?$/.exec(path) ?? []
  return { slot, view: /^\d$/.test(view) ? Number(view) : null }
}
