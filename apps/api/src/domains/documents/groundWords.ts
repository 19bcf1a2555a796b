import { citationsOf, namesLaw } from '@saki/domain/law/ground'

import { letterText } from './letterText.ts'

/** The legal ground of a letter in words; null when the notation names no law. */
export function groundPart(ground: string): { label: string; value: string } | null {
  return namesLaw(ground) ? { label: letterText('due.legal'), value: groundWords(ground) } : null
}

/**
 * A legal ground in words: `UU 31/2000 art. 26(6), 28` becomes `Pasal 26 ayat (6) dan Pasal 28 Undang-Undang Nomor 31 Tahun 2000
 * tentang Desain Industri`. Any other notation is returned unchanged.
 */
export function groundWords(ground: string): string {
  const laws = citationsOf(ground)
  if (laws.length === 0) return ground
  return laws.map(({ law, articles }) => lawWords(law, articles)).join('; ')
}

function lawWords(law: string, articles: string[]): string {
  const key = `law.${law}`
  const name = letterText(key)
  const lawName = name === `letters:${key}` ? law : name
  if (articles.length === 0) return lawName
  const all = articles.map((article) => letterText('articleOnly', { article: articleWords(article) }))
  return `${all.join(letterText('and'))} ${lawName}`
}

/** `26(6)–28` becomes `26 ayat (6)–28`; `21(1)(a)` and `21(1)a` become `21 ayat (1) huruf a`. */
export function articleWords(article: string): string {
  return article
    .replace(/\(\d+[a-z]?\)/g, (paragraph) => ` ${letterText('paragraph', { paragraph })}`)
    .replace(/\(([a-z])\)|(?<=\))([a-z])\b/g, (_, one: string | undefined, other: string | undefined) => {
      return ` ${letterText('point', { letter: one ?? other ?? '' })}`
    })
}
