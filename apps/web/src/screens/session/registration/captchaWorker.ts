import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Computes the proof of work in a worker, so that typing is not delayed. */
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: data, deriveKey }))
  } catch {
    self.postMessage(null)
  }
})
