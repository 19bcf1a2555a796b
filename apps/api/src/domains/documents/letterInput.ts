import type { RightDefinition } from '@saki/catalogue'
import type { LetterCode } from '@saki/catalogue/letters/letterCodes'
import type { LetterType } from '@saki/catalogue/letters/letterType'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { LetterPoint } from './letterPoints.ts'
import type { PaperText } from './paperText.ts'

/** Data of a letter besides the facts of the case. Null where a preview cannot have the value yet. */
export interface LetterInput {
  /** With the texts of the right. */
  type: LetterType & { code: LetterCode }
  right: RightDefinition
  number: string | null
  verifyCode: string | null
  issuedOn: LegalDate | null
  /** Undefined: the letter sets no deadline. Null: it will set one that a preview cannot calculate. */
  dueDate: LegalDate | null | undefined
  ground: string
  /** Name of the action, for types that show it. */
  act: string
  points: LetterPoint[]
  notes: string
  publicBase: string
  /** Nobody logs in for the addressee, so that nothing sends the reader to the portal. */
  isByPost: boolean
  /** What it refers to and who examined. */
  references?: { label: string; value: PaperText }[]
  signatory?: { name: PaperText; nip: string } | undefined
}
