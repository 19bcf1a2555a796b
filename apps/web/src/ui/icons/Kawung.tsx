import { useId } from 'react'

const PETAL = 'M24 21.4C18.6 17.6 18.2 9.6 24 4.6c5.8 5 5.4 13 0 16.8Z'
const OUTLINE = 'M24 22.5C17 18 16 6 24 -4c8 10 7 22 0 26.5Z'
const TURNS = [45, 135, 225, 315]

/** The brand mark: four kawung petals on navy. `ground` is the background colour. */
export function BrandMark({ size = 40, ground = '#0b2a45' }: { size?: number; ground?: string }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <rect width="48" height="48" rx="10" fill={ground} />
      {TURNS.map((turn) => (
        <path key={turn} d={PETAL} fill="#e8b64c" transform={`rotate(${turn} 24 24)`} />
      ))}
      <path d="M24 20.6 27.4 24 24 27.4 20.6 24Z" fill="#fff" />
    </svg>
  )
}

/** Kawung batik as a decorative pattern of outlines. `unit` is the width of one repeat in pixels. */
export function KawungPattern({ unit = 96 }: { unit?: number }) {
  const id = useId()
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width={unit} height={unit} patternUnits="userSpaceOnUse">
          <g transform={`scale(${unit / 48})`} fill="none" stroke="#e8b64c" strokeWidth="1.4">
            {TURNS.map((turn) => (
              <path key={turn} d={`${OUTLINE}M24 15v-8`} transform={`rotate(${turn} 24 24)`} />
            ))}
            <circle cx="24" cy="24" r="1.6" fill="#e8b64c" stroke="none" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** One kawung flower, for empty states. */
export function KawungFlower() {
  return (
    <svg className="art" viewBox="0 0 48 48" fill="none" stroke="var(--gold)" strokeWidth="1.5" aria-hidden="true">
      {TURNS.map((turn) => (
        <path key={turn} d={PETAL} transform={`rotate(${turn} 24 24)`} />
      ))}
    </svg>
  )
}
