import { clsx } from 'clsx'
import { designViews } from '@saki/domain/files/designViews'
import { useRef, type DragEvent, type KeyboardEvent } from 'react'

import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { fileElementId } from '../../../forms/focusTarget.ts'
import type { Tile } from './tiles.ts'
import { useObjectUrl } from '../../../lib/useObjectUrl.ts'
import { VIEWS, type Studio } from './useStudio.ts'
import styles from './studio.module.css'

const DRAGGED = 'application/x-saki-place'

/** Text key of a view; unknown ids count as additional pictures. */
export function viewText(view: number) {
  return designViews.find(({ id }) => id === view)?.text ?? 'filing:view.additional'
}

interface FilmStripProps {
  studio: Studio
  /** Opens the file chooser for an empty position. */
  onPick: (tile: Tile) => void
  /** Files dropped from outside the browser onto one position. */
  onFiles: (files: File[], tile: Tile) => void
}

/**
 * The positions in a row. Arrow keys move along it, Enter fills an empty one; dragging a picture onto another position
 * swaps the two.
 */
export function FilmStrip({ studio, onPick, onFiles }: FilmStripProps) {
  const { say } = useWords('studio', 'filing')
  const strip = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = neighbour(studio.tiles, studio.tile, event.key, document.documentElement.dir === 'rtl')
    if (!to) return
    event.preventDefault()
    studio.select(to.key)
    strip.current?.querySelector<HTMLElement>(`[data-place="${to.key}"]`)?.focus()
  }
  return (
    <div
      className={clsx(styles.filmStrip, 'grid gap-12 fixed relative below-16')}
      id={`FILES.${VIEWS}`}
      tabIndex={-1}
      role="group"
      aria-label={say('studio:film')}
      ref={strip}
    >
      {studio.tiles.map((tile) => (
        <Position key={tile.key} tile={tile} studio={studio} onPick={onPick} onFiles={onFiles} onKeyDown={onKeyDown} />
      ))}
    </div>
  )
}

function neighbour(tiles: readonly Tile[], tile: Tile, key: string, isRtl: boolean): Tile | undefined {
  const at = tiles.findIndex((other) => other.key === tile.key)
  const steps: Record<string, number> = {
    ArrowRight: isRtl ? at - 1 : at + 1,
    ArrowLeft: isRtl ? at + 1 : at - 1,
    Home: 0,
    End: tiles.length - 1,
  }
  const to = steps[key]
  return to === undefined ? undefined : tiles[Math.max(0, Math.min(tiles.length - 1, to))]
}

function Position({
  tile,
  studio,
  onPick,
  onFiles,
  onKeyDown,
}: FilmStripProps & { tile: Tile; onKeyDown: (event: KeyboardEvent) => void }) {
  const { say } = useWords('studio', 'filing')
  const { file, upload } = tile
  const local = useObjectUrl(
    upload && upload.state !== 'refused' && upload.mime.startsWith('image/') ? upload.bytes : undefined,
  )
  const isOn = studio.tile.key === tile.key
  const state = positionState(tile, studio)
  const source = local ?? file?.THUMB_URL
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const from = studio.tiles.find(({ key }) => key === event.dataTransfer.getData(DRAGGED))
    if (from) studio.move(from, tile)
    else if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files], tile)
  }
  return (
    <button
      type="button"
      id={file && fileElementId(file.ID)}
      data-place={tile.key}
      onKeyDown={onKeyDown}
      className={clsx(
        styles.viewTile,
        'unpadded stack gap-0 shrinks clipped surface framed text-plain text-start relative',
        isOn ? clsx('on', styles.on) : '',
        source ? '' : styles.empty,
      )}
      aria-pressed={isOn}
      tabIndex={isOn ? 0 : -1}
      draggable={Boolean(file) && !studio.readOnly}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, tile.key)}
      onDragOver={(event) => (studio.readOnly ? undefined : event.preventDefault())}
      onDrop={studio.readOnly ? undefined : onDrop}
      onClick={() => {
        studio.select(tile.key)
        if (state === 'empty' && !studio.readOnly) onPick(tile)
      }}
    >
      {source ? (
        <span className={clsx(styles.placeholder, 'centered full-width well muted relative')}>
          <img className="covering" src={source} alt="" draggable={false} />
          {upload && upload.state !== 'refused' && (
            <i
              className={styles.sentBar}
              style={{ inlineSize: `${(upload.sentBytes / Math.max(1, upload.size)) * 100}%` }}
            />
          )}
        </span>
      ) : (
        <span className={clsx(styles.placeholder, 'centered full-width muted relative')}>
          {state === 'bad' ? (
            <Icon name="alert" size={26} />
          ) : (
            <Icon name={tile.view === 8 ? 'plus' : 'picture-add'} size={26} />
          )}
        </span>
      )}
      <span className="nm grid align-center gap-4 full-width small strong">
        <Label k={viewText(tile.view)} stacked />
        {state === 'good' && <Icon name="check" size={18} className="ok text-success" />}
        {state === 'warn' && <Icon name="warning" size={18} className="text-warning" />}
        {state === 'bad' && <Icon name="alert" size={18} className="text-danger" />}
        {state === 'sending' && <Icon name="spinner" size={18} />}
        {state === 'held' && <Icon name="offline" size={18} className="text-warning" />}
        <span className="sr">, {say(`studio:place.${state}`)}</span>
      </span>
    </button>
  )
}

type PositionState = 'empty' | 'good' | 'warn' | 'bad' | 'sending' | 'held'

function positionState({ file, upload }: Tile, { findings }: Studio): PositionState {
  if (upload?.state === 'refused') return 'bad'
  if (upload?.state === 'held') return 'held'
  if (upload) return 'sending'
  if (!file) return 'empty'
  return (findings.get(file.ID) ?? []).length > 0 ? 'warn' : 'good'
}
