/** A range in a text, in characters. */
export interface TextMatch {
  start: number
  end: number
}

/** Positions of the words in a text, ignoring case and the amount of white space. Empty for an empty question. */
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

/** The text of a page in reading order, with a blank at each line end. */
export function pageText(items: readonly (TextItem | object)[]): string {
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
}

/** DOM ranges of the words in a drawn text layer, whose lines are separate elements. */
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
