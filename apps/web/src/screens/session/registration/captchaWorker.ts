import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Works out the proof away from the page's own thread, so that typing stays smooth. */
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: data, deriveKey }))
  } catch {
    self.postMessage(null)
  }
})
