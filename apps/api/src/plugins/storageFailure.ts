/** Why the database or file store could not be used: unreachable, full, or read-only. */
export type StorageFailure = 'away' | 'full' | 'readOnly'

/** SQLSTATEs of a transaction that the server rolled back while others went on: statement or lock timeout, deadlock, serialisation failure. */
const ROLLED_BACK = /^(57014|55P03|40001|40P01)$/

/** Codes of the operating system, and PostgreSQL's SQLSTATEs (appendix A of its manual). */
const CODES: [RegExp, StorageFailure][] = [
  [/^(ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^(EROFS|25006)$/, 'readOnly'],
  // Connection lost, out of memory or connections, being stopped or started, ended while idle in a transaction.
  [/^(08...|53...|57P0.|25P03)$/, 'away'],
  [ROLLED_BACK, 'away'],
  [/^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'away'],
]

/** Errors without a code: those of pg and pg-pool, and PostgreSQL's for a disk mounted read-only (class 42 or 58). */
const MESSAGES: [RegExp, StorageFailure][] = [
  [/\bno space left on device\b|\bdisk quota exceeded\b/i, 'full'],
  [/\bread-only file system\b/i, 'readOnly'],
  [/^connection terminated\b|\bis not queryable\b|^query read timeout$|^timeout (exceeded|expired)\b/i, 'away'],
  [/^cannot use a pool after calling end\b|^the database system is (starting up|shutting down|in recovery)/i, 'away'],
]

/** Whether the server rolled the transaction back, so that nothing was changed, and is there for the next one. */
export const isRolledBack = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ROLLED_BACK.test(String(error.code))

/** The kind of storage failure, also of a wrapped error; undefined for every other error. */
export function storageFailureOf(error: unknown, depth = 0): StorageFailure | undefined {
  if (!(error instanceof Error) || depth > 4) return undefined
  const { code, errors } = error as Error & { code?: unknown; errors?: unknown }
  const own =
    (typeof code === 'string' ? CODES.find(([form]) => form.test(code)) : undefined) ??
    MESSAGES.find(([form]) => form.test(error.message))
  if (own) return own[1]
  for (const inner of [error.cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]) {
    const found = storageFailureOf(inner, depth + 1)
    if (found) return found
  }
  return undefined
}
