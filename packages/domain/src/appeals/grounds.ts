/** What an appellant says about a point of the decision: an answer, or that it is left uncontested. */
export interface GroundAnswer {
  /** Name of the point, `LIST_CODE.OPTION_NBR`. */
  point: string
  answer: string
  isLeft: boolean
}

export type GroundFault = 'unanswered' | 'both' | 'nothing_contested' | 'unknown' | 'repeated'

/**
 * Faults of the answers to the points of a refusal, each with the index of its point, or -1 for the whole. An appeal states its objections to
 * every point in full (UU 20/2016 art. 29, UU 13/2016 art. 67): each point is answered or expressly left, and not all of them are left.
 */
export function groundFaults(
  points: readonly string[],
  answers: readonly GroundAnswer[],
): { at: number; fault: GroundFault }[] {
  const faults = points.flatMap((point, at): { at: number; fault: GroundFault }[] => {
    const own = answers.filter((answer) => answer.point === point)
    if (own.length > 1) return [{ at, fault: 'repeated' }]
    const [given] = own
    const isAnswered = given !== undefined && given.answer.trim() !== ''
    if (given?.isLeft === true) return isAnswered ? [{ at, fault: 'both' }] : []
    return isAnswered ? [] : [{ at, fault: 'unanswered' }]
  })
  if (answers.some(({ point }) => !points.includes(point))) faults.push({ at: -1, fault: 'unknown' })
  const isAllLeft =
    points.length > 0 && points.every((point) => answers.some((each) => each.point === point && each.isLeft))
  if (isAllLeft) faults.push({ at: 0, fault: 'nothing_contested' })
  return faults
}
