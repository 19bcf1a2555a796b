import { isStopWord } from '../search/stopWords.ts'
import { textWords } from '../search/markWords.ts'

/** A row of the table of IPC: names in Indonesian and English, and everyday words separated by commas. */
export interface IpcRow {
  code: string
  nameId: string
  nameEn: string
  words: string
}

/** Most subclasses suggested. */
const MOST = 5
/** A word of the title counts so many times one of the abstract. */
const TITLE_WEIGHT = 2
/** A subclass with less than this share of the points of the best is left out. */
const LEAST_SHARE = 0.25
/** Fewer points are chance: a word of the title that no other subclass has gives 2, one of the abstract 1. */
const LEAST_POINTS = 0.86
const SUBCLASS = 4
const SHORTEST = 3
const SHORTEST_STEM = 5
/** Words that titles and abstracts of any invention have, besides stop words. */
const common = new Set(
  (
    'alat mesin sistem metode proses cara perangkat peralatan komposisi pembuatan penggunaan produk bahan barang jenis bagian umumnya lain khusus baru rendah tinggi otomatis cepat ' +
    'invensi berbasis menggunakan terdiri meliputi device apparatus system method process composition use making article general other product invention low high automatic using comprising'
  )
    .split(' ')
    .map(stemOf),
)

/** A word without the endings -nya and -an or the English plural, so that `pengering` is found in `pengeringan`. */
function stemOf(word: string): string {
  for (const ending of ['nya', 'an', 's'])
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM) return word.slice(0, -ending.length)
  return word
}

function stemsIn(text: string): Set<string> {
  const words = textWords(text).map(({ word }) => word)
  const telling = words.filter((word) => word.length >= SHORTEST && !/^\d/.test(word) && !isStopWord(word))
  return new Set(telling.map(stemOf).filter((stem) => !common.has(stem)))
}

const stemsOfRow = ({ nameId, nameEn, words }: IpcRow) => stemsIn(`${nameId} ${nameEn} ${words}`)

/**
 * Prepares the table for suggestions: at most five subclasses that share words with the title or the abstract of an invention, best first. A
 * word counts the more, the fewer subclasses have it; words of the title count twice. A plain comparison of words: it suggests, the
 * office classifies.
 */
export function ipcSuggester(rows: readonly IpcRow[]): (invention: { title: string; abstract: string }) => string[] {
  const subclasses = rows
    .filter(({ code }) => code.length === SUBCLASS && !code.endsWith('99Z'))
    .map((row) => ({ code: row.code, stems: stemsOfRow(row) }))
  const frequency = new Map<string, number>()
  for (const { stems } of subclasses) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  const most = Math.log(subclasses.length)
  const pointsOf = (stem: string) => (1 - Math.log(frequency.get(stem) ?? 1) / most) ** 2
  return ({ title, abstract }) => {
    const inTitle = stemsIn(title)
    const inAbstract = stemsIn(abstract)
    const scored = subclasses.map(({ code, stems }) => {
      let points = 0
      for (const stem of stems) {
        if (inTitle.has(stem)) points += TITLE_WEIGHT * pointsOf(stem)
        else if (inAbstract.has(stem)) points += pointsOf(stem)
      }
      return { code, points }
    })
    const best = Math.max(0, ...scored.map(({ points }) => points))
    return scored
      .filter(({ points }) => points >= LEAST_POINTS && points >= best * LEAST_SHARE)
      .toSorted((a, b) => b.points - a.points || (a.code < b.code ? -1 : 1))
      .slice(0, MOST)
      .map(({ code }) => code)
  }
}
