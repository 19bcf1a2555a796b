import { isUniqueViolation } from '../payments/uniqueViolation.ts'

const TRIES = 4

/**
 * Runs a transaction anew when another one was first with a key of its rows (an idempotency key on two drafts at once, a billing code
 * drawn twice): the second time it sees that row and decides by it.
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
