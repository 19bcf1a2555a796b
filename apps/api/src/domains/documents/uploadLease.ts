import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { claimUpload, prolongClaim, releaseClaim } from './uploadLease.sql.ts'

/** Milliseconds after its last extension at which a lease expires and the upload is free. */
const LEASE_MS = 10_000
/** Milliseconds between extensions. */
const PROLONG_MS = 1_000
/** Milliseconds between attempts to lease a held upload. */
const RETRY_MS = 50
/** Longest wait for another request, in milliseconds. */
const MAX_WAIT_MS = 30_000

type Used = Pick<Services, 'db' | 'clock'>

export interface Lease {
  release(): Promise<void>
}

/**
 * Leases an upload for writing or finishing, across processes; waits while another request holds it. `onWanted` is called when
 * another request waits for this lease. Throws BUSY after 30 seconds or when `signal` aborts. For a deleted upload the lease is
 * empty.
 */
export async function leaseUpload(
  { db, clock }: Used,
  uploadId: string,
  { onWanted = () => {}, signal }: { onWanted?: () => void; signal?: AbortSignal } = {},
): Promise<Lease> {
  const holder = randomUUID()
  const untilFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)
  for (let waited = 0; ; waited += RETRY_MS) {
    const now = clock()
    const claim = await claimUpload(db, uploadId, { holder, now, until: untilFrom(now) })
    if (claim === 'gone') return { release: async () => {} }
    if (claim === 'held') break
    if (waited >= MAX_WAIT_MS || signal?.aborted)
      throw new AppError('BUSY', `upload ${uploadId} is held`, { retryAfter: 2 })
    await sleep(RETRY_MS)
  }
  const timer = setInterval(() => {
    // A failed extension is retried at the next interval; without one the lease expires.
    prolongClaim(db, uploadId, { holder, until: untilFrom(clock()) }).then(
      (held) => held?.isWanted && onWanted(),
      () => undefined,
    )
  }, PROLONG_MS)
  return {
    release: async () => {
      clearInterval(timer)
      await releaseClaim(db, uploadId, holder)
    },
  }
}
