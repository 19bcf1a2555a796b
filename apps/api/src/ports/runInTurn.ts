const last = new Map<number, Promise<unknown>>()

/** Runs the work of each account sequentially within this process; different accounts run in parallel. */
export async function runInTurn<T>(account: number, work: () => Promise<T>): Promise<T> {
  const before = last.get(account)
  const mine = (before ?? Promise.resolve()).then(work, work)
  last.set(account, mine)
  try {
    return await mine
  } finally {
    if (last.get(account) === mine) last.delete(account)
  }
}
