import type { PictureCrop } from '@saki/domain/pictures/pictureCrop'
import type { TextKey } from '@saki/texts'
import { useRef, useState } from 'react'

import { takeHandedPicture } from '../../searches/handedPicture.ts'
import { whyUnsearchable, type ChosenPicture } from './pictureSearch.ts'

/** The picture chosen, dropped or pasted last, here or on the page before, and why one was not taken. `onChosen` is called for one that is searched. */
export function useChosenPicture(onChosen: () => void) {
  const [handed] = useState(takeHandedPicture)
  const [picture, setPicture] = useState(() => chosenPicture(handed))
  const [fault, setFault] = useState<TextKey | undefined>(() => handed && whyUnsearchable(handed))
  const lastKey = useRef(0)
  const search = (chosen: Omit<ChosenPicture, 'key'>) => {
    lastKey.current += 1
    setPicture({ ...chosen, key: lastKey.current })
  }
  const choose = ([file]: readonly File[]) => {
    if (!file) return
    const why = whyUnsearchable(file)
    setFault(why)
    if (why) return
    search({ file, whole: file, crop: undefined })
    onChosen()
  }
  /** Searches a part of the picture, or all of it again. A part is cut here, so that the rest does not leave the device. */
  const cut = async (crop: PictureCrop | undefined) => {
    if (!picture) return
    const { whole, key } = picture
    const part = crop && (await cutFile(whole, crop).catch(() => 'failed' as const))
    // Another picture may have been chosen meanwhile.
    if (key !== lastKey.current) return
    setFault(part === 'failed' ? 'pictureSearch:crop.failed' : undefined)
    if (part !== 'failed') search({ whole, crop, file: part ?? whole })
  }
  const remove = () => {
    lastKey.current += 1
    setPicture(undefined)
    setFault(undefined)
  }
  return { picture, fault, choose, cut, remove }
}

const chosenPicture = (file: File | undefined): ChosenPicture | undefined =>
  file && !whyUnsearchable(file) ? { key: 0, file, whole: file, crop: undefined } : undefined

async function cutFile(whole: File, crop: PictureCrop): Promise<File> {
  const address = URL.createObjectURL(whole)
  try {
    const { partOfPicture } = await import('./pictureFacts.ts')
    const part = await partOfPicture(address, crop)
    return new File([part], whole.name, { type: part.type })
  } finally {
    URL.revokeObjectURL(address)
  }
}
