import { clsx } from 'clsx'

import type { ImageEdits } from '@saki/contracts/fileRow'
import { ADDITIONAL, assignViews, guessView } from '@saki/domain/files/designViews'
import { useState, type DragEvent } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import type { FileStepProps } from '../stepProps.ts'
import { usePick } from '../../../uploads/usePick.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { isUnderway } from '../../../uploads/upload.ts'
import { FilmStrip } from './FilmStrip.tsx'
import { GuessDialog, type Guess } from './GuessDialog.tsx'
import { Inspector } from './Inspector.tsx'
import { StudioPreview } from './StudioPreview.tsx'
import { takenViews, type Tile } from './tiles.ts'
import { useStudio, type Studio, VIEWS } from './useStudio.ts'
import styles from './studio.module.css'

/** Pictures of the design: seven views and additional ones, on one screen. */
export function StudioStep(props: FileStepProps) {
  const { say } = useWords('studio', 'filing', 'files', 'core')
  const studio = useStudio(props)
  const { tile, tiles, limit, readOnly } = studio
  const { input, pick } = usePick(say('studio:many'))
  const [guesses, setGuesses] = useState<readonly Guess[]>()
  const [draggedCrop, setDraggedCrop] = useState<{ id: string | undefined; edits: ImageEdits }>()
  const live = studio.isCropping && draggedCrop?.id === tile.file?.ID ? draggedCrop?.edits : undefined
  const setLive = (edits: ImageEdits | undefined) => setDraggedCrop(edits && { id: tile.file?.ID, edits })
  const taken = takenViews(tiles)
  const accept = limit?.MIME_LIST.join(',') ?? 'image/jpeg,image/png'
  const placeAll = (all: readonly Guess[]) => {
    setGuesses(undefined)
    studio.place(all)
    const first = all.find(({ view }) => view !== ADDITIONAL)
    if (first) studio.select(`view-${first.view}`)
  }
  const takeMany = (files: File[]) => {
    const names = files.map(({ name }) => name)
    const all = assignViews(names, taken).map(({ view, guessed }, at): Guess => ({
      bytes: files[at] ?? new File([], ''),
      view,
      isSure: guessed && guessView(names[at] ?? '') === view,
    }))
    if (all.every(({ isSure }) => isSure)) placeAll(all)
    else setGuesses(all)
  }
  const takeFor = (files: File[], into: Tile) => {
    const [bytes] = files
    if (files.length > 1) takeMany(files)
    else if (bytes) studio.place([{ bytes, view: into.view, into }])
  }
  const onPick = (into: Tile) => void pick({ accept }).then((files) => takeFor(files, into))
  const onCamera = (into: Tile) => void pick({ accept: 'image/*', camera: true }).then((files) => takeFor(files, into))
  const onMany = () =>
    void pick({ accept, multiple: true }).then((files) => (files.length > 0 ? takeMany(files) : undefined))
  const onCropAll = () => {
    const count = studio.cropAll()
    showToast(count > 0 ? 'studio:cropAll.done' : 'studio:cropAll.none', {
      values: { count },
      tone: count > 0 ? 'good' : 'info',
      ...(count > 0 && { action: { text: 'core:undo', do: studio.undoHistory.undo } }),
    })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    if (event.dataTransfer.files.length > 0) takeMany([...event.dataTransfer.files])
  }
  return (
    <div
      className={styles.studio}
      onDragOver={(event) => (readOnly ? undefined : event.preventDefault())}
      onDrop={readOnly ? undefined : onDrop}
    >
      {input}
      {!readOnly && (
        <div className="actions step-actions">
          <span className="nophone">
            <Button small icon="crop" onClick={onCropAll}>
              <Label k="studio:cropAll" />
            </Button>
          </span>
          <Button small icon="upload" onClick={onMany}>
            <Label k="studio:many" />
          </Button>
        </div>
      )}
      <UploadSummary studio={studio} />
      <FilmStrip studio={studio} onPick={onPick} onFiles={takeFor} />
      <div className={clsx(styles.work, 'shrinks-down grid one-column-on-tablets gap-16')}>
        <StudioPreview studio={studio} live={live} onLive={setLive} onPick={onPick} onCamera={onCamera} />
        <Inspector studio={studio} live={live} onPick={onPick} onChanged={props.onFilesChanged} />
      </div>
      {guesses && (
        <GuessDialog guesses={guesses} taken={taken} onConfirm={placeAll} onClose={() => setGuesses(undefined)} />
      )}
    </div>
  )
}

/** Number of uploads under way, paused or refused; changes are announced to screen readers. */
function UploadSummary({ studio }: { studio: Studio }) {
  const { say } = useWords('studio')
  const uploads = studio.files.uploads.filter(({ slot }) => slot === VIEWS)
  const pending = uploads.filter((upload) => isUnderway(upload) || upload.state === 'checking').length
  const held =
    uploads.some(({ state }) => state === 'held') ||
    uploads.some(({ isDraftKnown, state }) => !isDraftKnown && state === 'waiting')
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const filled = studio.tiles.filter(({ file, view }) => file && view !== ADDITIONAL).length
  return (
    <>
      {(held || refused > 0) && (
        <p className={clsx('row gap-8 below-8 small strong', held ? 'text-warning' : 'bad text-danger')}>
          <Icon name={held ? 'offline' : 'alert'} size={18} />
          {held ? say('studio:upload.held') : say('studio:refused', { count: refused })}
        </p>
      )}
      <span className="sr" role="status">
        {say('studio:filled', { count: filled })}
        {pending > 0 && ` ${say('studio:coming', { count: pending })}`}
        {held && ` ${say('studio:upload.held')}`}
      </span>
    </>
  )
}
