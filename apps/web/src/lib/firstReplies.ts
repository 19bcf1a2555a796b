import type { CallName } from '@saki/contracts'

import { ask } from './ask.ts'
import { takeEarlyCalls } from './earlyReplies.ts'
import { queryClient, queryKeyOf } from './queries.ts'

/** Longest time in milliseconds a page waits for the replies to its first calls. */
const PATIENCE = 400

/**
 * Puts the replies to the calls boot.js sent for this page into the cache, so that the page is drawn once, with its content, and nothing
 * moves. Slower replies arrive in the page.
 */
export async function takeFirstReplies(): Promise<void> {
  const calls = takeEarlyCalls()
  if (calls.length === 0) return
  const taken = calls.map(([name, input]) =>
    queryClient.prefetchQuery({
      queryKey: queryKeyOf<CallName>(name, input),
      queryFn: ({ signal }) => ask<CallName>(name, { ...input, signal }),
    }),
  )
  await Promise.race([Promise.all(taken), new Promise((done) => setTimeout(done, PATIENCE))])
}
