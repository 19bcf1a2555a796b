import { clsx } from 'clsx'
import type { FileRow, ImageEdits } from '@saki/contracts/fileRow'
import { hexOf, nameOfColour, type ColourName, type Rgb } from '@saki/domain/marks/colourNames'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'

import { callAddress } from '../../../lib/ask.ts'
import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useTerm, useWords } from '../../../ui/useWords.ts'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { drawnPicture, loadPicture, pixelsOf } from '../../../cropping/drawnPicture.ts'
import formsStyles from '../../../forms/forms.module.css'
import labelStyles from './label.module.css'

interface DropperProps {
  file: FileRow
  edits: ImageEdits | null
  onTake: (name: ColourName) => void
}

const SIDE = 720
/** Step of an arrow key as a fraction of the shorter side; with Ctrl one pixel. */
const STEP = 0.02
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Picks a colour at a point of the label: by click, arrow keys, or typed coordinates. */
export function Dropper({ file, edits, onTake }: DropperProps) {
  const { say } = useWords('goods')
  const term = useTerm()
  const area = useRef<HTMLCanvasElement>(null)
  const { canvas, failed } = useDrawn(file, edits)
  const [point, setPoint] = useState({ x: 0, y: 0 })
  useEffect(() => {
    const shown = area.current
    if (!canvas || !shown) return
    Object.assign(shown, { width: canvas.width, height: canvas.height })
    shown.getContext('2d')?.drawImage(canvas, 0, 0)
  }, [canvas])
  if (failed) return <p className="hint">{say('goods:label.colours.failed')}</p>
  if (!canvas) return <p className="hint">{say('core:loading')}</p>
  const { width, height } = canvas
  const name = nameOfColour(colourAt(canvas, point))
  const { term: word, caption } = term(`goods:colour.${name}`)
  const goTo = (x: number, y: number) =>
    setPoint({
      x: Math.min(width - 1, Math.max(0, Math.round(x))),
      y: Math.min(height - 1, Math.max(0, Math.round(y))),
    })
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) return onTake(name)
    const box = event.currentTarget.getBoundingClientRect()
    goTo(((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.ctrlKey ? 1 : Math.max(1, Math.round(Math.min(width, height) * STEP))
    goTo(point.x + direction[0] * step, point.y + direction[1] * step)
  }
  return (
    <div className={clsx(labelStyles.dropper, 'grid one-column-on-phones align-start gap-16')}>
      <button
        className="clipped relative well"
        type="button"
        dir="ltr"
        aria-label={say('goods:label.dropper.area')}
        style={{ aspectRatio: width / height }}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <canvas className="block full-width" ref={area} />
        <i style={{ left: `${((point.x + 0.5) / width) * 100}%`, top: `${((point.y + 0.5) / height) * 100}%` }} />
      </button>
      <div className="grid gap-8 shrinks items-start">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="hint">
            {say(`goods:label.dropper.${axis}`)}
            <input
              className="input compact mono"
              inputMode="numeric"
              dir="ltr"
              value={point[axis]}
              onChange={({ target }) => {
                const number = Number(target.value.replace(/[^0-9]/g, ''))
                goTo(axis === 'x' ? number : point.x, axis === 'y' ? number : point.y)
              }}
            />
          </label>
        ))}
        <p className="sm" role="status">
          {say('goods:label.dropper.here')}{' '}
          <span className={clsx(formsStyles.swatch, 'fixed')} style={{ background: hexOf(name) }} aria-hidden="true" />{' '}
          <b>
            <TwoNames name={word} own={caption} />
          </b>
        </p>
        <Button small icon="plus" onClick={() => onTake(name)}>
          <Label k="goods:label.dropper.take" />
        </Button>
      </div>
    </div>
  )
}

function useDrawn(file: FileRow, edits: ImageEdits | null) {
  const [drawn, setDrawn] = useState<{ canvas?: HTMLCanvasElement; failed: boolean }>({ failed: false })
  const { ID, WIDTH, HEIGHT } = file
  useEffect(() => {
    let isOver = false
    loadPicture(callAddress('getIMGDoc', { id: ID }, { size: 'original' })).then(
      (image) => {
        const size = { width: WIDTH ?? image.naturalWidth, height: HEIGHT ?? image.naturalHeight }
        if (!isOver) setDrawn({ canvas: drawnPicture(image, size, edits, SIDE), failed: false })
      },
      () => (isOver ? undefined : setDrawn({ failed: true })),
    )
    return () => {
      isOver = true
    }
  }, [ID, WIDTH, HEIGHT, edits])
  return drawn
}

/** Average of the pixel and its eight neighbours, so that noise does not decide the colour. */
function colourAt(canvas: HTMLCanvasElement, { x, y }: { x: number; y: number }): Rgb {
  const { data, width, height } = pixelsOf(canvas)
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const offset = (row * width + column) * 4
      sum[0] += data[offset] ?? 0
      sum[1] += data[offset + 1] ?? 0
      sum[2] += data[offset + 2] ?? 0
      count++
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}
