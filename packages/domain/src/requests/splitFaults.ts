import { fieldText, sectionOf, type DraftData } from '../forms/form.ts'
import { chosenParts, splitFault, type PartFault } from './caseParts.ts'
import type { RequestEffect, RequestKind } from './requestKind.ts'

/** Section with the parts that a request splits off; undefined when it leaves the file whole. */
export function splitSection({ effects }: Pick<RequestKind, 'effects'>, answers: DraftData): string | undefined {
  const splits = effects.find(
    (effect): effect is Extract<RequestEffect, { part: string }> =>
      effect.as === 'splitCase' || (effect.as === 'changeOwner' && isOfPart(answers)),
  )
  return splits?.part
}

const isOfPart = (answers: DraftData) => fieldText(sectionOf(answers, 'REQUEST'), 'EXTENT') === 'PART'

/** A fault of the parts named, with the path of the answer that must change. */
export interface SplitFault {
  path: string
  fault: PartFault
}

/**
 * Why a request may not split its case, by the parts the case has now: a file keeps at least one class or design, and so does the new one.
 * A request whose ticks keep parts may name only those of the case.
 */
export function findSplitFault(
  kind: Pick<RequestKind, 'effects'>,
  answers: DraftData,
  present: readonly string[],
): SplitFault | undefined {
  const section = splitSection(kind, answers)
  if (section !== undefined) {
    const fault = splitFault(present, chosenParts(answers, section))
    if (fault === undefined) return undefined
    return { path: fault === 'single' && isOfPart(answers) ? 'REQUEST.EXTENT' : section, fault }
  }
  const kept = kind.effects.find((effect) => effect.as === 'limitGoods')
  const isUnknown = kept && chosenParts(answers, kept.section).some((code) => !present.includes(code))
  return kept && isUnknown ? { path: kept.section, fault: 'unknown' } : undefined
}
