export type Fit = 'width' | 'page' | number

/** View settings of a document. */
export interface ViewState {
  fit: Fit
  /** Degrees clockwise. */
  rotation: number
  isText: boolean
  side: 'none' | 'thumbs' | 'outline'
  isFinding: boolean
}

export const firstView: ViewState = { fit: 'width', rotation: 0, isText: false, side: 'none', isFinding: false }

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]

/** Size of a page in points. */
export interface PageSize {
  width: number
  height: number
}

/** Screen pixels per point of the page. `room` in pixels, including the margin beside the page. */
export function scaleOf(fit: Fit, size: PageSize, room: PageSize, rotation: number): number {
  const isTurned = rotation % 180 !== 0
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height]
  const toWidth = Math.max(0.1, (room.width - 32) / width)
  if (fit === 'width') return Math.min(toWidth, 2.5)
  if (fit === 'page') return Math.max(0.1, Math.min(toWidth, (room.height - 32) / height))
  return (fit * 96) / 72
}

/** The next larger or smaller zoom step. */
export function stepOf(scale: number, direction: 1 | -1): number {
  const now = (scale * 72) / 96
  const next = direction > 0 ? STEPS.find((step) => step > now + 0.01) : STEPS.findLast((step) => step < now - 0.01)
  return next ?? (direction > 0 ? 4 : 0.25)
}

/** A scale in whole percent of the printed size, at 96 dpi. */
export function percentOf(scale: number): number {
  return Math.round((scale * 72 * 100) / 96)
}

/** The action of a key, by the reading direction of the surrounding page. */
export function keyAct(
  key: string,
  mirrored: boolean,
): 'next' | 'previous' | 'first' | 'last' | 'in' | 'out' | undefined {
  const acts: Record<string, ReturnType<typeof keyAct>> = {
    ArrowRight: mirrored ? 'previous' : 'next',
    ArrowLeft: mirrored ? 'next' : 'previous',
    PageDown: 'next',
    PageUp: 'previous',
    Home: 'first',
    End: 'last',
    '+': 'in',
    '=': 'in',
    '-': 'out',
  }
  return acts[key]
}
