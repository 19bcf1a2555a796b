export interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/**
 * An error as the log keeps it: kind, code, message and where it came from. What PostgreSQL adds about the rows concerned (`detail`,
 * `where`) stays out: it quotes whole rows, with addresses and password hashes in them.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, table, constraint } = error as Error & { code?: unknown; table?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    stack: error.stack ?? '',
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}
