import { judgeListing } from '@saki/domain/patents/st26'
import { isForeignElement } from '@saki/domain/patents/st26Elements'
import { SaxesParser } from 'saxes'

import type { ByteSource } from './fileWindows.ts'
import type { PdfFault } from './pdfNames.ts'

const ROOT = 'ST26SequenceListing'
/** WIPO ST.26 annex II: the public name of the definition, whatever its version, and the file it is found in. */
const doctype =
  /^\s*ST26SequenceListing\s+PUBLIC\s+(["'])-\/\/WIPO\/\/DTD Sequence Listing \d+\.\d+\/\/EN\1\s+(["'])ST26SequenceListing_V\d+_\d+\.dtd\2\s*$/
/** The standard nests seven elements. */
const MAX_DEPTH = 32
const PIECE = 64 * 1024

/**
 * Whether an XML file is a sequence listing (WIPO ST.26), well formed and harmless: nothing of it is fetched or replaced, because the
 * reader knows no entity but the five of XML, and a definition of its own in the file is refused. What it lists is judged as it is read.
 * Undefined when nothing is wrong.
 */
export function inspectSequences(source: ByteSource): PdfFault | undefined {
  try {
    return parse(source)
  } catch (error) {
    if (error instanceof Refused) return error.fault
    return { refused: 'files:damagedXml', values: { place: placeOf(error) } }
  }
}

class Refused extends Error {
  readonly fault: PdfFault
  constructor(refused: string, values: Record<string, string | number> = {}) {
    super(refused)
    this.fault = { refused, values }
  }
}

function parse(source: ByteSource): PdfFault | undefined {
  const parser = new SaxesParser({ xmlns: false })
  const listing = judgeListing()
  const text = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let isRooted = false
  parser.on('error', (error) => {
    throw error
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== 'utf-8') throw new Refused('files:xmlEncoding', { encoding })
  })
  parser.on('doctype', (given) => {
    if (!doctype.test(given)) throw new Refused('files:xmlDefinition')
  })
  // Such as a style sheet, by which a browser would make a page of the listing.
  parser.on('processinginstruction', ({ target }) => {
    throw new Refused('files:xmlForeign', { found: `<?${target.slice(0, 60)}?>` })
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (!isRooted && name !== ROOT) throw new Refused('files:notSequences', { found: name.slice(0, 60) })
    if (isForeignElement(name, attributes)) throw new Refused('files:xmlForeign', { found: name.slice(0, 60) })
    isRooted = true
    if ((depth += 1) > MAX_DEPTH) throw new Refused('files:damagedXml', { place: '' })
    listing.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    listing.close(name)
  })
  parser.on('text', listing.text)
  parser.on('cdata', listing.text)
  for (let at = 0; at < source.size; at += PIECE)
    parser.write(text.decode(source.read(at, at + PIECE), { stream: true }))
  parser.write(text.decode()).close()
  return listing.fault()
}

/** "12:5" of a parser's "12:5: disallowed character". */
function placeOf(error: unknown): string {
  return /(\d+:\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
}
