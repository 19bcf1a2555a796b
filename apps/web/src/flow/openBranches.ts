import { useState } from 'react'

import type { FlowBranch } from './branches.ts'

/** Key of an open branch: the origins opened on the way to it, such as 'substantive_examination/refused'. */
export const keyOf = (parent: string | undefined, origin: string): string => (parent ? `${parent}/${origin}` : origin)

/** Keys at which every branch is open once, those of the usual path first. */
export function everyKey(branches: readonly FlowBranch[], roots: readonly string[]): string[] {
  const byOrigin = new Map(branches.map((branch) => [branch.origin, branch]))
  const keys = new Map<string, string>()
  for (const root of roots) if (byOrigin.has(root)) keys.set(root, root)
  for (const [origin, key] of keys)
    for (const { state, part } of byOrigin.get(origin)?.nodes ?? [])
      if (part === 'state' && byOrigin.has(state) && !keys.has(state)) keys.set(state, keyOf(key, state))
  return [...keys.values()]
}

/** Keys to open so that a state beside the usual path is visible; none for a step of the usual path. */
export function keysTo(branches: readonly FlowBranch[], roots: readonly string[], wanted: string): string[] {
  if (roots.includes(wanted)) return []
  const key = everyKey(branches, roots).find((each) =>
    branches
      .find(({ origin }) => origin === each.split('/').at(-1))
      ?.nodes.some(({ state, part }) => part === 'state' && state === wanted),
  )
  const origins = key?.split('/') ?? []
  return origins.map((_, at) => origins.slice(0, at + 1).join('/'))
}

export interface OpenBranches {
  has: (key: string) => boolean
  toggle: (key: string) => void
  set: (keys: readonly string[]) => void
  isAny: boolean
}

export function useOpenBranches(initial: readonly string[]): OpenBranches {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(initial))
  return {
    has: (key) => open.has(key),
    toggle: (key) =>
      setOpen((before) => {
        const after = new Set(before)
        if (!after.delete(key)) after.add(key)
        return after
      }),
    set: (keys) => setOpen(new Set(keys)),
    isAny: open.size > 0,
  }
}
