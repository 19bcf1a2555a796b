/** Questions that lead to the right to apply for, in order. */
export const whichRightQuestions = ['sign', 'look', 'technical', 'improvement'] as const
export type WhichRightQuestion = (typeof whichRightQuestions)[number]
export type WhichRightAnswers = Partial<Record<WhichRightQuestion, 'Y' | 'N'>>
export type Advice = 'MARK' | 'DESIGN' | 'PATENT' | 'SIMPLE_PATENT' | 'NONE'

/**
 * The next question, or the advice the answers lead to. A sign that distinguishes goods or services is a mark (UU 20/2016 art. 1(1)), the
 * appearance of a product a design (UU 31/2000 art. 1(1)), the solution of a technical problem an invention (UU 13/2016 art. 1(2)); one
 * improvement of an existing thing may be a simple patent (art. 3(2)). NONE: texts, songs, business methods and others are not filed here.
 */
export function whichRight(answers: WhichRightAnswers): { ask: WhichRightQuestion } | { advice: Advice } {
  const { sign, look, technical, improvement } = answers
  if (!sign) return { ask: 'sign' }
  if (sign === 'Y') return { advice: 'MARK' }
  if (!look) return { ask: 'look' }
  if (look === 'Y') return { advice: 'DESIGN' }
  if (!technical) return { ask: 'technical' }
  if (technical === 'N') return { advice: 'NONE' }
  if (!improvement) return { ask: 'improvement' }
  return { advice: improvement === 'Y' ? 'SIMPLE_PATENT' : 'PATENT' }
}
