import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { whyUnsearchable, type ChosenPicture } from './pictureSearch.ts'

/** The picture chosen, dropped or pasted last, and why one was not taken. `onChosen` is called for one that is searched. */
export function useChosenPicture(onChosen: () => void) {
  const [picture, setPicture] = useState<ChosenPicture>()
  const [fault, setFault] = useState<TextKey>()
  const choose = ([file]: readonly File[]) => {
    if (!file) return
    const why = whyUnsearchable(file)
    setFault(why)
    if (why) return
    setPicture((before) => ({ file, key: (before?.key ?? 0) + 1 }))
    onChosen()
  }
  const remove = () => {
    setPicture(undefined)
    setFault(undefined)
  }
  return { picture, fault, choose, remove }
}
