import { judgeListing } from '@saki/domain/patents/st26'
import { isForeignElement } from '@saki/domain/patents/st26Elements'
import { SaxesParser } from 'saxes'

import type { ByteSource } from './fileWindows.ts'
import type { PdfFault } from './pdfNames.ts'

const ROOT = 'ST26SequenceListing'
/** WIPO ST.26 annex II: public and system identifier of the DTD, in any version. */
const doctype =
  /^\s*ST26SequenceListing\s+PUBLIC\s+(["'])-\/\/WIPO\/\/DTD Sequence Listing \d+\.\d+\/\/EN\1\s+(["'])ST26SequenceListing_V\d+_\d+\.dtd\2\s*$/
/** Limit of nested elements; the standard nests seven. */
const MAX_DEPTH = 32
const PIECE = 64 * 1024

/**
 * Checks whether an XML file is a well-formed sequence listing (WIPO ST.26). Nothing is fetched or expanded: the parser supports only the
 * five entities of XML, and an internal DTD subset is refused. The listed sequences are checked while parsing. Undefined when nothing is wrong.
 */
export function inspectSequences(source: ByteSource): PdfFault | undefined {
  try {
    return parse(source)
  } catch (error) {
    if (error instanceof Refused) return error.fault
    return { refused: 'files:damagedXml', values: { place: positionIn(error) } }
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
  // For example a style sheet, with which a browser would render the listing as a page.
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

/** "12:5" from a parser message such as "12:5: disallowed character". */
function positionIn(error: unknown): string {
  return /(\d+:\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
}
