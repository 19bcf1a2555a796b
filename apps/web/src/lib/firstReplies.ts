import type { CallName } from '@saki/contracts'

import type { EarlyCall } from '../earlyCalls.ts'
import { ask, callAddress } from './ask.ts'
import { hasEarlyReply } from './earlyReplies.ts'
import { queryClient, queryKeyOf } from './queries.ts'

/** Longest time in milliseconds a page waits for the replies to its first calls. */
const PATIENCE = 400

/**
 * Puts the replies to the calls boot.js sent for this page into the cache, so that the page is drawn once, with its content, and nothing
 * moves. Slower replies arrive in the page.
 */
export async function takeFirstReplies(calls: readonly EarlyCall[]): Promise<void> {
  const sent = calls.filter(
    ({ name, params, query }) => name !== 'session' && hasEarlyReply(callAddress(name, params, query)),
  )
  if (sent.length === 0) return
  const taken = sent.map(({ name, params, query }) => {
    const input = { ...(params && { params }), ...(query && { query }) } as Record<string, never>
    return queryClient.prefetchQuery({
      queryKey: queryKeyOf<CallName>(name, input),
      queryFn: ({ signal }) => ask<CallName>(name, { ...input, signal }),
    })
  })
  await Promise.race([Promise.all(taken), new Promise((done) => setTimeout(done, PATIENCE))])
}
