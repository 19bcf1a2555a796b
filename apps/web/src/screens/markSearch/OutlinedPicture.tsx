import type { OutlinePoint } from '@saki/domain/pictures/outlines'
import type { ReactNode } from 'react'

import type { ReadPicture } from './useReadPicture.ts'

/** Lines of one of the two pictures, in parts of the picture under them. */
export interface DrawnOutline {
  of: 'sought' | 'found'
  lines: readonly (readonly OutlinePoint[])[]
}

interface OutlinedPictureProps {
  src: string
  alt: string
  name: ReactNode
  size: ReadPicture | 'failed'
  outlines: readonly DrawnOutline[]
  /** Only the outlines are looked at. */
  faint?: boolean
}

/** Greatest height in pixels. */
const HEIGHT = 300
/** Points of the drawing for the width and the height of the picture. */
const SCALE = 1_000

/** Under each line a wider one in the colour of the sheet. Pictures are light in both themes. */
const wide = { stroke: 'var(--sheet)', strokeWidth: 4 }
const strokes = {
  sought: [wide, { stroke: 'var(--sheet-danger)', strokeWidth: 2, strokeDasharray: '6 3' }],
  found: [wide, { stroke: 'var(--sheet-text)', strokeWidth: 2 }],
}

/** A picture with outlines over it, and its name. Coordinates run left to right in every language. */
export function OutlinedPicture({ src, alt, name, size, outlines, faint = false }: OutlinedPictureProps) {
  const ratio = size === 'failed' ? 4 / 3 : size.width / size.height
  return (
    <figure className="grid one-column gap-6">
      <div
        dir="ltr"
        className="framed clipped relative full-width"
        style={{ aspectRatio: ratio, maxInlineSize: HEIGHT * ratio, background: 'var(--sheet)' }}
      >
        <img src={src} alt={alt} className="fitted" style={{ opacity: faint ? 0.25 : 1 }} />
        <svg viewBox={`0 0 ${SCALE} ${SCALE}`} preserveAspectRatio="none" className="covering" aria-hidden="true">
          {outlines.map(({ of, lines }) => (
            <g key={of} data-of={of}>
              {strokes[of].map((style) => (
                <path
                  key={style.stroke}
                  d={pathOf(lines)}
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                  style={style}
                />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="small strong break-anywhere">{name}</figcaption>
    </figure>
  )
}

const pathOf = (lines: DrawnOutline['lines']): string =>
  lines
    .map((line) => `M${line.map(([x, y]) => `${Math.round(x * SCALE)} ${Math.round(y * SCALE)}`).join('L')}Z`)
    .join('')
