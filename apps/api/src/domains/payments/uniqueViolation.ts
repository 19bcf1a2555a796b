/** Whether an error is PostgreSQL's unique violation (23505). The transaction must be rolled back; a new one sees the other row. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
