import type { TextKey } from '@saki/texts'

import type { LetterCode } from './letterCodes.ts'

export const letterRights = ['PATENT', 'SIMPLE_PATENT', 'DESIGN', 'MARK'] as const
export type LetterRight = (typeof letterRights)[number]

/** One text for all rights, or a default with exceptions by right. */
export type LetterText = TextKey | ({ other: TextKey } & Partial<Record<LetterRight, TextKey>>)

/**
 * Meaning of the date in a letter. `answer`: answer through the portal by then. `remedy`: appeal, objection or suit. `payment`: a payment
 * is due. `until`: end of a period in which nobody needs to act.
 */
export type DueKind = 'answer' | 'remedy' | 'payment' | 'until'

/** One type of letter. Texts may contain {{right}} {{check}} {{gazette}} {{board}} {{number}} {{date}}; a missing value is not an error. */
export interface LetterType {
  /** `certificate` grants the right; `extract` states what is recorded and asks for nothing. */
  kind: 'letter' | 'certificate' | 'extract'
  /** Parts of the letter number: subject in the office's classification, and the mark of the type. */
  subject: string
  mark: string
  rights: readonly LetterRight[]
  title: LetterText
  /** Paragraphs in order; some are for certain rights only. */
  body: readonly (LetterText | { for: readonly LetterRight[]; text: TextKey })[]
  /** Heading of the numbered points. */
  points?: LetterText
  due?: DueKind
  /** Consequence of missing the date; shown only with a date. */
  otherwise?: LetterText
  /** Shows the name of the action, for types issued by several decisions. */
  names?: 'decision' | 'about'
  /** Type used instead when the case already has a letter of this type. */
  again?: LetterCode
  /** Legal basis when no action gives one. */
  ground?: Partial<Record<LetterRight, string>>
}

export function bodyFor({ body }: LetterType, right: LetterRight): TextKey[] {
  return body.flatMap((said) => {
    if (typeof said === 'string' || !('for' in said)) return [letterTextFor(said, right)]
    return said.for.includes(right) ? [said.text] : []
  })
}

export function letterTextFor(said: LetterText, right: LetterRight): TextKey {
  return typeof said === 'string' ? said : (said[right] ?? said.other)
}
