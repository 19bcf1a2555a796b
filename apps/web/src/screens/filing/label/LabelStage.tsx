import { clsx } from 'clsx'
import type { FileRow, ImageEdits } from '@saki/contracts/fileRow'
import { useState } from 'react'

import { callAddress } from '../../../lib/ask.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import type { TextKey } from '@saki/texts'
import { cropAround, editsToKeep, turnClockwise, wholePicture } from '../../../cropping/crop.ts'
import { CropCanvas } from '../../../cropping/CropCanvas.tsx'
import { CropNumbers } from '../../../cropping/CropNumbers.tsx'
import { measurePicture, usePictureLooks } from '../studio/usePictureLooks.ts'
import { SmallPicture } from '../../../uploads/SmallPicture.tsx'
import type { LabelState } from './useLabel.ts'
import croppingStyles from '../../../cropping/cropping.module.css'
import labelStyles from './label.module.css'
import studioStyles from '../studio/studio.module.css'

interface LabelStageProps {
  label: LabelState
  file: FileRow
  readOnly: boolean
  onReplace: () => void
}

/** Margin kept around the mark when the border is trimmed, as a fraction. */
const TRIM_MARGIN = 0.02
const PLAIN_BORDER = 60

/**
 * One picture of the label: as the examiner sees it, or whole with the crop frame. The original file is not changed.
 */
export function LabelStage({ label, file, readOnly, onReplace }: LabelStageProps) {
  const { say } = useWords('studio', 'goods')
  const [isCropping, setCropping] = useState(false)
  const [isProposed, setProposed] = useState(false)
  const [live, setLive] = useState<ImageEdits>()
  const size = { width: file.WIDTH ?? 1, height: file.HEIGHT ?? 1 }
  const stored = label.edits.editsOf(file)
  const border = usePictureLooks([file], label.pending).get(file.SHA256)
  const save = (edits: ImageEdits) => {
    setLive(undefined)
    setProposed(false)
    label.edit(file, editsToKeep(edits, size))
  }
  const trim = async () => {
    // When the picture has not been measured yet, measures it now.
    const seen = border ?? (await measurePicture(file).catch(() => undefined))
    const crop = seen && seen.plainBackground >= PLAIN_BORDER ? cropAround(seen.content, size, TRIM_MARGIN) : undefined
    if (!crop) return showToast('goods:label.trim.none', { tone: 'info' })
    setCropping(true)
    setProposed(true)
    setLive(crop)
  }
  const tool = (icon: IconName, text: TextKey, onClick: () => void, isOn?: boolean) => (
    <button type="button" className={`text-button ${isOn ? 'on' : ''}`} aria-pressed={isOn} onClick={onClick}>
      <Icon name={icon} size={18} />
      <Label k={text} />
    </button>
  )
  return (
    <div className="clipped framed">
      {!readOnly && (
        <div
          className={clsx(studioStyles.tools, 'captionless-on-phones row wrap gap-2 hairline-below')}
          role="toolbar"
          aria-label={say('studio:tools')}
        >
          {tool(
            'crop',
            'studio:crop',
            () => (setCropping(!isCropping), setLive(undefined), setProposed(false)),
            isCropping,
          )}
          {tool('picture', 'goods:label.trim', () => void trim())}
          {tool('rotate', 'studio:rotate', () => save(turnClockwise(stored ?? wholePicture(size), size)))}
          {tool('picture-edit', 'studio:replace', onReplace)}
          <span className="grow" />
          {tool('trash', 'core:delete', () => label.remove(file))}
        </div>
      )}
      <div className={clsx(studioStyles.canvas, 'grid gap-8 items-center clipped well', labelStyles.canvas, 'fixed')}>
        {isCropping && !readOnly ? (
          <>
            <CropCanvas
              src={callAddress('getIMGDoc', { id: file.ID }, { size: 'original' })}
              alt={file.FILE_NAME}
              size={size}
              edits={live ?? stored ?? wholePicture(size)}
              onChange={setLive}
              onDone={save}
            />
            <p className={clsx(studioStyles.caption, 'muted caption-size')}>{say('studio:stage.cropping')}</p>
          </>
        ) : (
          <>
            <div
              className={clsx(
                croppingStyles.fit,
                'shrinks-down centered full-width',
                label.edits.isSaving(file) ? 'dim' : '',
              )}
            >
              <img className={'fitted'} src={file.IMG_URL ?? ''} alt={file.FILE_NAME} />
            </div>
            <p className={clsx(studioStyles.caption, 'muted caption-size')}>
              <Label k="studio:stage.examiner" />
            </p>
          </>
        )}
      </div>
      {isCropping && !readOnly && (
        <div className={clsx(labelStyles.crop, 'pad-12-16 grid gap-12 hairline-above')}>
          {isProposed && live && (
            <div className="note info" role="status">
              <Icon name="crop" />
              <div className="grow">
                <p>{say('goods:label.trim.found')}</p>
                <Button small onClick={() => save(live)}>
                  <Label k="goods:label.trim.keep" />
                </Button>
              </div>
            </div>
          )}
          <CropNumbers edits={live ?? stored ?? wholePicture(size)} size={size} onChange={save} />
        </div>
      )}
      <SmallPicture file={file} minPx={label.limit?.MIN_PX} />
      <p className={clsx('hint', labelStyles.name, 'pad-8-16 flex between gap-16 hairline-above break-anywhere')}>
        <bdi dir="ltr">{file.FILE_NAME}</bdi>{' '}
        <bdi dir="ltr">
          {size.width} × {size.height} px
        </bdi>
      </p>
    </div>
  )
}
