import type { DraftData } from '../forms/form.ts'
import { chosenParts, partsOfCase } from './caseParts.ts'
import { goodsOfCase } from './limitGoods.ts'
import type { Disposal, RequestKind } from './requestKind.ts'

/** Disposals that cannot both be granted as asked, each pair once. */
const CONTRADICTING: readonly (readonly [Disposal, Disposal])[] = [
  ['end', 'end'],
  ['end', 'owner'],
  ['end', 'parts'],
  ['end', 'licence'],
  ['end', 'term'],
  ['owner', 'parts'],
  ['owner', 'licence'],
  ['parts', 'parts'],
  ['parts', 'licence'],
]

type Disposing = Pick<RequestKind, 'id' | 'effects' | 'disposes'>

/** What the effects of requests dispose of; `limitGoods` only when less is kept than the case has. */
const OF_EFFECT: Partial<Record<Disposing['effects'][number]['as'], Disposal>> = {
  changeOwner: 'owner',
  recordLicence: 'licence',
  splitCase: 'parts',
  changeType: 'end',
  limitGoods: 'parts',
}

/** Whether requests of a kind may dispose of a right; the others contradict nothing. */
export const mayDispose = ({ effects, disposes }: Pick<Disposing, 'effects' | 'disposes'>): boolean =>
  disposes !== undefined || effects.some(({ as }) => OF_EFFECT[as] !== undefined)

/** What a request disposes of, by its kind and answers; empty for records, copies and corrections. */
export function disposalsOf({ effects, disposes = [] }: Disposing, answers: DraftData): Disposal[] {
  const found = effects.flatMap((effect): Disposal[] => {
    const disposal = OF_EFFECT[effect.as]
    if (disposal === undefined) return []
    return effect.as === 'limitGoods' && !isLess(answers, effect.section) ? [] : [disposal]
  })
  return [...new Set([...disposes, ...found])]
}

/** Whether a section keeps less than the case has; a renewal of all classes keeps everything. */
function isLess(answers: DraftData, section: string): boolean {
  const present = partsOfCase(answers)
  const isOfGoods = goodsOfCase(answers).length > 0 && section === 'GOODS'
  return isOfGoods || chosenParts(answers, section).length < present.length
}

/** Whether two undecided requests in one case contradict each other. Two of one kind are refused as `pending` before. */
export function contradict(
  one: { kind: Disposing; answers: DraftData },
  other: { kind: Disposing; answers: DraftData },
): boolean {
  if (one.kind.id === other.kind.id) return false
  const [a, b] = [disposalsOf(one.kind, one.answers), disposalsOf(other.kind, other.answers)]
  return CONTRADICTING.some(([x, y]) => (a.includes(x) && b.includes(y)) || (a.includes(y) && b.includes(x)))
}
