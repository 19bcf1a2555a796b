import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** An element without its namespace prefix, its own text and its children. `language`: its languageCode; empty without one. */
export interface XmlElement {
  name: string
  language: string
  text: string
  children: XmlElement[]
}

/** An element found, or why the document could not be read further. `line`: where it begins, from 1. */
export type XmlRecord = { line: number; element: XmlElement } | { line: number; fault: string }

const MAX_DEPTH = 40
/** Most characters of one record, give or take a chunk. */
const LONGEST = 2_000_000

/**
 * The elements with one of `names`, each whole, as the text comes; the rest of the document is passed over. Nothing is fetched or expanded: a
 * document type is refused. A document that is not well-formed ends with a fault.
 */
export async function* xmlRecords(
  chunks: AsyncIterable<string>,
  names: ReadonlySet<string>,
): AsyncGenerator<XmlRecord> {
  const found: XmlRecord[] = []
  const parser = new SaxesParser({ xmlns: false })
  const open: XmlElement[] = []
  let depth = 0
  let began = 1
  let closedAt = -1
  let length = 0
  parser.on('error', (error) => {
    // An end tag of another name closes what it does not name, and is an error at the same place.
    if (parser.position === closedAt) found.pop()
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type is not accepted')
  })
  parser.on('opentag', (tag: SaxesTagPlain) => {
    if ((depth += 1) > MAX_DEPTH) throw new Error(`elements are nested more than ${MAX_DEPTH} deep`)
    const [, language = ''] = Object.entries(tag.attributes).find(([name]) => bareName(name) === 'languageCode') ?? []
    const element = { name: bareName(tag.name), language, text: '', children: [] }
    const parent = open.at(-1)
    if (!parent && !names.has(element.name)) return
    if (!parent) [began, length] = [parser.line, 0]
    parent?.children.push(element)
    open.push(element)
  })
  const onText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    depth -= 1
    const element = open.pop()
    if (!element || open.length > 0) return
    found.push({ line: began, element })
    closedAt = parser.position
  })
  try {
    for await (const chunk of chunks) {
      length += chunk.length
      if (open.length > 0 && length > LONGEST) throw new Error(`a record is longer than ${LONGEST} characters`)
      parser.write(chunk)
      yield* found.splice(0)
    }
    parser.close()
  } catch (error) {
    yield* found.splice(0)
    yield { line: parser.line, fault: `the XML cannot be read from here on: ${(error as Error).message}` }
    return
  }
  yield* found
}

const bareName = (name: string) => name.slice(name.indexOf(':') + 1)
