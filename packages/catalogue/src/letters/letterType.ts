import type { TextKey } from '@saki/texts'

import type { LetterCode } from './letterTypes.ts'

export const letterRights = ['PATENT', 'SIMPLE_PATENT', 'DESIGN', 'MARK'] as const
export type LetterRight = (typeof letterRights)[number]

/** A text, or one for all rights with others for some of them. */
export type Said = TextKey | ({ other: TextKey } & Partial<Record<LetterRight, TextKey>>)

/**
 * What the day in a letter is. `answer`: the addressee answers through the portal by then · `remedy`: appeal, objection or suit ·
 * `payment`: something falls due · `until`: something lasts so long and nobody needs to act.
 */
export type DueKind = 'answer' | 'remedy' | 'payment' | 'until'

/** One type of letter. Texts may name {{right}} {{check}} {{gazette}} {{board}} {{number}} {{date}}; a value that is not there is no reason to fail. */
export interface LetterType {
  /** A `certificate` makes the right; an `extract` says what is recorded and asks for nothing. */
  kind: 'letter' | 'certificate' | 'extract'
  /** Part of the number: what the letter is about, in the office's classification, and the mark of its type. */
  subject: string
  mark: string
  rights: readonly LetterRight[]
  title: Said
  /** Paragraphs in their order; one may be for some rights only. */
  body: readonly (Said | { for: readonly LetterRight[]; text: TextKey })[]
  /** Heading of the numbered points. */
  points?: Said
  due?: DueKind
  /** What follows when nothing happens by the day; stands only beside a day. */
  otherwise?: Said
  /** The name of the action stands among the facts, where one type tells of different decisions. */
  names?: 'decision' | 'about'
  /** The type it turns into when the case has had one already. */
  again?: LetterCode
  /** Where no action gives one. */
  ground?: Partial<Record<LetterRight, string>>
}

export function bodyFor({ body }: LetterType, right: LetterRight): TextKey[] {
  return body.flatMap((said) => {
    if (typeof said === 'string' || !('for' in said)) return [saidFor(said, right)]
    return said.for.includes(right) ? [said.text] : []
  })
}

export function saidFor(said: Said, right: LetterRight): TextKey {
  return typeof said === 'string' ? said : (said[right] ?? said.other)
}
