import type { TextKey } from '@saki/texts'

import type { LetterCode } from './letterCodes.ts'

/**
 * Meaning of the date in a letter. `answer`: answer through the portal by then. `remedy`: appeal, objection or suit. `payment`: a payment
 * is due. `until`: end of a period in which nobody needs to act.
 */
export type DueKind = 'answer' | 'remedy' | 'payment' | 'until'

/** Texts of a letter; a right may replace some. They may contain {{right}} {{check}} {{gazette}} {{board}} {{number}} {{date}} {{ends}}. */
export interface LetterTexts {
  title: TextKey
  /** Paragraphs in order. */
  body: readonly TextKey[]
  /** Heading of the numbered points. */
  points?: TextKey
  /** Consequence of missing the date; shown only with a date. */
  otherwise?: TextKey
}

/** One type of letter. */
export interface LetterType extends LetterTexts {
  /** `certificate` grants the right; `extract` states what is recorded and asks for nothing. */
  kind: 'letter' | 'certificate' | 'extract'
  /** Parts of the letter number: subject in the office's classification, and the mark of the type. */
  subject: string
  mark: string
  /** Only rights that list the type have it; other types are for every right. */
  special?: true
  due?: DueKind
  /** Its last day does not count from the letter, such as one since the priority, so that the posting of the letter does not move it. */
  hasFixedDay?: true
  /** Shows the name of the action, for types issued by several decisions. */
  names?: 'decision' | 'about'
  /** Type used instead when the case already has a letter of this type. */
  again?: LetterCode
  /** Refers to the last letter of these types in the case, by number and date. */
  refersTo?: readonly LetterCode[]
  /** Refers to the paper of the applicant or of a third party that it answers, by name and day of receipt. */
  answers?: true
  /** Names the examiner who proposed or took the decision. */
  examined?: true
  /** Cites the right's article on the register when no action gives a ground. */
  fromRegister?: true
}
