export interface Paragraph {
  text: string
  direction: 'ltr' | 'rtl'
}

interface TextItem {
  str: string
  dir: string
  transform: number[]
  height: number
  hasEOL: boolean
}

/** A larger distance between two lines, in text heights, starts a paragraph. */
const APART = 1.75

/** Groups the lines of a page into paragraphs by the distance between them. Joins words hyphenated at a line end. */
export function paragraphsOf(items: readonly (TextItem | object)[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let line = ''
  let direction: Paragraph['direction'] = 'ltr'
  let last: { y: number; height: number } | undefined
  let place: { y: number; height: number } | undefined
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    line = ''
    if (text === '' || !place) return
    const before = paragraphs.at(-1)
    const isApart = !last || Math.abs(last.y - place.y) > APART * Math.max(last.height, place.height)
    if (!before || isApart) paragraphs.push({ text, direction })
    else before.text = /\p{L}-$/u.test(before.text) ? before.text.slice(0, -1) + text : `${before.text} ${text}`
    last = place
    place = undefined
  }
  for (const item of items) {
    if (!('str' in item)) continue
    if (item.str.trim() !== '') {
      direction = item.dir === 'rtl' ? 'rtl' : 'ltr'
      const height = item.height || Math.abs(item.transform[3] ?? 10)
      place = { y: item.transform[5] ?? 0, height: Math.max(place?.height ?? 0, height) }
    }
    line += item.str
    if (item.hasEOL) endLine()
  }
  endLine()
  return paragraphs
}
