export function line(what: string, figure: string): void {
  console.log(`${what.padEnd(58)} ${figure}`)
}

export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}

/** The time in milliseconds below which `share` (0–1) of the measured times lie. */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function spread(times: number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, p99.9 ${percentile(times, 0.999).toFixed(0)} ms`
}

/** Does the work and adds the milliseconds it took to `times`. */
export async function timed<R>(times: number[], work: () => Promise<R>): Promise<R> {
  const began = performance.now()
  const result = await work()
  times.push(performance.now() - began)
  return result
}

/** Median, tail and longest of measured milliseconds. */
export const inTail = (times: number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`
