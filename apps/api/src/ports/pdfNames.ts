import { memorySource, windowsOf, type ByteSource, type Window } from './fileWindows.ts'

/** What speaks against a file; `refused` is a key of the texts area `files`. */
export interface PdfFault {
  refused: string
  values: Record<string, string | number>
}

const found = (name: string): PdfFault => ({ refused: 'files:activeContent', values: { found: name } })
const encrypted: PdfFault = { refused: 'files:encrypted', values: {} }
const embedded: PdfFault = { refused: 'files:embedded', values: {} }
const dictionary = /^\s*(?:<<|\d+\s+\d+\s+R)/

/** Names that make a PDF more than paper, and what must follow for them to mean it. */
const watched: Record<string, { fault: PdfFault; after?: RegExp }> = {
  JavaScript: { fault: found('JavaScript') },
  Launch: { fault: found('Launch') },
  RichMedia: { fault: found('RichMedia') },
  ImportData: { fault: found('ImportData') },
  SubmitForm: { fault: found('SubmitForm') },
  GoToR: { fault: found('GoToR') },
  GoToE: { fault: found('GoToE') },
  XFA: { fault: found('XFA'), after: /^\s*[[(<\d]/ },
  Encrypt: { fault: encrypted, after: dictionary },
  EmbeddedFile: { fault: embedded },
  EF: { fault: embedded, after: dictionary },
}
const LONGEST = Math.max(...Object.keys(watched).map((name) => name.length))
const HASH = 0x23
const firsts = new Set([...Object.keys(watched).map((name) => name.charCodeAt(0)), HASH])
const ends = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%', 'latin1'))

/** The first name of the kind anywhere in the source, also where it is spelled with #-escapes. */
export function faultByName(source: ByteSource | Buffer): PdfFault | undefined {
  for (const window of windowsOf(Buffer.isBuffer(source) ? memorySource(source) : source)) {
    const fault = faultIn(window)
    if (fault) return fault
  }
  return undefined
}

export function faultIn({ bytes, own }: Window): PdfFault | undefined {
  for (let at = bytes.indexOf(0x2f); at >= 0 && at < own; at = bytes.indexOf(0x2f, at + 1)) {
    if (!firsts.has(bytes[at + 1] ?? 0)) continue
    const { name, end } = nameAt(bytes, at + 1)
    const watch = Object.hasOwn(watched, name) ? watched[name] : undefined
    if (!watch) continue
    if (!watch.after || watch.after.test(bytes.toString('latin1', end, end + 64))) return watch.fault
  }
  return undefined
}

/** A name with its escapes undone, as far as a watched one could reach. */
function nameAt(bytes: Buffer, from: number): { name: string; end: number } {
  let name = ''
  let at = from
  while (name.length <= LONGEST) {
    const byte = bytes[at]
    if (byte === undefined || ends.has(byte)) break
    const escaped = byte === HASH ? bytes.toString('latin1', at + 1, at + 3) : ''
    const isEscape = /^[0-9a-f]{2}$/i.test(escaped)
    name += isEscape ? String.fromCharCode(Number.parseInt(escaped, 16)) : String.fromCharCode(byte)
    at += isEscape ? 3 : 1
  }
  return { name, end: at }
}
