const even = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether a quotation is a piece of a text, whatever its spaces; signs of omission at its ends are ignored. */
export function isQuoteOf(quote: string, text: string): boolean {
  const words = even(even(quote).replace(/^…|…$/g, ''))
  return words !== '' && even(text).includes(words)
}
