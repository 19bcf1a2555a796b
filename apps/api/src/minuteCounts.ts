/** Counts within the present minute, in the memory of this process, because counting must not cost a write. */
export class MinuteCounts {
  #minute = 0
  #counts = new Map<string, number>()

  /** Adds `weight` for the asker and returns the sum of the minute. */
  add(asker: string, weight: number, now: Date): number {
    const minute = Math.floor(now.getTime() / 60_000)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#counts = new Map()
    }
    const count = (this.#counts.get(asker) ?? 0) + weight
    this.#counts.set(asker, count)
    return count
  }
}

/** Seconds to the next minute. */
export function secondsToNextMinute(now: Date): number {
  return 60 - (Math.floor(now.getTime() / 1_000) % 60)
}

/** The address; of IPv6 its /64, which is one household. */
export function networkOf(ip: string): string {
  return ip.includes(':') ? ip.split(':', 4).join(':') : ip
}
