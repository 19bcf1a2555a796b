import { z } from 'zod'

/** The process in which a letter was sent, or a check is made. */
export const processOfLetter = {
  PROC_TYP: z.string().regex(/^[A-Za-z0-9]{1,4}$/),
  PROC_NBR: z.int().positive().max(2_147_483_647),
}

/** One point of a letter or a checklist. */
export const pointKey = {
  /** `FD`, `FM`, `FP`: formality list of designs, marks, patents. `LAIN`: free text of the officer. */
  LIST_CODE: z.string().regex(/^[A-Z0-9]{1,20}$/),
  OPTION_NBR: z.int().min(0).max(32_767),
}
