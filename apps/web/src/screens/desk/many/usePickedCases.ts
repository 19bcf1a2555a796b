import { useState } from 'react'

import type { QueueRow } from '@saki/contracts/deskQueue'

/** Rows chosen in a list; those that left the list are not counted. */
export function usePickedCases(rows: readonly QueueRow[] | undefined) {
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set())
  const chosen = (rows ?? []).filter(({ PATENT_ID }) => numbers.has(PATENT_ID))
  return {
    chosen,
    isChosen: ({ PATENT_ID }: QueueRow) => numbers.has(PATENT_ID),
    choose: ({ PATENT_ID }: QueueRow, isOn: boolean) => {
      const next = new Set(chosen.map((row) => row.PATENT_ID))
      if (isOn) next.add(PATENT_ID)
      else next.delete(PATENT_ID)
      setNumbers(next)
    },
    chooseAll: (isOn: boolean) => setNumbers(new Set(isOn ? (rows ?? []).map(({ PATENT_ID }) => PATENT_ID) : [])),
  }
}
export type PickedCases = ReturnType<typeof usePickedCases>
