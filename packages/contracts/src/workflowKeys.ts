import { z } from 'zod'

/** Text key for an address whose parts are not valid numbers. */
const unknown = 'workflow:screen.unknown'

/** A case by the segments of its number. The spec orders them number, two characters, one character, year. */
export const FileKeyParams = {
  fileNbr: z.string().regex(/^[1-9]\d{0,7}$/, unknown),
  fileSeq: z.string().regex(/^[0-9A-Z]{2}$/, unknown),
  fileTyp: z.string().regex(/^[A-Z]$/, unknown),
  fileSer: z.string().regex(/^\d{4}$/, unknown),
}

export const ProcTypParam = z.string().regex(/^[A-Z0-9]{1,4}$/i, unknown)
/** Number of a process, or of an action in it. */
export const NbrParam = z.coerce.number().int().min(1).max(2_147_483_647)
/** Process id: PROC_TYP-PROC_NBR, or PROC_TYP-PROC_NBR-ACTION_NBR. */
export const ProcessIdParam = z.string().regex(/^[A-Za-z0-9]{1,4}-[1-9]\d{0,9}(-[1-9]\d{0,9})?$/, unknown)
