import type { FileRow } from '@saki/contracts/fileRow'
import { useState } from 'react'

import { callAddress } from '../../lib/ask.ts'
import { ImagesDialog } from '../../cases/ImagesDialog.tsx'
import { useViewName } from '../../cases/useViewName.ts'

/** Thumbnails in the office's order, which the examiner sees too; each opens large with its Keterangan. */
export function Thumbs({ files }: { files: readonly FileRow[] }) {
  const nameOf = useViewName()
  const [opened, setOpened] = useState<string | undefined>()
  return (
    <>
      <ul className="thumbs grid gap-8">
        {files.map((file) => (
          <li key={file.ID}>
            <button
              type="button"
              className="bare unpadded block full-width"
              aria-haspopup="dialog"
              onClick={() => setOpened(file.ID)}
            >
              <img
                className="full-width rounded"
                src={file.THUMB_URL ?? callAddress('getIMGDoc', { id: file.ID }, { size: 'thumb' })}
                alt={file.DESCRIPTION ? `${nameOf(file)}: ${file.DESCRIPTION}` : nameOf(file)}
                loading="lazy"
              />
            </button>
            <span className="caption">{nameOf(file)}</span>
          </li>
        ))}
      </ul>
      {opened !== undefined && <ImagesDialog files={files} first={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
