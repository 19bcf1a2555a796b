import { isForeignElement } from '@saki/domain/patents/st26Elements'
import type { SequenceFacts } from '@saki/domain/preflight/sequenceListing'

/** Largest listing in bytes that is read here, since reading blocks the page; the server checks every listing whole. */
export const LARGEST_LISTING = 1_500_000

/** Outline of a sequence listing, read with DOMParser, which does not fetch external entities or run scripts. */
export async function readSequences(bytes: Blob): Promise<SequenceFacts> {
  const read = new DOMParser().parseFromString(await bytes.text(), 'application/xml')
  const root = read.documentElement
  const sequences = [...read.getElementsByTagName('SequenceData')]
  return {
    wellFormed: read.getElementsByTagName('parsererror').length === 0,
    root: root.nodeName,
    foreign: foreignIn(read),
    version: root.getAttribute('dtdVersion') ?? '',
    total: read.getElementsByTagName('SequenceTotalQuantity')[0]?.textContent?.trim() ?? '',
    sequences: sequences.length,
    empty: sequences.filter((one) => !one.getElementsByTagName('INSDSeq_sequence')[0]?.textContent?.trim()).length,
    ids: sequences.map((one) => one.getAttribute('sequenceIDNumber') ?? ''),
  }
}

function foreignIn(read: Document): string {
  const instruction = [...read.childNodes].find(({ nodeType }) => nodeType === Node.PROCESSING_INSTRUCTION_NODE)
  if (instruction) return `<?${instruction.nodeName}?>`
  for (const element of read.getElementsByTagName('*')) {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    if (isForeignElement(element.nodeName, attributes)) return element.nodeName.slice(0, 60)
  }
  return ''
}
