/** Number of new messages to announce. Returns 0 for the first count (`before` undefined) and when the count did not rise. */
export function shouldAnnounce(before: number | undefined, now: number): number {
  return before !== undefined && now > before ? now - before : 0
}
