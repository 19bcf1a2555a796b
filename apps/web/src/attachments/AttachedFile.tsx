import { clsx } from 'clsx'
import type { FileRow } from '@saki/contracts/fileRow'
import { formatBytes } from '@saki/domain/files/limits'
import { useState } from 'react'

import { ask, callAddress } from '../lib/ask.ts'
import { download } from '../lib/download.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { showToast } from '../ui/messages.ts'
import { useWords } from '../ui/useWords.ts'
import { FileRemarksView } from '../cases/FileRemarksView.tsx'
import { SmallPicture } from '../uploads/SmallPicture.tsx'
import { fileElementId } from '../forms/focusTarget.ts'
import { ImagesDialog } from '../cases/ImagesDialog.tsx'
import { shortHash } from './requirements.ts'
import styles from './attachments.module.css'

/** A stored file with its facts, scan state and actions. */
export function AttachedFile({
  file,
  minPx,
  readOnly,
  onReplace,
  onRemove,
}: {
  file: FileRow
  /** Least pixels of the shorter side that the slot recommends. */
  minPx: number | null | undefined
  readOnly: boolean
  onReplace: () => void
  onRemove: () => void
}) {
  const { say } = useWords('studio')
  const [isOpen, setOpen] = useState(false)
  const comma = say('core:comma')
  const isPicture = file.IMG_URL !== null
  const isPdf = file.MIME === 'application/pdf'
  // In quarantine or deleted: the server does not send these files.
  const isHeld = file.SCAN === 'scanning' || file.SCAN === 'infected'
  return (
    <div className="attached-file" id={fileElementId(file.ID)} tabIndex={-1}>
      <Icon name={isPicture ? 'picture' : 'file'} className="muted above-2" />
      <div className="grow">
        <bdi dir="ltr" className="filename">
          {file.FILE_NAME}
        </bdi>
        <span className="hint">
          {file.PAGES !== null && say('studio:attach.pages', { count: file.PAGES }) + comma}
          <bdi dir="ltr">{formatBytes(file.SIZE)}</bdi>
          {comma}
          {say('studio:attach.hash', { hash: '' })}
          <bdi dir="ltr" className="mono">
            {shortHash(file.SHA256)}
          </bdi>
          {file.SCAN !== 'infected' && comma + say(`studio:attach.scan.${file.SCAN}`)}
        </span>
        {file.SCAN === 'infected' && (
          <span className="block text-danger strong">{say('studio:attach.scan.infected')}</span>
        )}
        <SmallPicture file={file} minPx={minPx} />
        <FileRemarksView remarks={file.REMARKS} />
        {isMedia(file) && <MediaLine file={file} />}
        <div className="actions captionless">
          {file.SCAN !== 'infected' && (isPicture || isPdf) && (isPicture || !isHeld) && (
            <Button look="act" icon="eye" onClick={() => (isPicture ? setOpen(true) : void openPdf(file))}>
              <Label k="core:view" />
            </Button>
          )}
          {!isHeld && (
            <Button
              look="act"
              icon="download"
              onClick={() =>
                void download('getPDFDoc', { params: { id: file.ID } }, file.FILE_NAME).catch(() => undefined)
              }
            >
              <Label k="core:download" />
            </Button>
          )}
          {!readOnly && (
            <Button look="act" icon="transfer" onClick={onReplace}>
              <Label k="studio:attach.replace" />
            </Button>
          )}
          {!readOnly && (
            <Button look="act" icon="trash" onClick={onRemove}>
              <Label k="core:delete" />
            </Button>
          )}
        </div>
      </div>
      {isOpen && <ImagesDialog files={[file]} first={file.ID} onClose={() => setOpen(false)} />}
    </div>
  )
}

/**
 * The server sends files as attachments, so a PDF is shown from a blob URL. The window is opened before the request,
 * because browsers block windows opened later.
 */
async function openPdf(file: FileRow): Promise<void> {
  const opened = window.open('', '_blank')
  try {
    const response = await ask('getPDFDoc', { params: { id: file.ID } })
    const url = URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: file.MIME }))
    if (opened) opened.location.href = url
    else location.assign(url)
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } catch {
    opened?.close()
    showToast('studio:attach.open.failed', { tone: 'bad' })
  }
}

/** Whether a stored file is audio or video. */
function isMedia({ MIME }: Pick<FileRow, 'MIME'>): boolean {
  return MIME.startsWith('audio/') || MIME.startsWith('video/')
}

/** Player for a sound or motion mark; does not start by itself. */
function MediaLine({ file }: { file: FileRow }) {
  const { say } = useWords('goods')
  // Files of applicants have no captions; the form asks for a notation or transcript instead.
  /* oxlint-disable jsx-a11y/media-has-caption */
  const address = callAddress('getPDFDoc', { id: file.ID })
  return (
    <div className={clsx(styles.mediaLine, 'grid gap-4 above-8 below-8')}>
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
