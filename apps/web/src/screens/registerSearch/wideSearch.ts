import { OR } from '@saki/domain/search/parseRegisterQuery'
import { fieldName } from '@saki/domain/search/registerFieldNames'

/** The text with each word as a beginning; undefined for phrases, fields and texts without a word of two letters. */
export function withBeginnings(q: string): string | undefined {
  if (q.includes('"') || q.includes(':')) return undefined
  const begun = q.replace(/(\p{L}{2,})(?=\s|$)/gu, (word) => (OR.test(word) ? word : `${word}*`))
  return begun === q ? undefined : begun
}

/** The same words, sought in the text of patents; undefined unless there are words only. */
export function inFullText(q: string): string | undefined {
  if (!/^[\p{L}\p{N}\s]+$/u.test(q) || q.trim() === '') return undefined
  const words = q.trim().split(/\s+/)
  return words.map((word) => (OR.test(word) ? word : `${fieldName('fullText')}:${word}`)).join(' ')
}
