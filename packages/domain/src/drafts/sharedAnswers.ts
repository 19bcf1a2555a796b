import { checkShape } from '../forms/checkShape.ts'
import { isRow, type DraftData, type Form } from '../forms/form.ts'

/** What was declared of one filing holds for no other one. */
const declared = ['FILING.DECLARED_NAME', 'DECLARATIONS']

export interface Shared {
  data: DraftData
  /** Paths of answers that have no place in the other form, `SECTION.FIELD` or `SECTION`. */
  left: string[]
}

/** A draft without what its applicant declared. */
export function withoutDeclarations(data: DraftData): DraftData {
  return declared.reduce(without, data)
}

/**
 * The answers of a draft that the form of another right asks for as well. Declarations never go along; neither does the scope, whose
 * words mean something else there.
 */
export function sharedAnswers(data: DraftData, target: Form, applTyp: string): Shared {
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
