import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

const word = (key: string, values?: Record<string, string>) => say('id', `letters:${key}` as TextKey, values)
const LAW = /^((?:UU|PP) \d+\/\d{4})(?: art\. )?(.*)$/

/**
 * A ground as a letter writes it: `UU 31/2000 art. 26(6), 28` is Pasal 26 ayat (6) dan Pasal 28 Undang-Undang Nomor 31 Tahun 2000 tentang
 * Desain Industri. What is written otherwise, such as a rule of the office, stays as it is.
 */
export function groundWords(ground: string): string {
  const laws: { law: string; articles: string[] }[] = []
  for (const piece of ground.split(/[,;]\s*/)) {
    const [, law, article = ''] = LAW.exec(piece.trim()) ?? []
    if (law) laws.push({ law, articles: article ? [article] : [] })
    else laws.at(-1)?.articles.push(piece.trim())
  }
  if (laws.length === 0) return ground
  return laws.map(({ law, articles }) => lawWords(law, articles)).join('; ')
}

function lawWords(law: string, articles: string[]): string {
  const key = `law.${law}`
  const name = word(key)
  const spoken = name === `letters:${key}` ? law : name
  if (articles.length === 0) return spoken
  const all = articles.map((article) => word('articleOnly', { article: articleWords(article) }))
  return `${all.join(word('and'))} ${spoken}`
}

/** 26(6)–28 is 26 ayat (6)–28. */
function articleWords(article: string): string {
  return article.replace(/\((\d+[a-z]?)\)/g, (paragraph) => ` ${word('paragraph', { paragraph })}`)
}
