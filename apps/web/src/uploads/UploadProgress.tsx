import { formatBytes } from '@saki/domain/files/limits'

import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { ProgressBar } from '../ui/Progress.tsx'
import { useWords } from '../ui/useWords.ts'
import { usePace } from './pace.ts'
import type { UploadFault, UploadItem } from './upload.ts'
import styles from './uploads.module.css'

/** Progress of one upload: percent, size, speed, seconds left, or why it is paused. */
export function UploadProgress({ upload, onCancel }: { upload: UploadItem; onCancel: () => void }) {
  const { say } = useWords('studio', 'uploads')
  const { pace, left } = usePace(upload.sentBytes, upload.size)
  const percent = upload.size === 0 ? 0 : Math.floor((upload.sentBytes / upload.size) * 100)
  const isHeld = upload.state === 'held'
  const isSettling = upload.state === 'sending' && upload.sentBytes >= upload.size
  return (
    <div className="upload grid small">
      <Icon name={isHeld ? 'offline' : 'file'} />
      <bdi dir="ltr" className="filename">
        {upload.fileName}
      </bdi>
      <span>{percent} %</span>
      <ProgressBar percent={percent} label={say('studio:upload.of', { file: upload.fileName })} />
      <span className="hint">
        {isHeld && (upload.heldBecause ?? say('studio:upload.held'))}
        {upload.state === 'waiting' && say('studio:upload.waiting')}
        {upload.state === 'checking' && say('studio:upload.checking')}
        {upload.state === 'stored' && say('studio:upload.stored')}
        {isSettling && say('uploads:settling')}
        {upload.state === 'sending' && !isSettling && (
          <>
            {say('studio:upload.bytes', { sent: formatBytes(upload.sentBytes), total: formatBytes(upload.size) })}
            {pace !== undefined && (
              <>
                {say('core:comma')}
                <bdi dir="ltr">{formatBytes(pace)}/s</bdi>
              </>
            )}
            {left !== undefined && left > 0 && (
              <>
                {say('core:comma')}
                {say('studio:upload.left', { seconds: left })}
              </>
            )}
          </>
        )}
      </span>
      {upload.state !== 'checking' && upload.state !== 'stored' && (
        <span className={styles.uploadEnd}>
          <Button look="act" onClick={onCancel}>
            <Label k="core:cancel" />
          </Button>
        </span>
      )}
    </div>
  )
}

/** Returns the message for an upload error. */
export function useFaultWords(): (fault: UploadFault) => string {
  const { say } = useWords('studio', 'files', 'filing')
  return (fault) => ('words' in fault ? fault.words : say(fault.key, fault.values))
}
