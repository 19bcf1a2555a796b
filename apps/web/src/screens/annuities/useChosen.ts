import { useState } from 'react'

/** A patent to pay for; `toYear` null: the least that is due. */
export interface ChosenPatent {
  number: string
  toYear: number | null
}

/** The patents chosen so far, in the order of choice, each once. */
export function useChosen(initial: readonly string[]) {
  const [chosen, setChosen] = useState<readonly ChosenPatent[]>(() =>
    initial.map((number) => ({ number, toYear: null })),
  )
  return {
    chosen,
    isChosen: (number: string) => chosen.some((one) => one.number === number),
    /** Adds patents that are not chosen yet. */
    add: (more: readonly ChosenPatent[]) =>
      setChosen((before) => [...before, ...more.filter(({ number }) => !before.some((one) => one.number === number))]),
    remove: (number: string) => setChosen((before) => before.filter((one) => one.number !== number)),
    setYear: (number: string, toYear: number) =>
      setChosen((before) => before.map((one) => (one.number === number ? { number, toYear } : one))),
    clear: () => setChosen([]),
  }
}

export type Chosen = ReturnType<typeof useChosen>
