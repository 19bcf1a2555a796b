import type { DueRule } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

export interface StepWords {
  text: TextKey
  means: TextKey
}
/** What every step of a right says for itself. */
export interface RightStep<F extends string, W extends StepWords> {
  from: readonly F[]
  ground: string
  words: W
}
export type MovingStep<F extends string, T extends string, W extends StepWords> = RightStep<F, W> & {
  to: T
  due?: DueRule
}
export type CodedStep<C extends string> = { code: C }
export const dueOfStep = (due: DueRule | undefined) => (due ? { due } : {})
