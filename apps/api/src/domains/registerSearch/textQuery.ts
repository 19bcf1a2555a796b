import type { RegisterCondition, RegisterField } from '@saki/domain/search/registerQuery'
import { quotedTerm, textParts, type Stems } from '@saki/domain/search/textTerms'

/** What a found text has among its terms, and what it has not: two tsqueries. */
export interface TextTerms {
  terms: string
  without?: string
}

/** Both as one tsquery. */
export const wholeTerms = ({ terms, without }: TextTerms): string =>
  without === undefined ? terms : `${terms} & !(${without})`

/** Letters of the parts that a field means. */
const partsOf = (field: RegisterField): string[] =>
  field === 'fullText' ? Object.values(textParts) : [textParts[field as 'abstract']]

/** Words of a condition on the text of patents. */
export const conditionWords = ({ values }: RegisterCondition): string[] => values.join(' ').split(' ').filter(Boolean)

/** The condition as a tsquery over case_text.terms. All words must be in the document; those of a phrase next to each other in one part. */
export function textQuery(condition: RegisterCondition, stems: Stems): string {
  const parts = partsOf(condition.field)
  const words = conditionWords(condition)
  const any = (terms: readonly string[]) => `(${[...new Set(terms)].join(' | ')})`
  const both = (word: string) => stems.get(word) ?? { id: word, en: word }
  if (condition.match === 'phrase' && words.length > 1) {
    const inOne = (part: string, language: 'id' | 'en') =>
      words
        .slice(1)
        .map((word, at) => quotedTerm(`${part}p:${both(words[at] ?? '')[language]} ${both(word)[language]}`))
        .join(' & ')
    return any(parts.flatMap((part) => [`(${inOne(part, 'id')})`, `(${inOne(part, 'en')})`]))
  }
  const last = words.length - 1
  const each = words.map((word, at) => {
    const { id, en } = both(word)
    const isBegun = condition.match === 'prefix' && at === last
    return any(
      parts.flatMap((part) =>
        isBegun
          ? [`${quotedTerm(`${part}w:${word}`)}${word.length > 2 ? ':*' : ''}`]
          : [quotedTerm(`${part}:${id}`), quotedTerm(`${part}:${en}`)],
      ),
    )
  })
  return `(${each.join(' & ')})`
}
