/** How many new messages to announce: only a rise after the first count is news; the first one tells what was there before. */
export function shouldAnnounce(before: number | undefined, now: number): number {
  return before !== undefined && now > before ? now - before : 0
}
