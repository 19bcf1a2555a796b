import type { FileRow } from '@saki/contracts/fileRow'
import { useEffect, useState } from 'react'

import { keepOnDevice, readFromDevice } from '../../../lib/deviceStore.ts'
import { checkFile } from '../../../uploads/checkFile.ts'
import type { PictureLook } from '../../../uploads/pictureLook.ts'
import type { UploadItem } from '../../../uploads/upload.ts'

const nameOf = (sha256: string) => `look:${sha256}`

/**
 * What the device measured in each picture, by SHA-256; pictures stored by another device are fetched and measured
 * once.
 */
export function usePictureLooks(
  files: readonly FileRow[],
  uploads: readonly UploadItem[],
): ReadonlyMap<string, PictureLook> {
  const [looks, setLooks] = useState<ReadonlyMap<string, PictureLook>>(new Map())
  const add = (sha256: string, look: PictureLook) =>
    setLooks((before) => (before.has(sha256) ? before : new Map([...before, [sha256, look]])))
  useEffect(() => {
    for (const { sha256, look } of uploads) {
      if (!sha256 || !look || looks.has(sha256)) continue
      add(sha256, look)
      void keepOnDevice(nameOf(sha256), look).catch(() => undefined)
    }
  }, [uploads, looks])
  const unmeasured = files.filter(({ SHA256 }) => !looks.has(SHA256))
  const names = unmeasured.map(({ ID }) => ID).join(' ')
  useEffect(() => {
    let isOver = false
    const measureAll = async () => {
      for (const file of unmeasured) {
        const look = await measurePicture(file).catch(() => undefined)
        if (isOver) return
        if (look) add(file.SHA256, look)
      }
    }
    void measureAll()
    return () => {
      isOver = true
    }
    // Depends on `names`, because `unmeasured` is a new array in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names])
  return looks
}

/** Measures one picture, or reads the result saved on the device. */
export async function measurePicture(file: FileRow): Promise<PictureLook | undefined> {
  const kept = await readFromDevice<PictureLook>(nameOf(file.SHA256)).catch(() => undefined)
  if (kept || !file.IMG_URL) return kept
  const response = await fetch(file.IMG_URL, { credentials: 'same-origin' })
  if (!response.ok) return undefined
  const { look } = await checkFile(await response.blob())
  if (look) void keepOnDevice(nameOf(file.SHA256), look).catch(() => undefined)
  return look
}
