import { citationsOf } from '@saki/domain/law/ground'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

const word = (key: string, values?: Record<string, string>) => say('id', `letters:${key}` as TextKey, values)

/**
 * A legal ground in words: `UU 31/2000 art. 26(6), 28` becomes `Pasal 26 ayat (6) dan Pasal 28 Undang-Undang Nomor 31 Tahun 2000
 * tentang Desain Industri`. Any other notation, such as an office rule, is returned unchanged.
 */
export function groundWords(ground: string): string {
  const laws = citationsOf(ground)
  if (laws.length === 0) return ground
  return laws.map(({ law, articles }) => lawWords(law, articles)).join('; ')
}

function lawWords(law: string, articles: string[]): string {
  const key = `law.${law}`
  const name = word(key)
  const lawName = name === `letters:${key}` ? law : name
  if (articles.length === 0) return lawName
  const all = articles.map((article) => word('articleOnly', { article: articleWords(article) }))
  return `${all.join(word('and'))} ${lawName}`
}

/** `26(6)–28` becomes `26 ayat (6)–28`. */
function articleWords(article: string): string {
  return article.replace(/\((\d+[a-z]?)\)/g, (paragraph) => ` ${word('paragraph', { paragraph })}`)
}
