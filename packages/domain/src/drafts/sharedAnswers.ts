import { checkShape } from '../forms/checkShape.ts'
import { isRow, type DraftData, type Form } from '../forms/form.ts'

/** Paths of declarations, which hold for one filing only. */
const DECLARATION_PATHS = ['FILING.DECLARED_NAME', 'DECLARATIONS']

export interface SharedAnswers {
  data: DraftData
  /** Paths dropped because the other form has no field for them: `SECTION.FIELD` or `SECTION`. */
  left: string[]
}

/** The draft without the applicant's declarations. */
export function withoutDeclarations(data: DraftData): DraftData {
  return DECLARATION_PATHS.reduce(without, data)
}

/**
 * Answers of a draft that the form of another right accepts too. Leaves out declarations and APPL_SUBTYP, whose values mean something else
 * in the other form.
 */
export function sharedAnswers(data: DraftData, target: Form, applTyp: string): SharedAnswers {
  const filing = isRow(data['FILING']) ? data['FILING'] : {}
  let kept: DraftData = without(
    { ...withoutDeclarations(data), FILING: { ...filing, APPL_TYP: applTyp } },
    'FILING.APPL_SUBTYP',
  )
  kept = without(kept, 'FILING.DECLARED_NAME')
  const left = new Set<string>()
  for (const { path } of checkShape(target, kept)) {
    const [section = '', ...rest] = path.split('.')
    const whole = rest.length === 0 || Array.isArray(kept[section]) ? section : `${section}.${rest[0] ?? ''}`
    left.add(whole)
  }
  for (const path of left) kept = without(kept, path)
  return { data: kept, left: [...left] }
}

function without(data: DraftData, path: string): DraftData {
  const [section = '', field] = path.split('.')
  const value = data[section]
  if (field !== undefined && isRow(value)) {
    return { ...data, [section]: Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)) }
  }
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== section))
}
