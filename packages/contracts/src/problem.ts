import { z } from 'zod'

/** The one table of error codes: code → HTTP status. Words for each stand in texts, area `errors`. */
export const problemStatus = {
  BAD_REQUEST: 400,
  INVALID: 422,
  NOT_SIGNED_IN: 401,
  INVALID_CREDENTIALS: 401,
  BAD_SIGNATURE: 401,
  NOT_ALLOWED: 403,
  NOT_MANDATED: 403,
  NO_CONSULTANT_ROLE: 403,
  PASSWORD_NEEDED: 403,
  NOT_ACTIVATED: 403,
  LOGIN_CODE_REQUIRED: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  AGENT_NOT_FOUND: 404,
  WRONG_METHOD: 405,
  CONFLICT: 409,
  STALE_VERSION: 409,
  ALREADY_FILED: 409,
  ACTION_NOT_ALLOWED: 409,
  BILL_NOT_OPEN: 409,
  AGENT_NOT_APPROVED: 409,
  AGENT_TAKEN: 409,
  AGENT_MISMATCH: 409,
  AGENT_DATA_MISSING: 409,
  REQUEST_DECIDED: 409,
  FILE_IN_QUARANTINE: 409,
  FILE_INFECTED: 409,
  PAPER_IN_WORK: 429,
  TOO_MANY_DRAFTS: 409,
  TOO_MANY_CONTACTS: 409,
  TOO_MANY_LINKS: 409,
  TOO_MUCH_UNFILED: 409,
  KEY_IN_USE: 409,
  KEY_REUSED: 422,
  KEY_MISSING: 400,
  TOKEN_INVALID: 410,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  FILE_REFUSED: 422,
  FILE_DAMAGED: 502,
  FILE_MISSING: 502,
  NOT_COMPLETE: 422,
  CAPTCHA_FAILED: 422,
  TOO_MANY: 429,
  NOT_BUILT: 501,
  BUSY: 503,
  OUTCOME_UNKNOWN: 503,
  READ_ONLY: 503,
  STORAGE_FULL: 507,
  CLOSED_AFTER_RESTORE: 503,
  UNKNOWN: 500,
} as const

export type ProblemCode = keyof typeof problemStatus

/** RFC 9457. `err` is the stable code, `title` words in the asker's language, `id` the correlation id of the log line. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  err: z.string(),
  id: z.string(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** Seconds after which asking again makes sense. */
  retryAfter: z.int().optional(),
  /** The state on the server, where a save met a newer version. */
  current: z.unknown().optional(),
})
export type Problem = z.infer<typeof Problem>
