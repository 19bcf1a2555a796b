export type Fit = 'width' | 'page' | number

/** How a document is looked at. */
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

/** Pixels of the screen to a point of the page. Room in pixels; beside the page there is a margin. */
export function scaleOf(fit: Fit, size: PageSize, room: PageSize, rotation: number): number {
  const isTurned = rotation % 180 !== 0
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height]
  const toWidth = Math.max(0.1, (room.width - 32) / width)
  if (fit === 'width') return Math.min(toWidth, 2.5)
  if (fit === 'page') return Math.max(0.1, Math.min(toWidth, (room.height - 32) / height))
  return (fit * 96) / 72
}

/** The next size up or down from a scale. */
export function stepOf(scale: number, way: 1 | -1): number {
  const now = (scale * 72) / 96
  const next = way > 0 ? STEPS.find((step) => step > now + 0.01) : STEPS.findLast((step) => step < now - 0.01)
  return next ?? (way > 0 ? 4 : 0.25)
}

export function percentOf(scale: number): number {
  return Math.round((scale * 72 * 100) / 96)
}

/** What a key does, in a document that is read in the direction of the page around it. */
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
