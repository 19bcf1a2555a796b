import { MinuteCounts, networkOf, secondsToNextMinute } from '../../minuteCounts.ts'

/** Pages per minute and address, apart from the limits of the portal. One address may be shared by a whole office. */
export const PAGES_A_MINUTE = 600
/** Requests that are answered at once. More are refused, so that a flood costs the portal neither memory nor time. */
export const AT_ONCE = 24
/** Seconds after which a refused request may come again. */
const RETRY_SECONDS = 2

/** What one process serves of the public register. */
export class PublicLoad {
  #counts = new MinuteCounts()
  #open = 0

  /** Counts a request. Returns the seconds to wait when it is refused, else undefined; the caller then calls `leave` when it is answered. */
  enter(ip: string, weight: number, now: Date): { status: 429 | 503; seconds: number } | undefined {
    if (this.#counts.add(networkOf(ip), weight, now) > PAGES_A_MINUTE)
      return { status: 429, seconds: secondsToNextMinute(now) }
    if (this.#open >= AT_ONCE) return { status: 503, seconds: RETRY_SECONDS }
    this.#open += 1
    return undefined
  }

  leave(): void {
    this.#open -= 1
  }
}
