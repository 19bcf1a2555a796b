import { clsx } from 'clsx'
import type { FileRow } from '@saki/contracts/fileRow'
import { formatBytes } from '@saki/domain/files/limits'
import { legalDateText } from '@saki/texts/dates'

import { FileRemarksView } from '../cases/FileRemarksView.tsx'
import { API_BASE } from '../lib/ask.ts'
import { download } from '../lib/download.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import styles from './checklist.module.css'

/** Addresses of files are relative to /api; replaces it with the base address of the API. */
const addressed = (url: string | null) => url && url.replace(/^\/api/, API_BASE)

/** Files before and after, side by side; pictures as thumbnails, other files by name. */
export function PointFilesView({ before, after }: { before: readonly FileRow[]; after: readonly FileRow[] }) {
  const { say, language } = useWords('answers')
  if (before.length + after.length === 0) return null
  return (
    <div className={clsx(styles.files, 'grid one-column-on-phones align-start gap-12')}>
      {before.length > 0 && (
        <div className="grid gap-6">
          {before.map((file) => (
            <PointFile key={file.ID} file={file} words={say('answers:before.view', { name: file.FILE_NAME })} />
          ))}
          <span className="hint">
            <Label k="answers:before" /> {legalDateText(before[0]?.UPLOADED_AT ?? '', language)}
          </span>
        </div>
      )}
      {before.length > 0 && after.length > 0 && <Icon name="arrow" />}
      {after.length > 0 && (
        <div className="grid gap-6">
          {after.map((file) => (
            <PointFile key={file.ID} file={file} words={say('answers:after.view', { name: file.FILE_NAME })} />
          ))}
          <span className="inline-row gap-6 text-success small strong">
            <Icon name="check" size={16} />
            <Label k="answers:after" />
          </span>
        </div>
      )}
    </div>
  )
}

/** One file: a thumbnail for pictures, otherwise its name as a download button. */
export function PointFile({ file, words }: { file: FileRow; words: string }) {
  const fetch = () => void download('getPDFDoc', { params: { id: file.ID } }, file.FILE_NAME).catch(() => undefined)
  return file.IMG_URL ? (
    <a
      className={styles.picture}
      href={addressed(file.IMG_URL) ?? ''}
      target="_blank"
      rel="noreferrer"
      aria-label={words}
    >
      <img className="full-width" src={addressed(file.IMG_URL) ?? ''} alt="" loading="lazy" />
    </a>
  ) : (
    <>
      <button
        type="button"
        className={clsx(styles.document, 'row wrap gap-6 text-start break-anywhere')}
        aria-label={words}
        onClick={fetch}
      >
        <Icon name="file" />
        <bdi dir="ltr" className="filename">
          {file.FILE_NAME}
        </bdi>
        <span className="hint" dir="ltr">
          {formatBytes(file.SIZE)}
        </span>
      </button>
      <FileRemarksView remarks={file.REMARKS} />
    </>
  )
}
