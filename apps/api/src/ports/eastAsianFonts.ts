import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF01-\uFFEE]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Weight of the letters; the names of families are those of their npm packages. */
const WEIGHT = 400

/** One file of a family, which covers some ranges of code points. */
interface Part {
  path: string
  ranges: readonly (readonly [from: number, to: number])[]
}

const families = new Map<string, Part[]>()

/** The files of Noto Sans for Simplified Chinese (sc), Japanese (jp) or Korean (kr). */
function partsOf(family: string): Part[] {
  const known = families.get(family)
  if (known) return known
  const folder = dirname(require.resolve(`@fontsource-variable/noto-sans-${family}/package.json`))
  const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const parts = Object.entries(listed).map(([name, ranges]) => ({
    path: join(folder, 'files', `noto-sans-${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }))
  families.set(family, parts)
  return parts
}

function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const covers = ({ ranges }: Part, code: number) => ranges.some(([from, to]) => code >= from && code <= to)

/** Whether a character is of a script that is written in China, Japan or Korea, so that `eastAsianFonts` may have it. */
export const isEastAsian = (char: string): boolean => LETTER.test(char)

/**
 * TrueType fonts with just these characters, taken from Noto Sans: of Japanese where kana is among them, else of Chinese first. The fonts lack
 * characters that no family has. Decoding them takes some hundred milliseconds.
 */
export async function eastAsianFonts(chars: Iterable<string>): Promise<Buffer[]> {
  const all = [...chars]
  const order = all.some((char) => KANA.test(char)) ? ['jp', 'sc', 'kr'] : ['sc', 'jp', 'kr']
  const wanted = new Map<Part, string>()
  for (const char of all) {
    const code = char.codePointAt(0) ?? 0
    const part = order.flatMap(partsOf).find((one) => covers(one, code))
    if (part) wanted.set(part, (wanted.get(part) ?? '') + char)
  }
  return Promise.all(
    [...wanted].map(([{ path }, text]) =>
      subsetFont(readFileSync(path), text, { targetFormat: 'sfnt', variationAxes: { wght: WEIGHT } }),
    ),
  )
}
