import './label.css'

import type { FileRow } from '@saki/contracts/documents'

import { callAddress } from '../../../lib/ask.ts'
import { useWords } from '../../../ui/useWords.ts'

/** Whether a stored file can be listened to or watched. */
export function isMedia({ MIME }: Pick<FileRow, 'MIME'>): boolean {
  return MIME.startsWith('audio/') || MIME.startsWith('video/')
}

/** A sound or motion mark as it was stored, to be played with the browser's own controls; nothing plays by itself. */
export function MediaLine({ file }: { file: FileRow }) {
  const { say } = useWords('goods')
  // What an applicant sends has no captions; a notation or transcript is asked for beside it.
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
