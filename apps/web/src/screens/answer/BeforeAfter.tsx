import { clsx } from 'clsx'
import type { FileRow } from '@saki/contracts/fileRow'
import { legalDateText } from '@saki/texts/dates'
import { useEffect, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { UploadItem } from '../../uploads/upload.ts'
import { PointFile } from '../../checklist/PointFilesView.tsx'
import { checkFile } from '../../uploads/checkFile.ts'
import styles from '../../checklist/checklist.module.css'

interface BeforeAfterProps {
  before: readonly FileRow[]
  after: readonly FileRow[]
  uploads: readonly UploadItem[]
  onRemove: (file: FileRow) => void
}

/** The file filed before and its replacement, each with the sharpness measured on this device. */
export function BeforeAfter({ before, after, uploads, onRemove }: BeforeAfterProps) {
  const { say, language } = useWords('answers', 'core')
  const sharpness = useSharpness([...before, ...after], uploads)
  if (before.length + after.length === 0) return null
  const measured = (file: FileRow) => {
    const score = sharpness.get(file.SHA256)
    return score === undefined ? '' : say('core:comma') + say('answers:sharpness', { n: score })
  }
  return (
    <div className={clsx(styles.files, 'grid align-start gap-12')}>
      <div className="grid gap-6">
        {before.map((file) => (
          <div key={file.ID} className="grid gap-6">
            <PointFile file={file} words={say('answers:before.view', { name: file.FILE_NAME })} />
            <span className="hint">
              <Label k="answers:before" /> {legalDateText(file.UPLOADED_AT, language)}
              {measured(file)}
            </span>
          </div>
        ))}
        {before.length === 0 && <span className="hint">{say('answers:before.none')}</span>}
      </div>
      {after.length > 0 && <Icon name="arrow" />}
      <div className="grid gap-6">
        {after.map((file) => (
          <div key={file.ID} className="grid gap-6">
            <PointFile file={file} words={say('answers:after.view', { name: file.FILE_NAME })} />
            <span className="inline-row gap-6 text-success small strong">
              <Icon name="check" size={16} />
              <span>
                <Label k="answers:after" />
                {measured(file)}
              </span>
            </span>
            <Button look="act" icon="trash" onClick={() => onRemove(file)}>
              <Label k="answers:remove" />
              <span className="sr"> {file.FILE_NAME}</span>
            </Button>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Sharpness of each picture, 0 to 100, by SHA-256. Measured on this device; a picture without edges has no entry. */
function useSharpness(files: readonly FileRow[], uploads: readonly UploadItem[]): ReadonlyMap<string, number> {
  const [found, setFound] = useState<ReadonlyMap<string, number>>(new Map())
  const measured = new Map(
    uploads.flatMap(({ sha256, look }): [string, number][] =>
      sha256 && look?.sharpness !== undefined ? [[sha256, Math.round(look.sharpness)]] : [],
    ),
  )
  const unmeasured = files.filter(({ SHA256, IMG_URL }) => IMG_URL && !found.has(SHA256) && !measured.has(SHA256))
  const names = unmeasured.map(({ ID }) => ID).join(' ')
  useEffect(() => {
    let isOver = false
    const measure = async () => {
      for (const { IMG_URL, SHA256 } of unmeasured) {
        const response = await fetch(IMG_URL ?? '', { credentials: 'same-origin' })
        const { look } = response.ok ? await checkFile(await response.blob()) : { look: undefined }
        const score = look?.sharpness
        if (isOver) return
        if (score !== undefined) setFound((before) => new Map([...before, [SHA256, Math.round(score)]]))
      }
    }
    void measure().catch(() => undefined)
    return () => {
      isOver = true
    }
    // Depends on `names`, because `unmeasured` is a new array in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names])
  return new Map([...found, ...measured])
}
