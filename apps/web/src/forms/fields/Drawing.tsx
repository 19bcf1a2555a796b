import type { ReactNode } from 'react'

/** Drawings for choices, 96 × 64, in the colours of the theme: class `line` for strokes, `fill` for areas. */
const drawings = {
  word: (
    <>
      <path className="line" d="M14 44V20l10 14 10-14v24M42 44h12M42 20h12M42 32h9M42 20v24" />
      <path className="line" d="M62 44V20h8a7 7 0 0 1 0 14h-8m8 0 8 10" />
    </>
  ),
  wordFigure: (
    <>
      <path className="fill" d="M14 42c-2-14 6-24 22-26 2 16-6 26-22 26z" />
      <path
        className="line"
        d="M14 42c-2-14 6-24 22-26 2 16-6 26-22 26zM12 48c4-12 10-19 16-23M48 42V26l6 9 6-9v16M68 42h9M68 26h9M68 34h7M68 26v16"
      />
    </>
  ),
  figure: (
    <>
      <path className="fill" d="M48 12c8 7 8 15 0 22-8-7-8-15 0-22z" />
      <path
        className="line"
        d="M48 12c8 7 8 15 0 22-8-7-8-15 0-22zM46 36c-11 1-17-4-19-14 11-1 17 4 19 14zM50 36c11 1 17-4 19-14-11-1-17 4-19 14zM48 34v18"
      />
    </>
  ),
  threeD: (
    <>
      <path className="fill" d="M48 32 68 22v20L48 52z" />
      <path className="line" d="M48 12 68 22v20L48 52 28 42V22zM28 22l20 10 20-10M48 32v20" />
    </>
  ),
  sound: (
    <>
      <path className="fill" d="M22 26h10l12-9v30l-12-9H22z" />
      <path
        className="line"
        d="M22 26h10l12-9v30l-12-9H22zM52 25c4 4 4 10 0 14M59 19c8 8 8 18 0 26M66 13c12 12 12 26 0 38"
      />
    </>
  ),
  hologram: (
    <>
      <path className="fill" d="M30 18h36l-12 28H18z" />
      <path className="line" d="M30 18h36l-12 28H18zM66 18l12 28H54M36 30l8-6M40 38l14-11M54 38l6-5" />
    </>
  ),
} satisfies Record<string, ReactNode>

type DrawingName = keyof typeof drawings

export function isDrawing(name: string | undefined): name is DrawingName {
  return name !== undefined && Object.hasOwn(drawings, name)
}

/** One of `drawings`; hidden from screen readers, because the text beside it says the same. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="drawing" viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}
