import { clsx } from 'clsx'
import type { FileRow } from '@saki/contracts/fileRow'
import { hasTemplate } from '@saki/domain/files/templates'
import { legalDateText } from '@saki/texts/dates'
import { useState, type ReactNode } from 'react'

import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Label } from '../ui/Label.tsx'
import { showToast } from '../ui/messages.ts'
import { useTerm, useWords } from '../ui/useWords.ts'
import { LimitLine } from '../uploads/LimitLine.tsx'
import { UploadProgress, useFaultWords } from '../uploads/UploadProgress.tsx'
import type { UploadItem } from '../uploads/upload.ts'
import type { Deletions } from '../uploads/useDeletions.ts'
import type { FileUploads } from '../uploads/useFileUploads.ts'
import { usePick } from '../uploads/usePick.tsx'
import { PhotosDialog } from '../uploads/PhotosDialog.tsx'
import { AttachedFile } from './AttachedFile.tsx'
import { TemplateButton } from './TemplateButton.tsx'
import { useDropPaste } from '../lib/useDropPaste.ts'
import type { Requirement } from './requirements.ts'
import styles from './attachments.module.css'
import uploadsStyles from '../uploads/uploads.module.css'

/** What a form shows below the files of a slot. */
export type BelowFiles = (slot: string, file: FileRow | undefined, upload: UploadItem | undefined) => ReactNode

interface AttachmentRowProps {
  row: Requirement
  files: readonly FileRow[]
  uploads: readonly UploadItem[]
  uploading: FileUploads
  deletions: Deletions
  readOnly: boolean
  renderBelow: BelowFiles | undefined
  ensureSaved: (() => Promise<string>) | undefined
}

/** One required or optional document: the reason, its files, its uploads, its state. */
export function AttachmentRow({
  row,
  files,
  uploads,
  uploading,
  deletions,
  readOnly,
  renderBelow,
  ensureSaved,
}: AttachmentRowProps) {
  const { say } = useWords('studio', 'filing', 'uploads')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const { term } = useTerm()(row.label)
  const { input, pick } = usePick(term)
  const limit = uploading.limits.find(({ SPECDOC_TYP }) => SPECDOC_TYP === row.slot)
  const accept = limit?.MIME_LIST.join(',') ?? 'application/pdf'
  const mayPhoto = limit?.MIME_LIST.some((mime) => mime.startsWith('image/')) ?? false
  const joinsPhotos = limit?.MIME_LIST.includes('application/pdf') ?? false
  const known = new Set(files.map(({ ID }) => ID))
  const pending = uploads.filter(({ state, reply }) => !(state === 'stored' && reply && known.has(reply.DOC_ID)))
  const isFull =
    limit !== undefined && files.length + pending.filter(({ state }) => state !== 'refused').length >= limit.MAX_FILES
  const take = async (picked: File[], replaces?: FileRow) => {
    for (const id of deletions.hidden) await deletions.deleteNow(id)
    await uploading.addFiles(
      picked.map((bytes) => ({
        bytes,
        slot: row.slot,
        view: null,
        replaces: replaces?.ID,
      })),
    )
  }
  const remove = (file: FileRow) => {
    deletions.hideAndDelete(file.ID)
    uploading.removeUploadsOf(file.ID)
    showToast('studio:attach.deleted', {
      detail: file.FILE_NAME,
      action: { text: 'core:undo', do: () => void deletions.cancel(file.ID) },
    })
    document.getElementById(`upload-${row.slot}`)?.focus()
  }
  const upload = () => void pick({ accept, multiple: (limit?.MAX_FILES ?? 1) > 1 }).then((picked) => void take(picked))
  const photograph = () => pick({ accept: 'image/jpeg,image/png', camera: true })
  const onCamera = () => void photograph().then((taken) => (joinsPhotos ? setPhotos(taken) : void take(taken)))
  const { isOver, handlers } = useDropPaste(!readOnly && !isFull, (dropped) => void take(dropped))
  return (
    <tr id={`FILES.${row.slot}`} tabIndex={-1} className={isOver ? styles.dropTarget : undefined} {...handlers}>
      <td className="leads">
        <div className="cell-body">
          <b>
            <Label k={row.label} stacked />
          </b>
          <span className="next">{say(row.why)}</span>
          {row.ground && <span className="next">{say('studio:attach.ground', { ground: row.ground })}</span>}
          {!readOnly && ensureSaved && hasTemplate(row.slot) && (
            <TemplateButton slot={row.slot} name={term} ensureSaved={ensureSaved} />
          )}
        </div>
      </td>
      <td>
        <span className="cell-head" aria-hidden="true">
          <Label k="studio:attach.file" />
        </span>
        <div className={clsx('cell-body', styles.attached, 'grid gap-10')}>
          {input}
          {files.map((file) => (
            <AttachedFile
              key={file.ID}
              file={file}
              minPx={limit?.MIN_PX}
              readOnly={readOnly}
              onReplace={() => void pick({ accept }).then((picked) => take(picked, file))}
              onRemove={() => remove(file)}
            />
          ))}
          {pending.map((one) => (
            <PendingUpload key={one.id} upload={one} uploading={uploading} />
          ))}
          {renderBelow?.(row.slot, files[0], pending[0])}
          {!readOnly && !isFull && (
            <div className="actions">
              <Button small icon="upload" id={`upload-${row.slot}`} onClick={upload}>
                <Label k={files.length > 0 ? 'studio:attach.more' : 'studio:attach.upload'} />
                <span className="sr"> {say('studio:attach.for', { name: term })}</span>
              </Button>
              {mayPhoto && (
                <span className={uploadsStyles.onCamera}>
                  <Button small icon="picture" onClick={onCamera}>
                    <Label k="studio:camera" />
                  </Button>
                </span>
              )}
              <LimitLine limit={limit} />
            </div>
          )}
          {photos.length > 0 && (
            <PhotosDialog
              name={term}
              photos={photos}
              onMore={photograph}
              onTake={(files) => {
                setPhotos([])
                void take(files)
              }}
              onClose={() => setPhotos([])}
            />
          )}
        </div>
      </td>
      <td>
        <span className="cell-head" aria-hidden="true">
          <Label k="studio:attach.state" />
        </span>
        <div className="cell-body">
          <State row={row} files={files} />
        </div>
      </td>
    </tr>
  )
}

function State({ row, files }: { row: Requirement; files: readonly FileRow[] }) {
  const { say, language } = useWords('studio', 'filing', 'uploads')
  if (files.some(({ SCAN }) => SCAN === 'infected'))
    return (
      <>
        <Chip tone="red" icon="alert">
          <Label k="studio:attach.virus" />
        </Chip>
        <span className="next">{say('uploads:scan.found')}</span>
      </>
    )
  if (files.some(({ SCAN }) => SCAN === 'scanning'))
    return (
      <>
        <Chip tone="blue" icon="hourglass">
          <Label k="studio:attach.scanning" />
        </Chip>
        <span className="next">{say('uploads:scan.wait')}</span>
      </>
    )
  if (files.length > 0)
    return (
      <Chip tone="green" icon="check">
        <Label k="studio:attach.there" />
      </Chip>
    )
  const rest = row.missing && (
    <span className="next">
      {say(row.missing, { date: row.followsBy ? legalDateText(row.followsBy, language) : '' })}
    </span>
  )
  if (row.level === 'STOP')
    return (
      <>
        <Chip tone="red" icon="flag">
          <Label k="studio:attach.required" />
        </Chip>
        {rest}
      </>
    )
  if (row.level === 'LATER')
    return (
      <>
        <Chip tone="amber" icon="clock">
          <Label k="studio:attach.later" />
        </Chip>
        {rest}
      </>
    )
  return (
    <Chip tone="grey">
      <Label k="studio:attach.optional" />
    </Chip>
  )
}

function PendingUpload({ upload, uploading }: { upload: UploadItem; uploading: FileUploads }) {
  const wordsOf = useFaultWords()
  if (upload.state !== 'refused' || !upload.fault)
    return <UploadProgress upload={upload} onCancel={() => uploading.cancel(upload)} />
  return (
    <div className="note bad" role="alert">
      <div className="grow">
        <b>{wordsOf(upload.fault)}</b>
        <p>
          <bdi dir="ltr" className="filename">
            {upload.fileName}
          </bdi>
        </p>
        <div className="actions">
          <Button look="act" onClick={() => uploading.retry(upload)}>
            <Label k="core:retry" />
          </Button>
          <Button look="act" onClick={() => uploading.queue.remove(upload.id)}>
            <Label k="studio:dismiss" />
          </Button>
        </div>
      </div>
    </div>
  )
}
