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
export const isForeign = (scene: FormContext) => hasForeignScript(nameOf(scene))

/** One of the 45 classes of the Nice Agreement. */
export const checkClass = (value: string): Found =>
  isNiceClass(value) ? undefined : { level: 'STOP', code: 'marks:goods.class.wrong' }

/** A blank term says nothing, and would be published. */
export const checkTerms = (_value: string, { row }: FormContext): Found =>
  wordsOf(row['TERMS']).some((term) => term.trim() === '')
    ? { level: 'STOP', code: 'marks:goods.terms.blank' }
    : undefined

/** Meaning and reading of what is written otherwise than in Latin letters and 0 to 9 (UU 20/2016 art. 4). */
export function foreignWordsNeedMeaning(scene: FormContext): FieldIssue<TextKey>[] {
  if (!isForeign(scene) || fieldText(sectionOf(scene.draft, 'SIGN'), 'TRANSLATION') !== '') return []
  return [{ path: 'SIGN.TRANSLATION', step: 'mark', level: 'WARN', code: 'marks:translation.missing' }]
}

/** Colours are protected as they are named (UU 20/2016 art. 4(2)d): a coloured label whose colours nobody named. */
export function coloursAreNamed(scene: FormContext): FieldIssue<TextKey>[] {
  if (!hasPicture(signOf(scene))) return []
  const sign = sectionOf(scene.draft, 'SIGN')
  const isClaimed = fieldText(sign, 'COLOUR_CLAIMED') === 'Y'
  const isNamed = isClaimed && wordsOf(sign['COLOURS']).length > 0
  const isColoured = fieldText(sign, 'LABEL_LOOK') === 'COLOUR'
  if (isNamed || !(isClaimed || isColoured)) return []
  const path = isClaimed ? 'SIGN.COLOURS' : 'SIGN.COLOUR_CLAIMED'
  // The picture already tells otherwise: said beside the field at once, not only when all is checked.
  return [
    { path, step: 'mark', level: 'WARN', code: 'marks:colours.missing', ...(isColoured && ({ wrong: true } as const)) },
  ]
}

/** A shape is examined as it is shown: one side of it seldom says enough. */
export function shapesAreShownAround(scene: FormContext): FieldIssue<TextKey>[] {
  if (signOf(scene) !== 'THREE_D') return []
  const labels = scene.files.filter(({ slot }) => slot === 'ETK').length
  return labels === 1 ? [{ path: 'FILES.ETK', step: 'mark', level: 'WARN', code: 'marks:label.oneSide' }] : []
}

/** Each class once, and no more terms than one filing may list. */
export function classesStandOnce(scene: FormContext): FieldIssue<TextKey>[] {
  const classes = enteredClasses(scene.draft)
  const twice = classes.filter(
    ({ at, niceClass }) => niceClass !== '' && classes.some((c) => c.at < at && c.niceClass === niceClass),
  )
  const issues = twice.map(({ at, niceClass }): FieldIssue<TextKey> => ({
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

/** The classes decide the number, not the answer: said where the two do not agree. A collective mark may be either. */
export function subtypeFitsClasses(scene: FormContext): FieldIssue<TextKey>[] {
  const subtype = fieldText(sectionOf(scene.draft, 'FILING'), 'APPL_SUBTYP')
  // A class still without terms is chosen all the same: until it has some, other findings keep the filing back.
  const extent = extentOf(enteredClasses(scene.draft).map(({ niceClass }) => niceClass))
  if (!extent || !['GOODS', 'SERVICES', 'BOTH'].includes(subtype) || subtype === extent) return []
  return [{ path: 'FILING.APPL_SUBTYP', step: 'type', level: 'WARN', code: numbered[extent] }]
}
