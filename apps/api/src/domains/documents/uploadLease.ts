import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { claimUpload, prolongClaim, releaseClaim } from './uploadLease.sql.ts'

/** A hold that is not prolonged this long is that of a process that died. */
const LEASE_MS = 10_000
const PROLONG_MS = 1_000
/** Between two looks whether the upload is free. */
const LOOK_MS = 50
/** How long a request waits for another one. */
const PATIENCE_MS = 30_000

type Used = Pick<Services, 'db' | 'clock'>

export interface Lease {
  release(): Promise<void>
}

/**
 * Waits until no request of any process writes to the upload or takes it in, and holds it then. `onWanted` is called when another
 * request waits for it. Throws BUSY after half a minute or when `signal` aborts. An upload that is gone is nobody's and is not held.
 */
export async function leaseUpload(
  { db, clock }: Used,
  uploadId: string,
  { onWanted = () => {}, signal }: { onWanted?: () => void; signal?: AbortSignal } = {},
): Promise<Lease> {
  const holder = randomUUID()
  const untilFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)
  for (let waited = 0; ; waited += LOOK_MS) {
    const now = clock()
    const claim = await claimUpload(db, uploadId, { holder, now, until: untilFrom(now) })
    if (claim === 'gone') return { release: async () => {} }
    if (claim === 'held') break
    if (waited >= PATIENCE_MS || signal?.aborted)
      throw new AppError('BUSY', `upload ${uploadId} is held`, { retryAfter: 2 })
    await sleep(LOOK_MS)
  }
  const beat = setInterval(() => {
    // A failure is made good by the next beat, or the hold lapses.
    prolongClaim(db, uploadId, { holder, until: untilFrom(clock()) }).then(
      (held) => held?.is_wanted && onWanted(),
      () => undefined,
    )
  }, PROLONG_MS)
  return {
    release: async () => {
      clearInterval(beat)
      await releaseClaim(db, uploadId, holder)
    },
  }
}
