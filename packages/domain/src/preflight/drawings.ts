import { signsIn, type Claim } from './claims.ts'
import type { PageLook, PreflightFinding } from './look.ts'
import { isScan } from './pageFindings.ts'

const FIGURE = /(?:gambar|gbr\.?|fig(?:ure|\.)?)\s*\d/iu
const SIGN = /^\d{1,4}[a-z]?['′]?$/iu
const SHOWN = 8

/** Warns of sheets without a figure number ("Gambar 1"). Sheets without text are skipped, because their numbers may be drawn. */
export function figureFindings(pages: readonly PageLook[]): PreflightFinding[] {
  return pages.flatMap((look): PreflightFinding[] =>
    look.ink && look.text.length > 0 && !isScan(look) && !look.text.some((line) => FIGURE.test(line))
      ? [{ code: 'figureNumber', level: 'WARN', page: look.page }]
      : [],
  )
}

/** Warns of reference signs in the claims that are in no drawing. Returns nothing when the drawings hold fewer than three signs as text. */
export function signFindings(claims: readonly Claim[], drawings: readonly PageLook[]): PreflightFinding[] {
  const shown = new Set(
    drawings.flatMap(({ text }) => text.flatMap((line) => line.split(/[\s,;()]+/u).filter((word) => SIGN.test(word)))),
  )
  if (shown.size < 3) return []
  const missing = [...new Set(claims.flatMap(({ text }) => signsIn(text)))].filter((sign) => !shown.has(sign))
  if (missing.length === 0) return []
  const signs = missing.slice(0, SHOWN).join(', ')
  return [{ code: 'signsMissing', level: 'WARN', values: { count: missing.length, signs } }]
}

/** Distinct figure numbers on the sheets: "Gambar 2a" gives "2a". */
export function figuresIn(pages: readonly PageLook[]): string[] {
  const found = pages.flatMap(({ text }) =>
    text.flatMap((line) => /^(?:gambar|gbr\.?|fig(?:ure|\.)?)\s*(\d{1,3}[a-z]?)\b/iu.exec(line)?.[1] ?? []),
  )
  return [...new Set(found.map((figure) => figure.toLowerCase()))]
}
