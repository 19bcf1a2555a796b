import type { PictureCrop } from '@saki/domain/pictures/pictureCrop'
import { useEffect, useState } from 'react'

import type { Answer } from '../../lib/ask.ts'
import { useCall } from '../../lib/queries.ts'
import { useObjectUrl } from '../../lib/useObjectUrl.ts'
import type { ChosenPicture } from './pictureSearch.ts'
import type { PictureFacts } from './pictureFacts.ts'

/** The picture that is searched, as the page shows it. */
export interface SoughtShown {
  /** Address of the part that is searched; undefined while it is made. */
  part: string | undefined
  /** Address of the whole picture, from which a part is cut. */
  whole: string | undefined
  /** Size and colours of the part; `failed` when the browser cannot read it. */
  facts: PictureFacts | 'failed' | undefined
  /** The case whose picture it is, once known. */
  ofCase: Answer<'getPatentDetail'> | undefined
}

/** The chosen picture, or that of the case `like` or a part of it. */
export function useSought(
  picture: ChosenPicture | undefined,
  like: string,
  crop: PictureCrop | undefined,
): SoughtShown {
  const isOfCase = picture === undefined && like !== ''
  const { data } = useCall('getPatentDetail', { query: { patentId: like } }, { retry: false, enabled: isOfCase })
  const ofCase = isOfCase ? data : undefined
  const ofFile = useObjectUrl(picture?.whole)
  const whole = picture ? ofFile : largerCopy(ofCase?.IMG_URL)
  const cut = useCut(isOfCase ? whole : undefined, crop)
  const made = useObjectUrl(picture?.file ?? cut)
  const part = picture || (isOfCase && crop) ? made : whole
  return { part, whole, facts: useFacts(part), ofCase }
}

/** Copies of pictures are small unless asked for otherwise. */
const largerCopy = (address: string | null | undefined) => address?.replace('size=thumb', 'size=full')

/** A part of the picture of an address. */
function useCut(address: string | undefined, crop: PictureCrop | undefined): Blob | undefined {
  const [cut, setCut] = useState<Blob>()
  useEffect(() => {
    if (!address || !crop) return
    let isOver = false
    import('./pictureFacts.ts')
      .then(({ partOfPicture }) => partOfPicture(address, crop))
      .then(
        (made) => (isOver ? undefined : setCut(made)),
        () => undefined,
      )
    return () => {
      isOver = true
      setCut(undefined)
    }
    // The numbers, because the part is a new object whenever the address is read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, crop?.x, crop?.y, crop?.width, crop?.height])
  return cut
}

function useFacts(address: string | undefined): SoughtShown['facts'] {
  const [read, setRead] = useState<{ of: string; facts: PictureFacts | 'failed' }>()
  useEffect(() => {
    if (!address) return
    let isOver = false
    const keep = (facts: PictureFacts | 'failed') => (isOver ? undefined : setRead({ of: address, facts }))
    import('./pictureFacts.ts').then(({ factsOfPicture }) => factsOfPicture(address)).then(keep, () => keep('failed'))
    return () => {
      isOver = true
    }
  }, [address])
  return read?.of === address ? read?.facts : undefined
}
