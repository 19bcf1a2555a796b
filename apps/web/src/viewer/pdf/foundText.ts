import { plainLetters } from '@saki/domain/search/plainLetters'

/** A range in a text, in characters. */
export interface TextMatch {
  start: number
  end: number
}

/** Positions of the words in a text, compared by plainLetters with any amount of white space between them. Empty for an empty question. */
export function findMatches(text: string, question: string): TextMatch[] {
  const plain = foldText(question).letters.trim()
  // A question of apostrophes alone, which plainLetters leaves out, is found as typed.
  const words = (plain || question.trim()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const pattern = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+'), 'giu')
  const { letters, places } = plain ? foldText(text) : { letters: text, places: undefined }
  const found = [...letters.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: places?.[index]?.start ?? index,
    end: places?.[index + length - 1]?.end ?? index + length,
  }))
  // Both letters of 'ß' are one place.
  return found.filter(({ start }, nth) => start !== found[nth - 1]?.start)
}

const known = new Map<string, string>()

/** The text by plainLetters, letter by letter, and for each of its letters the place in the text, with the marks that follow it. */
function foldText(text: string): { letters: string; places: TextMatch[] } {
  const places: TextMatch[] = []
  let letters = ''
  let at = 0
  for (const character of text) {
    let plain = known.get(character)
    if (plain === undefined) known.set(character, (plain = plainLetters(character)))
    const place = { start: at, end: (at += character.length) }
    const last = places.at(-1)
    if (plain === '' && last && /\p{M}/u.test(character)) last.end = at
    for (let unit = 0; unit < plain.length; unit++) places.push(place)
    letters += plain
  }
  return { letters, places }
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
