import type { Problem } from '@saki/contracts/problem'

/** A failed call: the server's problem, or `err` NETWORK or ABORTED when there was no answer. */
export class AskError extends Error {
  readonly status: number
  /** Stable code, see contracts/problem.ts. */
  readonly err: string
  /** Text for the reader in the requested language. Empty when the server could not be reached. */
  readonly title: string
  readonly fields: readonly { field: string; message: string }[]
  /** Correlation id of the server's log line. */
  readonly id: string
  /** Seconds until a repeat makes sense. */
  readonly retryAfter: number | undefined
  /** The server's state, when a save met a newer version. */
  readonly current: unknown

  constructor(problem: Partial<Problem> & { err: string }) {
    super(`${problem.err} ${problem.title ?? ''}`)
    this.name = 'AskError'
    this.status = problem.status ?? 0
    this.err = problem.err
    this.title = problem.title ?? ''
    this.fields = problem.fields ?? []
    this.id = problem.id ?? ''
    this.retryAfter = problem.retryAfter
    this.current = problem.current
  }

  /** The server was not reached or answered 502, 503, 504 or 507: a later repeat may succeed. */
  get isPassing(): boolean {
    return this.err === 'NETWORK' || [502, 503, 504, 507].includes(this.status)
  }
}

/** Reads a refusal; a body that is no problem document (such as a proxy's page) becomes UNKNOWN. */
export async function refusalOf(response: Response): Promise<AskError> {
  const body = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined
  return new AskError({ ...body, err: body?.err ?? 'UNKNOWN', status: response.status })
}
