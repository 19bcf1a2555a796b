import type { PageLook, PartKind, PreflightFinding, PageSide } from './look.ts'

const A4 = { width: 210, height: 297 }
/** Tolerances in millimetres. */
const SIZE_TOLERANCE = 3
const MARGIN_TOLERANCE = 1

type Range = Record<PageSide, readonly [least: number, most: number]>

/** Margins in millimetres, least and most (Permenkumham 38/2018; drawings by PCT rule 11.6(c)). */
export const wantedMargins: Record<'text' | 'drawings', Range> = {
  text: { top: [20, 40], bottom: [20, 30], left: [25, 40], right: [20, 30] },
  drawings: { top: [25, Infinity], bottom: [10, Infinity], left: [25, Infinity], right: [15, Infinity] },
}
export const sides: readonly PageSide[] = ['top', 'right', 'bottom', 'left']

/**
 * Findings about size, orientation and margins of one page. Only margins that are too narrow are reported here, because a page may end
 * early.
 */
export function geometryFindings(look: PageLook, kind: PartKind): PreflightFinding[] {
  const { page, width, height } = look
  const found: PreflightFinding[] = []
  const isA4 = near(Math.min(width, height), A4.width) && near(Math.max(width, height), A4.height)
  if (!isA4)
    found.push({ code: 'size', level: 'WARN', page, values: { width: Math.round(width), height: Math.round(height) } })
  if (width > height + SIZE_TOLERANCE) found.push({ code: 'landscape', level: 'WARN', page })
  if (look.turned > 0.5 && charactersOf(look) > 20) found.push({ code: 'turned', level: 'WARN', page })
  if (kind !== 'other' && isA4) found.push(...marginFindings(look, kind))
  return found
}

function marginFindings({ ink, page }: PageLook, kind: PartKind): PreflightFinding[] {
  if (!ink) return []
  const wanted = wantedMargins[kind === 'drawings' ? 'drawings' : 'text']
  return sides.flatMap((side): PreflightFinding[] => {
    const [least] = wanted[side]
    return ink[side] < least - MARGIN_TOLERANCE
      ? [{ code: 'margin', level: 'WARN', page, values: { side, found: tenths(ink[side]), wanted: least / 10 } }]
      : []
  })
}

/**
 * Top and left margins that are too wide on every page of text, each reported once. Right and bottom margins are not checked, because lines
 * and pages may end early.
 */
export function wideMarginFindings(pages: readonly PageLook[], kind: PartKind): PreflightFinding[] {
  if (kind === 'drawings' || kind === 'other' || kind === 'abstract') return []
  const inked = pages.flatMap(({ ink }) => (ink ? [ink] : []))
  if (inked.length === 0) return []
  return (['top', 'left'] as const).flatMap((side): PreflightFinding[] => {
    const found = Math.min(...inked.map((ink) => ink[side]))
    const [, most] = wantedMargins.text[side]
    return found > most + MARGIN_TOLERANCE * 3
      ? [{ code: 'marginWide', level: 'WARN', values: { side, found: tenths(found), wanted: most / 10 } }]
      : []
  })
}

/** Converts millimetres to centimetres with one decimal: 18.2 mm gives 1.8. */
function tenths(millimetres: number): number {
  return Math.round(millimetres) / 10
}

function near(value: number, wanted: number): boolean {
  return Math.abs(value - wanted) <= SIZE_TOLERANCE
}

export function charactersOf({ text }: PageLook): number {
  return text.reduce((sum, line) => sum + line.length, 0)
}
