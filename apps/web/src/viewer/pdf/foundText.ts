/** A place in a text, in characters. */
export interface TextMatch {
  start: number
  end: number
}

/** Where the words stand in a text, whatever their capitals and the white space between them. Empty for an empty question. */
export function findMatches(text: string, question: string): TextMatch[] {
  const words = question.normalize('NFC').trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const pattern = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+'), 'giu')
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
}

interface TextItem {
  str: string
  hasEOL: boolean
}

/** The text of a page in reading order; where a line ends stands a blank. */
export function pageText(items: readonly (TextItem | object)[]): string {
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
}

/** Ranges of the words within a drawn text layer, whose lines are elements of their own. */
export function rangesOf(layer: HTMLElement, question: string): Range[] {
  const nodes: { node: Text; start: number }[] = []
  let text = ''
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      nodes.push({ node, start: text.length })
      text += node.data
    } else if (node.nodeName === 'BR') text += ' '
  }
  const at = (place: number) => {
    const found = nodes.findLast(({ start }) => start <= place)
    return found && ([found.node, Math.min(place - found.start, found.node.length)] as const)
  }
  return findMatches(text, question).flatMap(({ start, end }) => {
    const [first, last] = [at(start), at(end - 1)]
    if (!first || !last) return []
    const range = document.createRange()
    range.setStart(first[0], first[1])
    range.setEnd(last[0], Math.min(last[1] + 1, last[0].length))
    return [range]
  })
}
