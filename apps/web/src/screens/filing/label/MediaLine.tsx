import './label.css'

import type { FileRow } from '@saki/contracts/documents'

import { callAddress } from '../../../lib/ask.ts'
import { useWords } from '../../../ui/useWords.ts'

/** Whether a stored file is audio or video. */
export function isMedia({ MIME }: Pick<FileRow, 'MIME'>): boolean {
  return MIME.startsWith('audio/') || MIME.startsWith('video/')
}

/** Player for a sound or motion mark; does not start by itself. */
export function MediaLine({ file }: { file: FileRow }) {
  const { say } = useWords('goods')
  // Files of applicants have no captions; the form asks for a notation or transcript instead.
  /* oxlint-disable jsx-a11y/media-has-caption */
  const address = callAddress('getPDFDoc', { id: file.ID })
  return (
    <div className="medialine">
      {file.MIME.startsWith('audio/') ? (
        <audio
          controls
          preload="metadata"
          src={address}
          aria-label={say('goods:label.player.sound', { file: file.FILE_NAME })}
        />
      ) : (
        <video
          controls
          playsInline
          preload="metadata"
          src={address}
          aria-label={say('goods:label.player.video', { file: file.FILE_NAME })}
        />
      )}
      <span className="hint">{say('goods:label.player.hint')}</span>
    </div>
  )
}
