import { z } from 'zod'

import { Flag, LegalDate } from './shapes.ts'

/** A refusal with its points. Letters are in Indonesian. */
export const AppealedDecision = z.object({
  /** The action of the case that refused; its letter has this key. */
  PROC_TYP: z.string(),
  PROC_NBR: z.int(),
  ACTION_NBR: z.int(),
  LETTER_NAME: z.string(),
  LETTER_DATE: LegalDate,
  GROUND: z.string(),
  NOTES: z.string(),
  /** Y when the letter exists as PDF. */
  IND_PAPER: Flag,
  /** POINT: `LIST_CODE.OPTION_NBR`. A letter without points has one for the whole. */
  POINTS: z.array(z.object({ POINT: z.string(), TITLE: z.string(), TEXT: z.string(), GROUND: z.string() })),
})
export type AppealedDecision = z.infer<typeof AppealedDecision>
