/** Lexical parts of PDF objects (ISO 32000-1 §7.2, §7.3) in text whose characters are bytes (latin1). */
export interface PdfToken {
  kind: 'open' | 'close' | 'name' | 'number' | 'word' | 'string'
  text: string
  start: number
  end: number
}

const blank = /[\0\t\n\f\r ]*(?:%[^\r\n]*[\0\t\n\f\r ]*)*/y
const plain = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const hexString = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y
const isNumber = /^[+-]?\d*\.?\d*$/

/** The token at or after a position; undefined when the text ends before it is complete. */
export function tokenAt(text: string, from: number): PdfToken | undefined {
  blank.lastIndex = from
  blank.exec(text)
  const start = blank.lastIndex
  const char = text[start]
  if (char === undefined) return undefined
  const token = (kind: PdfToken['kind'], end: number): PdfToken => ({ kind, text: text.slice(start, end), start, end })
  if (char === '(') {
    const end = stringEnd(text, start)
    return end === undefined ? undefined : token('string', end)
  }
  if (char === '<' || char === '>') {
    if (start + 1 >= text.length) return undefined
    if (text[start + 1] === char) return token(char === '<' ? 'open' : 'close', start + 2)
    hexString.lastIndex = start
    return hexString.test(text) ? token('string', hexString.lastIndex) : undefined
  }
  if (char === '[' || char === '{') return token('open', start + 1)
  if (char === ']' || char === '}' || char === ')') return token('close', start + 1)
  plain.lastIndex = char === '/' ? start + 1 : start
  const end = plain.test(text) ? plain.lastIndex : start + 1
  // A token that touches the end of the text may continue after it.
  if (end >= text.length) return undefined
  if (char === '/') return token('name', end)
  return token(isNumber.test(text.slice(start, end)) ? 'number' : 'word', end)
}

function stringEnd(text: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (char === '\\') at++
    else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return at + 1
  }
  return undefined
}

/** End of the object that begins at a position: one token, a reference, or everything up to the matching bracket. */
export function valueEnd(text: string, from: number): number | undefined {
  const first = tokenAt(text, from)
  if (!first) return undefined
  if (first.kind === 'open') {
    let depth = 1
    let at = first.end
    while (depth > 0) {
      const next = tokenAt(text, at)
      if (!next) return undefined
      depth += next.kind === 'open' ? 1 : next.kind === 'close' ? -1 : 0
      at = next.end
    }
    return at
  }
  return referenceAt(text, first)?.end ?? first.end
}

export interface Reference {
  number: number
  start: number
  end: number
}

/** The reference `12 0 R` that a token begins. */
export function referenceAt(text: string, first: PdfToken): Reference | undefined {
  if (first.kind !== 'number' || !/^\d+$/.test(first.text)) return undefined
  const second = tokenAt(text, first.end)
  if (second?.kind !== 'number' || !/^\d+$/.test(second.text)) return undefined
  const third = tokenAt(text, second.end)
  return third?.text === 'R' ? { number: Number(first.text), start: first.start, end: third.end } : undefined
}

/** Entries of a dictionary by name (without the slash), values as text. Undefined when the text is no complete dictionary. */
export function dictionaryOf(text: string): Map<string, string> | undefined {
  const open = tokenAt(text, 0)
  if (open?.text !== '<<') return undefined
  const entries = new Map<string, string>()
  for (let at = open.end; ;) {
    const name = tokenAt(text, at)
    if (name?.text === '>>') return entries
    if (name?.kind !== 'name') return undefined
    const end = valueEnd(text, name.end)
    if (end === undefined) return undefined
    entries.set(name.text.slice(1), text.slice(name.end, end).trim())
    at = end
  }
}

/** Text of a dictionary. */
export function dictionaryText(entries: Iterable<[string, string]>): string {
  return `<<${[...entries].map(([name, value]) => `/${name} ${value}`).join('\n')}>>`
}

/** The number of a reference that is the whole text. */
export function referenceIn(text: string | undefined): number | undefined {
  const number = /^(\d{1,10})\s+\d{1,5}\s+R$/.exec(text ?? '')?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Numbers of the references of an array, or of one reference. */
export function referredIn(text: string): number[] {
  const found: number[] = []
  eachReference(text, ({ number }) => void found.push(number))
  return found
}

/** The text with every reference replaced; undefined stands for null. */
export function withReferences(text: string, numberOf: (number: number) => number | undefined): string {
  let result = ''
  let kept = 0
  eachReference(text, ({ number, start, end }) => {
    const named = numberOf(number)
    result += `${text.slice(kept, start)}${named === undefined ? 'null' : `${named} 0 R`}`
    kept = end
  })
  return result + text.slice(kept)
}

function eachReference(text: string, found: (reference: Reference) => void): void {
  const padded = `${text} `
  for (let token = tokenAt(padded, 0); token;) {
    const reference = referenceAt(padded, token)
    if (reference) found(reference)
    token = tokenAt(padded, reference?.end ?? token.end)
  }
}
