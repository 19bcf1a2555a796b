import { useState } from 'react'

/** Ticked rows of a list that may change. Rows that leave the list do not count as ticked. */
export function useTicked(ids: readonly string[], initial: readonly string[] = []) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initial))
  const ticked = ids.filter((id) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const toggleAll = () => setChosen(new Set(ticked.length === ids.length ? [] : ids))
  return { ticked, isTicked: (id: string) => chosen.has(id), toggle, toggleAll, clear: () => setChosen(new Set()) }
}
