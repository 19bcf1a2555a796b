import { clsx } from 'clsx'
import type { ImageEdits } from '@saki/contracts/fileRow'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

import { useWords } from '../ui/useWords.ts'
import { dragCrop, turnedSize, type Handle, type Size } from './crop.ts'
import styles from './cropping.module.css'

const handles: readonly Exclude<Handle, 'move'>[] = ['nw', 'ne', 'se', 'sw', 'n', 'e', 's', 'w']
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Step of an arrow key as a fraction of the shorter side; with Ctrl one pixel. */
const STEP = 0.01

interface CropCanvasProps {
  src: string
  alt: string
  size: Size
  edits: ImageEdits
  onChange: (edits: ImageEdits) => void
  /** Called when the pointer is released or a key pressed: save the crop. */
  onDone: (edits: ImageEdits) => void
}

/** The whole original, rotated, with the crop frame. Coordinates run left to right in every language. */
export function CropCanvas({ src, alt, size, edits, onChange, onDone }: CropCanvasProps) {
  const { say } = useWords('studio')
  const area = useRef<HTMLDivElement>(null)
  const drag = useRef<{ handle: Handle; x: number; y: number; from: ImageEdits } | undefined>(undefined)
  const turned = turnedSize(size, edits.rotate)
  const onPointerDown = (event: PointerEvent, handle: Handle) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { handle, x: event.clientX, y: event.clientY, from: edits }
  }
  const onPointerMove = (event: PointerEvent) => {
    const dragged = drag.current
    const width = area.current?.clientWidth
    if (!dragged || !width) return
    const scale = turned.width / width
    onChange(
      dragCrop(
        dragged.from,
        dragged.handle,
        (event.clientX - dragged.x) * scale,
        (event.clientY - dragged.y) * scale,
        size,
      ),
    )
  }
  const onPointerUp = () => {
    if (drag.current) onDone(edits)
    drag.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.ctrlKey ? 1 : Math.max(1, Math.round(Math.min(turned.width, turned.height) * STEP))
    const next = dragCrop(edits, event.shiftKey ? 'se' : 'move', direction[0] * step, direction[1] * step, size)
    onChange(next)
    onDone(next)
  }
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  const ratio = turned.width / turned.height
  return (
    <div className={clsx(styles.fit, 'shrinks-down centered full-width')} dir="ltr">
      <div
        className={clsx(styles.whole, 'clipped relative')}
        ref={area}
        style={{ aspectRatio: ratio, inlineSize: `min(100cqw, 100cqh * ${ratio})` }}
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          style={{
            transform: `translate(-50%, -50%) rotate(${edits.rotate}deg)`,
            inlineSize: edits.rotate % 180 === 0 ? '100%' : percent(turned.height, turned.width),
            aspectRatio: size.width / size.height,
          }}
        />
        <div className={'covering clipped'}>
          <button
            type="button"
            className={clsx(styles.crop, 'bare')}
            aria-label={say('studio:crop.frame')}
            aria-describedby="crop-keys"
            style={{
              left: percent(edits.x, turned.width),
              top: percent(edits.y, turned.height),
              width: percent(edits.width, turned.width),
              height: percent(edits.height, turned.height),
            }}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => onPointerDown(event, 'move')}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
          >
            {handles.map((handle) => (
              <i
                key={handle}
                className={handle}
                onPointerDown={(event) => onPointerDown(event, handle)}
                onPointerMove={onPointerMove}
                onPointerUp={onPointerUp}
              />
            ))}
          </button>
        </div>
      </div>
      <span className="sr" id="crop-keys">
        {say('studio:crop.keys')}
      </span>
    </div>
  )
}
