import type { FileRow } from '@saki/contracts/fileRow'
import { isTooSmall } from '@saki/domain/files/imageChecks'

import { Note } from '../ui/Note.tsx'
import { useWords } from '../ui/useWords.ts'

/** Warns about a picture with fewer pixels than its slot recommends; it can be filed all the same. */
export function SmallPicture({ file, minPx }: { file: FileRow; minPx: number | null | undefined }) {
  const { say } = useWords('filing')
  const { WIDTH: width, HEIGHT: height } = file
  if (width === null || height === null || !isTooSmall({ width, height }, minPx)) return null
  return (
    <Note tone="warn">{say('filing:image.tooSmall', { pixels: Math.min(width, height), wanted: minPx ?? 0 })}</Note>
  )
}
