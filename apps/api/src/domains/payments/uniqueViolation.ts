/** Whether PostgreSQL refused a row because another one has its key: the transaction is gone, a new one will see that row. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
