import type { AnswerPoint } from '@saki/contracts/answers'
import type { FileRow } from '@saki/contracts/fileRow'

import { ask } from '../../lib/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { UploadProgress, useFaultWords } from '../../uploads/UploadProgress.tsx'
import type { UploadItem } from '../../uploads/upload.ts'
import type { FileUploads } from '../../uploads/useFileUploads.ts'
import { usePick } from '../../uploads/usePick.tsx'
import { typesOf } from '../../uploads/newUpload.ts'
import { formatBytes } from '@saki/domain/files/limits'
import { BeforeAfter } from './BeforeAfter.tsx'
import { pointName } from './answerState.ts'

interface PointUploadProps {
  point: AnswerPoint
  number: number
  slot: string
  uploading: FileUploads
  onFilesChanged: () => void
}

/** Files of one point: those filed before, their replacements, and the uploads under way. */
export function PointUpload({ point, number, slot, uploading, onFilesChanged }: PointUploadProps) {
  const { say } = useWords('answers', 'studio', 'core')
  const tag = pointName(point)
  const { input, pick } = usePick(say('answers:upload.for', { n: number }))
  const limit = uploading.limits.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)
  const accept = limit?.MIME_LIST.join(',') ?? 'application/pdf'
  const known = new Set(point.FILES.map(({ ID }) => ID))
  const pending = uploading.uploads.filter(
    ({ description, state, reply }) => description === tag && !(state === 'stored' && reply && known.has(reply.DOC_ID)),
  )
  const isSingle = point.VIEW_TYPE_ID !== null || limit?.MAX_FILES === 1
  const isFull = !isSingle && limit !== undefined && point.FILES.length >= limit.MAX_FILES
  const uploadFile = (bytes: File, replaces?: FileRow) =>
    uploading.addFiles([{ bytes, slot, view: point.VIEW_TYPE_ID, description: tag, replaces: replaces?.ID }])
  const choose = () =>
    void pick({ accept, multiple: !isSingle }).then(async (picked) => {
      for (const bytes of picked) await uploadFile(bytes, isSingle ? point.FILES[0] : undefined)
    })
  const remove = async (file: FileRow) => {
    uploading.removeUploadsOf(file.ID)
    try {
      await ask('deleteFilePendukung', { body: { DOC_ID: file.ID } })
    } catch {
      showToast('studio:delete.failed', { tone: 'bad' })
    }
    onFilesChanged()
  }
  return (
    <div className="grid gap-12">
      {input}
      <BeforeAfter before={point.BEFORE} after={point.FILES} uploads={uploading.uploads} onRemove={remove} />
      {pending.map((upload) => (
        <PendingUpload key={upload.id} upload={upload} uploading={uploading} />
      ))}
      {isFull ? (
        <p className="hint">{say('answers:upload.full')}</p>
      ) : (
        <div className="actions">
          <Button small icon={isSingle && point.BEFORE.length > 0 ? 'picture-edit' : 'upload'} onClick={choose}>
            <Label k={buttonWord(point, isSingle)} />
            <span className="sr"> {say('answers:upload.for', { n: number })}</span>
          </Button>
          {limit && (
            <span className="hint">
              {say('studio:limit', { types: typesOf(limit), size: formatBytes(limit.MAX_BYTES) })}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

function buttonWord({ FILES, BEFORE }: AnswerPoint, isSingle: boolean) {
  if (isSingle && FILES.length + BEFORE.length > 0) return 'answers:replace'
  return FILES.length > 0 ? 'answers:upload.more' : 'answers:upload'
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
