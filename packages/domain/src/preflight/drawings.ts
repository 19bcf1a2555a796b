import { signsIn, type Claim } from './claims.ts'
import type { PageLook, PreflightFinding } from './look.ts'
import { isScan } from './pageFindings.ts'

const FIGURE = /(?:gambar|gbr\.?|fig(?:ure|\.)?)\s*\d/iu
const SIGN = /^\d{1,4}[a-z]?['′]?$/iu
const SHOWN = 8

/** Sheets of drawings without "Gambar 1". Sheets without any text are passed over: their numbers may be drawn. */
export function figureFindings(pages: readonly PageLook[]): PreflightFinding[] {
  return pages.flatMap((look): PreflightFinding[] =>
    look.ink && look.text.length > 0 && !isScan(look) && !look.text.some((line) => FIGURE.test(line))
      ? [{ code: 'figureNumber', level: 'WARN', page: look.page }]
      : [],
  )
}

/** Reference signs of the claims that no drawing shows; says nothing where the drawings have no text to compare with. */
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

/** Numbers of the figures that are named on the sheets, each once: "Gambar 2a" → "2a". */
export function figuresIn(pages: readonly PageLook[]): string[] {
  const found = pages.flatMap(({ text }) =>
    text.flatMap((line) => /^(?:gambar|gbr\.?|fig(?:ure|\.)?)\s*(\d{1,3}[a-z]?)\b/iu.exec(line)?.[1] ?? []),
  )
  return [...new Set(found.map((figure) => figure.toLowerCase()))]
}
