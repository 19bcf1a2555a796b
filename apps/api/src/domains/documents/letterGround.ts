import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

const word = (key: string, values?: Record<string, string>) => say('id', `letters:${key}` as TextKey, values)
const LAW = /^((?:UU|PP) \d+\/\d{4})(?: art\. )?(.*)$/

/**
 * A legal ground in words: `UU 31/2000 art. 26(6), 28` becomes `Pasal 26 ayat (6) dan Pasal 28 Undang-Undang Nomor 31 Tahun 2000
 * tentang Desain Industri`. Any other notation, such as an office rule, is returned unchanged.
 */
export function groundWords(ground: string): string {
  const laws: { law: string; articles: string[] }[] = []
  for (const part of ground.split(/[,;]\s*/)) {
    const [, law, article = ''] = LAW.exec(part.trim()) ?? []
    if (law) laws.push({ law, articles: article ? [article] : [] })
    else laws.at(-1)?.articles.push(part.trim())
  }
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
