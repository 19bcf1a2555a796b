import type { FileRow } from '@saki/contracts/documents'
import { designViews } from '@saki/domain/files/designViews'

import { addressOf } from '../../lib/ask.ts'
import { useWords } from '../../ui/useWords.ts'

/** The pictures in the order of the office, as the examiner will see them; each opens in full. */
export function Thumbs({ files }: { files: readonly FileRow[] }) {
  const { say } = useWords('filing', 'drafts')
  return (
    <ul className="thumbs">
      {files.map((file) => {
        const view = designViews.find(({ id }) => id === file.VIEW_TYPE_ID)
        const name = view ? say(view.text) : file.FILE_NAME
        return (
          <li key={file.ID}>
            <a href={addressOf('getIMGDoc', { id: file.ID }, { size: 'full' })} target="_blank" rel="noreferrer">
              <img
                src={file.THUMB_URL ?? addressOf('getIMGDoc', { id: file.ID }, { size: 'thumb' })}
                alt={file.DESCRIPTION ? `${name}: ${file.DESCRIPTION}` : name}
                loading="lazy"
              />
            </a>
            <span className="cap">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}
