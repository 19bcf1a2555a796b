import { problemStatus, type ProblemCode } from '@saki/contracts/problem'
import type { TextKey } from '@saki/texts'

/** A fault of one field of a request. */
export interface FieldFault {
  field: string
  /** A text key (`area:key`) or a finished message. */
  message: string
  values?: Record<string, string | number>
}

/** Whether a message is the key of a text and not a finished sentence. */
export const isTextKey = (message: string): message is TextKey => /^[a-z]+:[\w.]+$/i.test(message)

/** Error for the client: a code of the problem table, a detail for the log only, and the fields the client may see. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: FieldFault[] | undefined
  readonly retryAfter: number | undefined
  readonly current: unknown

  constructor(
    code: ProblemCode,
    detail = '',
    shown: { fields?: FieldFault[]; retryAfter?: number; current?: unknown } = {},
  ) {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.code = code
    this.status = problemStatus[code]
    this.fields = shown.fields
    this.retryAfter = shown.retryAfter
    this.current = shown.current
  }
}

/** 404. Things that do not exist and things the asker may not see must look alike. */
export class NotFound extends AppError {
  constructor(what: string, key?: unknown) {
    super('NOT_FOUND', `${what} ${key === undefined ? '' : JSON.stringify(key)}`)
  }
}

/** The request contradicts the stored state; `current` is shown to the client. */
export class ConflictError extends AppError {
  constructor(
    code: Extract<
      ProblemCode,
      'CONFLICT' | 'STALE_VERSION' | 'ALREADY_FILED' | 'ACTION_NOT_ALLOWED' | 'BILL_NOT_OPEN' | 'AMOUNT_CHANGED'
    >,
    detail: string,
    current?: unknown,
  ) {
    super(code, detail, { current })
  }
}

/** 422 with the faults of the fields. */
export class Invalid extends AppError {
  constructor(fields: FieldFault[]) {
    super('INVALID', fields.map((f) => f.field).join(','), { fields })
  }
}
