import type { DraftData } from '@saki/domain/forms/form'
import { declareNumberLetter } from '@saki/domain/ids/applicationNumber'
import type { TextKey } from '@saki/texts'

import { requestTariffName } from '../requests/tariffs.ts'
import type { RightDefinition, RightGazette, RightPictures } from './rightDefinition.ts'
import { registered } from './registered.ts'

/** Id of a right: APPL_TYP of the wire. */
export type Right = (typeof registered)[number]['id']
/** RIGHT of the wire: P patents and simple patents, D designs, T marks. */
export type RightLetter = (typeof registered)[number]['letter']
export type ListedRight = RightDefinition & { id: Right; letter: RightLetter }

export const rights: readonly ListedRight[] = registered

for (const { letter, digits } of rights.flatMap(({ numbers }) => numbers)) declareNumberLetter(letter, digits)

/** Letters of the rights, each once. */
export const rightLetters: readonly RightLetter[] = [...new Set(rights.map(({ letter }) => letter))]

/** Slots whose pictures stand for a case. */
export const pictureSlots: readonly string[] = slotsOfPictures(() => true)
/** Slots whose pictures are the registered subject itself. */
export const subjectSlots: readonly string[] = slotsOfPictures(({ isSubject }) => isSubject)
/** Slots with numbered views. */
export const viewSlots: readonly string[] = slotsOfPictures(({ hasViews }) => hasViews === true)

function slotsOfPictures(isWanted: (pictures: RightPictures) => boolean): string[] {
  return [...new Set(rights.flatMap(({ pictures }) => (pictures && isWanted(pictures) ? [pictures.slot] : [])))]
}

/** Name of a tariff by its code; undefined when neither a right nor a request uses it. */
export function tariffName(code: string): TextKey | undefined {
  const [ofRight] = rights.flatMap(({ tariffs }) => (Object.hasOwn(tariffs, code) ? [tariffs[code]] : []))
  return ofRight ?? requestTariffName(code)
}

/** The right with this APPL_TYP; undefined for an unknown one. */
export function findRight(applTyp: string): ListedRight | undefined {
  return rights.find(({ id }) => id === applTyp)
}

/** The right with this APPL_TYP. Throws an Error for an unknown one. */
export function rightOf(applTyp: string): ListedRight {
  const right = findRight(applTyp)
  if (!right) throw new Error(`no right ${applTyp}`)
  return right
}

/** The rights with this letter; the first is the one its shared names and forms come from. */
export function rightsOfLetter(letter: string): ListedRight[] {
  return rights.filter((right) => right.letter === letter)
}

/** Rules and words of the official gazette for the rights with this letter. Throws an Error for an unknown one. */
export function gazetteOf(letter: string): RightGazette {
  const [right] = rightsOfLetter(letter)
  if (!right) throw new Error(`no right ${letter}`)
  return right.gazette
}

/** The right whose application numbers begin with this letter; undefined for an unknown one. */
export function rightOfNumber(letter: string): ListedRight | undefined {
  return rights.find(({ numbers }) => numbers.some((number) => number.letter === letter))
}

/** The right whose cases run this type of process; undefined for processes that any right has. */
export function rightOfProcess(procTyp: string): ListedRight | undefined {
  return rights.find(({ laws }) => laws.some(({ workflow }) => workflow.procTyp === procTyp))
}

/** The right with this workflow; undefined for workflows of letters, answers and requests. */
export function rightOfFlow(flowId: string): ListedRight | undefined {
  return rights.find(({ laws }) => laws.some(({ workflow }) => workflow.id === flowId))
}

/** The rights filed with this form. */
export function rightsOfForm(formId: string): ListedRight[] {
  return rights.filter(({ form }) => form.id === formId)
}

/** The right a draft of this form is filed as; undefined for a form that is not filed as an application. */
export function rightFiledBy(formId: string, data: DraftData): ListedRight | undefined {
  const own = rightsOfForm(formId)
  return own.find(({ isFiledBy }) => isFiledBy?.(data)) ?? own[0]
}
