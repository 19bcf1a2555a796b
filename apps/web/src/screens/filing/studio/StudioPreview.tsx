import { clsx } from 'clsx'
import type { FileRow, ImageEdits } from '@saki/contracts/fileRow'

import { callAddress } from '../../../lib/ask.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { TextKey } from '@saki/texts'
import { editsToKeep, turnClockwise, wholePicture } from '../../../cropping/crop.ts'
import { CropCanvas } from '../../../cropping/CropCanvas.tsx'
import { viewText } from './FilmStrip.tsx'
import { LimitLine } from '../../../uploads/LimitLine.tsx'
import type { Tile } from './tiles.ts'
import { useObjectUrl } from '../../../lib/useObjectUrl.ts'
import type { Studio } from './useStudio.ts'
import uploadsStyles from '../../../uploads/uploads.module.css'
import croppingStyles from '../../../cropping/cropping.module.css'
import studioStyles from './studio.module.css'

interface StudioPreviewProps {
  studio: Studio
  /** The crop while it is being dragged, not saved yet. */
  live: ImageEdits | undefined
  onLive: (edits: ImageEdits | undefined) => void
  onPick: (tile: Tile) => void
  onCamera: (tile: Tile) => void
}

/** The selected picture, large: as the examiner sees it, or whole with the crop frame. */
export function StudioPreview({ studio, live, onLive, onPick, onCamera }: StudioPreviewProps) {
  const { file } = studio.tile
  return (
    <section className="card shrinks-down stack gap-0 shrinks clipped">
      {file && !studio.readOnly && <StageTools studio={studio} file={file} onPick={onPick} onLive={onLive} />}
      <div className={clsx(studioStyles.canvas, 'grid gap-8 items-center clipped well')}>
        <StagePicture studio={studio} live={live} onLive={onLive} onPick={onPick} onCamera={onCamera} />
      </div>
    </section>
  )
}

function StagePicture({ studio, live, onLive, onPick, onCamera }: StudioPreviewProps) {
  const { say } = useWords('studio', 'filing')
  const { file, upload, view } = studio.tile
  const local = useObjectUrl(
    upload && upload.state !== 'refused' && upload.mime.startsWith('image/') ? upload.bytes : undefined,
  )
  const alt = `${say(viewText(view))}${file?.DESCRIPTION ? `: ${file.DESCRIPTION}` : ''}`
  if (local)
    return (
      <>
        <div className={clsx(croppingStyles.fit, 'shrinks-down centered full-width')}>
          <img className={'fitted'} src={local} alt={alt} />
        </div>
        <p className={clsx(studioStyles.caption, 'muted caption-size')}>{say('studio:stage.local')}</p>
      </>
    )
  if (!file) return <EmptyStage studio={studio} onPick={onPick} onCamera={onCamera} />
  const size = { width: file.WIDTH ?? 1, height: file.HEIGHT ?? 1 }
  const stored = studio.edits.editsOf(file)
  if (studio.isCropping && !studio.readOnly) {
    return (
      <>
        <CropCanvas
          src={callAddress('getIMGDoc', { id: file.ID }, { size: 'original' })}
          alt={alt}
          size={size}
          edits={live ?? stored ?? wholePicture(size)}
          onChange={onLive}
          onDone={(edits) => {
            studio.edit(file, editsToKeep(edits, size))
            onLive(undefined)
          }}
        />
        <p className={clsx(studioStyles.caption, 'muted caption-size')}>{say('studio:stage.cropping')}</p>
      </>
    )
  }
  return (
    <>
      <div
        className={clsx(
          croppingStyles.fit,
          'shrinks-down centered full-width',
          studio.edits.isSaving(file) ? 'dim' : '',
        )}
      >
        <img className={'fitted'} src={file.IMG_URL ?? ''} alt={alt} />
      </div>
      <p className={clsx(studioStyles.caption, 'muted caption-size')}>
        <Label k="studio:stage.examiner" />
      </p>
    </>
  )
}

function EmptyStage({ studio, onPick, onCamera }: Pick<StudioPreviewProps, 'studio' | 'onPick' | 'onCamera'>) {
  const { say } = useWords('studio', 'filing')
  const { tile, limit, readOnly } = studio
  return (
    <div className={clsx(studioStyles.drop, 'pad-16 drop-zone grid gap-8 items-center text-center full-width below-8')}>
      <Icon name="picture-add" size={40} className="muted" />
      <p>
        <b>
          <Label k={viewText(tile.view)} />
        </b>
      </p>
      <p className="muted sm">{say(readOnly ? 'studio:place.empty' : 'studio:drop')}</p>
      {!readOnly && (
        <div className="actions">
          <Button icon="upload" onClick={() => onPick(tile)}>
            <Label k="studio:pick" />
          </Button>
          <span className={uploadsStyles.onCamera}>
            <Button icon="picture" onClick={() => onCamera(tile)}>
              <Label k="studio:camera" />
            </Button>
          </span>
        </div>
      )}
      <LimitLine limit={limit} />
    </div>
  )
}

function StageTools({
  studio,
  file,
  onPick,
  onLive,
}: { studio: Studio; file: FileRow } & Pick<StudioPreviewProps, 'onPick' | 'onLive'>) {
  const { say } = useWords('studio')
  const { undoHistory } = studio
  const size = { width: file.WIDTH ?? 1, height: file.HEIGHT ?? 1 }
  const rotate = () =>
    studio.edit(file, editsToKeep(turnClockwise(studio.edits.editsOf(file) ?? wholePicture(size), size), size))
  const step = (icon: IconName, text: TextKey, can: { text: TextKey } | undefined, act: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-disabled={!can || undefined}
      aria-label={can ? `${say(text)}: ${say(can.text)}` : say(text)}
      title={can ? `${say(text)}: ${say(can.text)}` : say(text)}
      onClick={() => {
        onLive(undefined)
        if (can) act()
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div
      className={clsx(studioStyles.tools, 'captionless-on-phones row wrap gap-2 hairline-below')}
      role="toolbar"
      aria-label={say('studio:tools')}
    >
      <button
        type="button"
        className={`text-button ${studio.isCropping ? 'on' : ''}`}
        aria-pressed={studio.isCropping}
        onClick={() => studio.setCropping(!studio.isCropping)}
      >
        <Icon name="crop" size={18} />
        <Label k="studio:crop" />
      </button>
      <button type="button" className="text-button" onClick={rotate}>
        <Icon name="rotate" size={18} />
        <Label k="studio:rotate" />
      </button>
      <button type="button" className="text-button" onClick={() => onPick(studio.tile)}>
        <Icon name="picture-edit" size={18} />
        <Label k="studio:replace" />
      </button>
      <span className={studioStyles.sep} />
      {step('undo', 'core:undo', undoHistory.canUndo, undoHistory.undo)}
      {step('redo', 'studio:redo', undoHistory.canRedo, undoHistory.redo)}
      <span className="grow" />
      <button
        type="button"
        className="text-button"
        onClick={() => {
          studio.remove(file)
          document.querySelector<HTMLElement>(`[data-place="${studio.tile.key}"]`)?.focus()
        }}
      >
        <Icon name="trash" size={18} />
        <Label k="core:delete" />
      </button>
    </div>
  )
}
