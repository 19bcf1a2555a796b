import { charactersOf, geometryFindings } from './geometry.ts'
import type { PageLook, PartKind, PreflightFinding } from './look.ts'

/** Shares of the page above which colour or grey is reported. */
const COLOUR_SEEN = 0.0004
const GREY_SEEN = 0.002
/** Least resolution of a scan that is legible when printed. */
const COARSE_DPI = 200
/** A page with a picture over it and fewer characters than this is a scan. */
const FEW_CHARACTERS = 12

/** All findings of a single page. */
export function pageFindings(look: PageLook, kind: PartKind): PreflightFinding[] {
  const { page } = look
  const warn = (code: PreflightFinding['code'], values?: PreflightFinding['values']): PreflightFinding => ({
    code,
    level: 'WARN',
    page,
    ...(values && { values }),
  })
  if (look.failed) return [...geometryFindings(look, kind), warn('notDrawn')]
  const found = geometryFindings(look, kind)
  if (isBlank(look)) found.push(warn('blank'))
  for (const font of missingFonts(look)) found.push(warn('font', { font }))
  if (look.colour > COLOUR_SEEN) found.push(warn('colour'))
  else if (look.grey > GREY_SEEN) found.push(warn('grey'))
  if (isScan(look) && (look.scanDpi ?? COARSE_DPI) < COARSE_DPI)
    found.push(warn('scanCoarse', { dpi: Math.round(look.scanDpi ?? 0), wanted: COARSE_DPI }))
  return found
}

export function isBlank(look: PageLook): boolean {
  return !look.failed && look.ink === undefined && look.text.length === 0
}

export function isScan(look: PageLook): boolean {
  return look.scanDpi !== undefined && charactersOf(look) < FEW_CHARACTERS
}

function missingFonts({ fonts }: PageLook): string[] {
  return [...new Set(fonts.filter(({ embedded }) => !embedded).map(({ name }) => name))]
}
