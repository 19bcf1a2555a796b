const joins = /^(OR|ATAU|AND|DAN)$/
/** Shorter words of a title say little about it. */
const LEAST = 4

/** Words and phrases typed by an officer as a search in one field of the register; parts with a field of their own stay. */
export function inField(typed: string, field: string): string {
  const parts = typed.match(/-?(?:[^\s:"]+:)?"[^"]*"?|\S+/g) ?? []
  return parts
    .map((part) => {
      if (joins.test(part) || /^-?[^\s:"]+:/.test(part)) return part
      return part.startsWith('-') ? `-${field}:${part.slice(1)}` : `${field}:${part}`
    })
    .join(' ')
}

/** The longer words of a title, of which one is enough. */
export function anyWordOf(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= LEAST)
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, 6).join(' ATAU ')
}
