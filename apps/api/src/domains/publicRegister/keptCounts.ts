/** Milliseconds for which counts are kept, because they read whole indexes. */
const KEEP_MS = 15 * 60_000

/** Keeps a count in the memory of this process; concurrent requests wait for one count. A failed count keeps the former one. */
export function keepCount<T>(count: (now: Date) => Promise<T>): (now: Date) => Promise<T & { countedAt: Date }> {
  let kept: (T & { countedAt: Date }) | undefined
  let counting: Promise<T & { countedAt: Date }> | undefined
  const recount = async (now: Date) => {
    kept = { ...(await count(now)), countedAt: now }
    return kept
  }
  return async (now) => {
    if (kept && now.getTime() - kept.countedAt.getTime() < KEEP_MS && now >= kept.countedAt) return kept
    counting ??= recount(now).finally(() => (counting = undefined))
    if (!kept) return counting
    const former = kept
    return counting.catch(() => former)
  }
}
