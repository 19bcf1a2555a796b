/**
 * Legal grounds as the catalogue and the database write them, such as 'UU 13/2016 art. 43, UU 65/2024 art. 63A'; 'office rule' where no
 * law is named.
 */
export interface Citation {
  /** 'UU 13/2016' */
  law: string
  /** '26(6)', as written after 'art.' */
  articles: string[]
}

const LAW = /^((?:UU|PP|Permenkum|Permenkumham) \d+\/\d{4})(?: art\. )?(.*)$/

/** 'UU 65/2024' of the LAW_CODE UU65/2024. */
export const lawName = (code: string): string => code.replace(/^[A-Za-z]+(?=\d)/, '$& ')

/** Whether the ground names a law; false for 'office rule'. */
export function namesLaw(ground: string): boolean {
  return ground !== '' && ground !== 'office rule'
}

/**
 * Writes the ground with the regulations' own word for an article: 'UU 31/2000 Pasal 19'. A ground may name several laws; empty when it names
 * none.
 */
export function citeArticles(ground: string): string {
  return namesLaw(ground) ? ground.replaceAll('art.', 'Pasal') : ''
}

/** Laws and articles of a ground in its order; empty when it names no act (UU), government regulation (PP) or regulation of the minister of law. */
export function citationsOf(ground: string): Citation[] {
  const citations: Citation[] = []
  for (const part of ground.split(/[,;]\s*/)) {
    const [, law, article = ''] = LAW.exec(part.trim()) ?? []
    if (law) citations.push({ law, articles: article ? [article] : [] })
    else citations.at(-1)?.articles.push(part.trim())
  }
  return citations
}
