import { colourNames, type ColourName } from '@saki/domain/marks/colourNames'
import { useCallback } from 'react'

import { useTerm, useWords } from '../../ui/useWords.ts'

/** Returns the colour a word names, in Indonesian or the reader's language. */
export function useColourNames(): (word: string) => ColourName | undefined {
  useWords('goods')
  const term = useTerm()
  return useCallback(
    (word) => {
      const wanted = word.trim().toLocaleLowerCase('id')
      return colourNames.find((name) => {
        const { term: own, caption } = term(`goods:colour.${name}`)
        return own === wanted || caption?.toLocaleLowerCase('id') === wanted
      })
    },
    [term],
  )
}
