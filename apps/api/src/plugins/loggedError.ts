export interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/**
 * Serialises an error for the log: kind, code, message and stack. Leaves out PostgreSQL's `detail` and `where`, which quote whole rows,
 * including addresses and password hashes.
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
