import { isUniqueViolation } from '../payments/uniqueViolation.ts'

const TRIES = 4

/**
 * Runs a transaction again, up to 4 times, after a unique violation (one idempotency key for two drafts at once, a billing code drawn
 * twice). The next attempt sees the other transaction's row. Throws the last error.
 */
export async function retryUnique<R>(run: () => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === TRIES) throw error
    }
  }
}
