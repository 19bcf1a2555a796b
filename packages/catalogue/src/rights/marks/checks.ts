import { fieldText, sectionOf, wordsOf, type Finding, type FieldIssue, type FormContext } from '@saki/domain/forms/form'
import { isNiceClass } from '@saki/domain/goods/niceClass'
import { hasForeignScript } from '@saki/domain/marks/foreignScript'
import { enteredClasses, TERMS_IN_ALL } from '@saki/domain/marks/goods'
import { extentOf, type MarkExtent } from '@saki/domain/marks/markSeries'
import { hasPicture } from '@saki/domain/marks/signs'
import type { TextKey } from '@saki/texts'

type Found = Finding<TextKey> | undefined

export const signOf = ({ draft }: Pick<FormContext, 'draft'>) => fieldText(sectionOf(draft, 'SIGN'), 'SIGN_WCODE')
const nameOf = ({ draft }: FormContext) => fieldText(sectionOf(draft, 'SIGN'), 'MARK_NAME')
export const isForeign = (context: FormContext) => hasForeignScript(nameOf(context))

/** Requires one of the 45 Nice classes. */
export const checkClass = (value: string): Found =>
  isNiceClass(value) ? undefined : { level: 'STOP', code: 'marks:goods.class.wrong' }

/** Blank terms are refused, because terms are published. */
export const checkTerms = (_value: string, { row }: FormContext): Found =>
  wordsOf(row['TERMS']).some((term) => term.trim() === '')
    ? { level: 'STOP', code: 'marks:goods.terms.blank' }
    : undefined

/** Warns when meaning and pronunciation of non-Latin letters or digits are missing (UU 20/2016 art. 4). */
export function checkForeignWords(context: FormContext): FieldIssue<TextKey>[] {
  if (!isForeign(context) || fieldText(sectionOf(context.draft, 'SIGN'), 'TRANSLATION') !== '') return []
  return [{ path: 'SIGN.TRANSLATION', step: 'mark', level: 'WARN', code: 'marks:translation.missing' }]
}

/** Warns of a coloured label whose colours are not named: colours are protected as named (UU 20/2016 art. 4(2)d). */
export function checkColourNames(context: FormContext): FieldIssue<TextKey>[] {
  if (!hasPicture(signOf(context))) return []
  const sign = sectionOf(context.draft, 'SIGN')
  const isClaimed = fieldText(sign, 'COLOUR_CLAIMED') === 'Y'
  const isNamed = isClaimed && wordsOf(sign['COLOURS']).length > 0
  const isColoured = fieldText(sign, 'LABEL_LOOK') === 'COLOUR'
  if (isNamed || !(isClaimed || isColoured)) return []
  const path = isClaimed ? 'SIGN.COLOURS' : 'SIGN.COLOUR_CLAIMED'
  // `wrong` shows the finding beside the field at once, because the uploaded picture is coloured.
  return [
    { path, step: 'mark', level: 'WARN', code: 'marks:colours.missing', ...(isColoured && ({ wrong: true } as const)) },
  ]
}

/** Warns of a three-dimensional mark shown from one side only. */
export function checkShapeViews(context: FormContext): FieldIssue<TextKey>[] {
  if (signOf(context) !== 'THREE_D') return []
  const labels = context.files.filter(({ slot }) => slot === 'ETK').length
  return labels === 1 ? [{ path: 'FILES.ETK', step: 'mark', level: 'WARN', code: 'marks:label.oneSide' }] : []
}

/** Each class may occur once, with at most `TERMS_IN_ALL` terms in all. */
export function checkClassList(context: FormContext): FieldIssue<TextKey>[] {
  const classes = enteredClasses(context.draft)
  const repeated = classes.filter(
    ({ at, niceClass }) => niceClass !== '' && classes.some((c) => c.at < at && c.niceClass === niceClass),
  )
  const issues = repeated.map(({ at, niceClass }): FieldIssue<TextKey> => ({
    path: `NICE.${at}.NICE_CLASS_CODE`,
    step: 'goods',
    level: 'STOP',
    code: 'marks:goods.class.twice',
    values: { class: niceClass },
    wrong: true,
  }))
  const n = classes.reduce((sum, { terms }) => sum + terms.length, 0)
  if (n > TERMS_IN_ALL)
    issues.push({
      path: 'NICE',
      step: 'goods',
      level: 'STOP',
      code: 'marks:goods.tooMany',
      values: { n, max: TERMS_IN_ALL },
      wrong: true,
    })
  return issues
}

const numbered: Record<MarkExtent, TextKey> = {
  GOODS: 'marks:subtype.becomes.GOODS',
  SERVICES: 'marks:subtype.becomes.SERVICES',
  BOTH: 'marks:subtype.becomes.BOTH',
}

/**
 * Warns when the chosen subtype differs from the one the classes give, which decides the number series. Collective marks are not checked.
 */
export function checkSubtype(context: FormContext): FieldIssue<TextKey>[] {
  const subtype = fieldText(sectionOf(context.draft, 'FILING'), 'APPL_SUBTYP')
  // Classes without terms count here; other findings prevent filing until they have some.
  const extent = extentOf(enteredClasses(context.draft).map(({ niceClass }) => niceClass))
  if (!extent || !['GOODS', 'SERVICES', 'BOTH'].includes(subtype) || subtype === extent) return []
  return [{ path: 'FILING.APPL_SUBTYP', step: 'type', level: 'WARN', code: numbered[extent] }]
}
