/** Queue of waiting items: accounts are served in turn, the items of an account in order. */
export interface FairQueue<T> {
  readonly size: number
  sizeOf(account: number): number
  add(account: number, item: T): void
  /** Adds the item before the account's other items. */
  putBack(account: number, item: T): void
  hasFor(may: (account: number) => boolean): boolean
  /** Takes the next item of the first account that `may` run and moves that account to the end; undefined when none may. */
  take(may: (account: number) => boolean): { account: number; item: T } | undefined
}

/** An empty queue, in memory only. */
export function makeFairQueue<T>(): FairQueue<T> {
  // A Map keeps insertion order: an account that was served is inserted again at the end.
  const lines = new Map<number, T[]>()
  let size = 0
  return {
    get size() {
      return size
    },
    sizeOf: (account) => lines.get(account)?.length ?? 0,
    add(account, item) {
      size += 1
      const line = lines.get(account)
      if (line) line.push(item)
      else lines.set(account, [item])
    },
    putBack(account, item) {
      size += 1
      lines.set(account, [item, ...(lines.get(account) ?? [])])
    },
    hasFor: (may) => [...lines.keys()].some(may),
    take(may) {
      for (const [account, line] of lines) {
        const [item, ...rest] = line
        if (item === undefined || !may(account)) continue
        size -= 1
        lines.delete(account)
        if (rest.length > 0) lines.set(account, rest)
        return { account, item }
      }
      return undefined
    },
  }
}
