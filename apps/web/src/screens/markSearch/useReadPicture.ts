import { keptColours } from '@saki/domain/pictures/colourCells'
import { pictureColours } from '@saki/domain/pictures/pictureColours'
import { pictureOutline, type PictureOutline } from '@saki/domain/pictures/outlines'
import { useEffect, useState } from 'react'

import { pointsOfPicture, type PictureFacts } from './pictureFacts.ts'

/** A picture as it is compared on the page. */
export interface ReadPicture extends PictureFacts {
  /** Undefined when nothing stands out. */
  outline: PictureOutline | undefined
  /** Parts of each kind of colour, of 255. */
  looks: { colours: Uint8Array }
}

/** What the browser reads in the picture of an address; `failed` when it cannot be decoded. */
export function useReadPicture(address: string): ReadPicture | 'failed' | undefined {
  const [read, setRead] = useState<{ of: string; picture: ReadPicture | 'failed' }>()
  useEffect(() => {
    let isOver = false
    const keep = (picture: ReadPicture | 'failed') => (isOver ? undefined : setRead({ of: address, picture }))
    readPicture(address).then(keep, () => keep('failed'))
    return () => {
      isOver = true
    }
  }, [address])
  return read?.of === address ? read.picture : undefined
}

async function readPicture(address: string): Promise<ReadPicture> {
  const { size, bitmap } = await pointsOfPicture(address)
  return {
    ...size,
    colours: pictureColours(bitmap),
    outline: pictureOutline(bitmap),
    looks: { colours: keptColours(bitmap) },
  }
}
