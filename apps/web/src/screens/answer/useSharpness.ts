import type { FileRow } from '@saki/contracts/documents'
import { useEffect, useState } from 'react'

import { checkFile } from '../../uploads/checkFile.ts'
import type { UploadItem } from '../../uploads/upload.ts'

/** Sharpness of each picture, 0 to 100, by SHA-256. Measured on this device; a picture without edges has no entry. */
export function useSharpness(files: readonly FileRow[], uploads: readonly UploadItem[]): ReadonlyMap<string, number> {
  const [found, setFound] = useState<ReadonlyMap<string, number>>(new Map())
  const measured = new Map(
    uploads.flatMap(({ sha256, look }): [string, number][] =>
      sha256 && look?.sharpness !== undefined ? [[sha256, Math.round(look.sharpness)]] : [],
    ),
  )
  const unmeasured = files.filter(({ SHA256, IMG_URL }) => IMG_URL && !found.has(SHA256) && !measured.has(SHA256))
  const names = unmeasured.map(({ ID }) => ID).join(' ')
  useEffect(() => {
    let isOver = false
    const measure = async () => {
      for (const { IMG_URL, SHA256 } of unmeasured) {
        const response = await fetch(IMG_URL ?? '', { credentials: 'same-origin' })
        const { look } = response.ok ? await checkFile(await response.blob()) : { look: undefined }
        const score = look?.sharpness
        if (isOver) return
        if (score !== undefined) setFound((before) => new Map([...before, [SHA256, Math.round(score)]]))
      }
    }
    void measure().catch(() => undefined)
    return () => {
      isOver = true
    }
    // Depends on `names`, because `unmeasured` is a new array in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names])
  return new Map([...found, ...measured])
}
