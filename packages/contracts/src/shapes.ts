import { z } from 'zod'

/** A legal date, `YYYY-MM-DD` in Asia/Jakarta. The year 0000 is refused. */
export const LegalDate = z.iso.date().regex(/^(?!0000)/, { abort: true })
/** An instant with offset. */
export const Instant = z.iso.datetime({ offset: true })
/** Whole rupiah. */
export const Rupiah = z.int().nonnegative()
export const Flag = z.enum(['Y', 'N'])
/** A user id in a path or query string. */
export const UserId = z.coerce.number().int().positive().max(2_147_483_647)
/** A person for whom a consultant acts by mandate. */
export const Client = z.object({ USER_ID: z.int(), USER_NAME: z.string() })
export type Client = z.infer<typeof Client>
/** Application number (PATENT_ID) or, before payment, submission number; parsed by domain/ids. */
export const CaseRef = z.string().min(6).max(24)
export const OneCase = z.object({ patentId: CaseRef })
/** Reply of legacy writes: an empty `err` means success. */
export const Done = z.object({ err: z.literal('') })

/** Page of a list: size 10 by default, at most 100. */
export const PageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(10),
}
/** A NEXT_CURSOR or PREVIOUS_CURSOR of an earlier reply, unchanged. `page` is then the wanted page, after or before that reply's page. */
export const Cursor = z.string().regex(/^[\w-]{30,3000}$/)
/** For lists that are also paged by cursor: rows inserted or removed meanwhile shift no row of the next page. */
export const Cursors = {
  /** Present when rows follow. */
  NEXT_CURSOR: Cursor.optional(),
  /** Present when rows precede. */
  PREVIOUS_CURSOR: Cursor.optional(),
}
/** Envelope of paged lists. TOTAL_CAPPED is Y when counting stopped at `total` and more rows exist; otherwise it is absent. */
export function pagedReply<R extends z.ZodType>(row: R) {
  return z.object({
    data: z.array(row),
    total: z.int().nonnegative(),
    page: z.int(),
    size: z.int(),
    TOTAL_CAPPED: z.literal('Y').optional(),
  })
}

/** A scan that another one replaced, as officers see it. FILE_NAME is null when there was none. */
export const FormerScan = z.object({
  FILE_NAME: z.string().nullable(),
  REPLACED_AT: Instant,
  REPLACED_BY: z.string(),
  REASON: z.string(),
})
export type FormerScan = z.infer<typeof FormerScan>
