import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { LimitLine } from '../../../uploads/LimitLine.tsx'
import { UploadProgress, useFaultWords } from '../../../uploads/UploadProgress.tsx'
import type { SlotLimit } from '../../../uploads/newUpload.ts'
import type { UploadFault, UploadItem } from '../../../uploads/upload.ts'
import type { LabelState } from './useLabel.ts'

const MIB = 1_048_576

interface LabelUploadProps {
  upload: UploadItem
  label: LabelState
  onOther: () => void
}

/** An upload of a label, or why it was refused. */
export function LabelUpload({ upload, label, onOther }: LabelUploadProps) {
  const wordsOf = useLabelFaultWords(label.limit)
  const { queue, retry } = label.uploading
  const isRefused = upload.state === 'refused' && upload.fault !== undefined
  if (!isRefused || !upload.fault) return <UploadProgress upload={upload} onCancel={() => queue.remove(upload.id)} />
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <div className="grow">
        <b>{wordsOf(upload.fault)}</b>
        <p>
          <bdi dir="ltr" className="filename">
            {upload.fileName}
          </bdi>
        </p>
        <LimitLine limit={label.limit} />
        <div className="actions">
          <Button look="act" onClick={() => (queue.remove(upload.id), onOther())}>
            <Label k="studio:pick.other" />
          </Button>
          <Button look="act" onClick={() => retry(upload)}>
            <Label k="core:retry" />
          </Button>
          <Button look="act" onClick={() => queue.remove(upload.id)}>
            <Label k="studio:dismiss" />
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Wrong type and size have texts of their own for labels. */
function useLabelFaultWords(limit: SlotLimit | undefined): (fault: UploadFault) => string {
  const { say } = useWords('goods')
  const wordsOf = useFaultWords()
  return (fault) => {
    // The server finds it when the limits of the slot were not there yet.
    const isType = 'key' in fault && (fault.key === 'filing:file.type' || fault.key === 'files:wrongType')
    if (isType) return say('goods:label.type')
    if ('key' in fault && fault.key === 'files:tooLarge' && limit)
      return say('goods:label.tooLarge', { n: Math.floor((limit.MAX_BYTES / MIB) * 10) / 10 })
    return wordsOf(fault)
  }
}
