import { memorySource, windowsOf, type ByteSource, type Window } from './fileWindows.ts'

/** What speaks against a file; `refused` is a key of the texts area `files`. */
export interface PdfFault {
  refused: string
  values: Record<string, string | number>
}

/** What names say of a PDF without speaking against it. */
export interface PdfNotes {
  /** A link or bookmark leads to another PDF. */
  hasGoToR: boolean
  /** Something is done when the document or a page is opened, closed or printed: more than showing a place of it. */
  opensWith: 'nothing' | 'action'
  /** Numbers of the objects that say what is done when the document is opened. */
  openActions: Set<number>
}

export const newNotes = (): PdfNotes => ({ hasGoToR: false, opensWith: 'nothing', openActions: new Set() })

const active = (found: string): PdfFault => ({ refused: 'files:activeContent', values: { found } })
/** A link to another file is lawful; opening it unasked is not. */
export const opensOtherFile = active('GoToR')
const encrypted: PdfFault = { refused: 'files:encrypted', values: {} }
const embedded: PdfFault = { refused: 'files:embedded', values: {} }
const dictionary = /^\s*(?:<<|\d+\s+\d+\s+R)/

/** Names that make a PDF more than paper, and what must follow for them to mean it. */
const watched: Record<string, { fault: PdfFault; after?: RegExp }> = {
  JavaScript: { fault: active('JavaScript') },
  Launch: { fault: active('Launch') },
  RichMedia: { fault: active('RichMedia') },
  ImportData: { fault: active('ImportData') },
  SubmitForm: { fault: active('SubmitForm') },
  GoToE: { fault: active('GoToE') },
  XFA: { fault: active('XFA'), after: /^\s*[[(<\d]/ },
  EmbeddedFile: { fault: embedded },
  EF: { fault: embedded, after: dictionary },
}
/** Names that are noted, with what follows them. */
const noted: Record<string, (notes: PdfNotes, after: string) => void> = {
  GoToR: (notes) => void (notes.hasGoToR = true),
  AA: (notes, after) => void (dictionary.test(after) && (notes.opensWith = 'action')),
  OpenAction: (notes, after) => {
    const [, number] = /^\s*(\d+)\s+\d+\s+R/.exec(after) ?? []
    if (number !== undefined) notes.openActions.add(Number(number))
    else if (!isJump(after)) notes.opensWith = 'action'
  },
}

/** Whether an action, or the place that stands instead of one, only shows a page of its own document. */
export function isJump(action: string): boolean {
  const own = action.slice(0, (action.indexOf('>>') + 1 || action.length + 1) - 1)
  return /^\s*\[/.test(own) || (/\/S\s*\/GoTo(?![\w#])/.test(own) && !/#|\/Next\b/.test(own))
}

const names = [...Object.keys(watched), ...Object.keys(noted), 'Encrypt']
const LONGEST = Math.max(...names.map((name) => name.length))
const HASH = 0x23
const firsts = new Set([...names.map((name) => name.charCodeAt(0)), HASH])
const ends = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%', 'latin1'))
const AFTER = 200

/** The first name of the kind anywhere in the bytes, also where it is spelled with #-escapes. */
export function faultByName(bytes: ByteSource | Buffer, notes = newNotes(), isOpened = false): PdfFault | undefined {
  for (const window of windowsOf(Buffer.isBuffer(bytes) ? memorySource(bytes) : bytes)) {
    const fault = faultIn(window, notes, isOpened)
    if (fault) return fault
  }
  return undefined
}

/** `isOpened`: the document is encrypted and could be opened without a password, so that saying so is no fault. */
export function faultIn({ bytes, own }: Window, notes: PdfNotes, isOpened: boolean): PdfFault | undefined {
  for (let at = bytes.indexOf(0x2f); at >= 0 && at < own; at = bytes.indexOf(0x2f, at + 1)) {
    if (!firsts.has(bytes[at + 1] ?? 0)) continue
    const { name, end } = nameAt(bytes, at + 1)
    const after = () => bytes.toString('latin1', end, end + AFTER)
    if (name === 'Encrypt' && !isOpened && dictionary.test(after())) return encrypted
    if (Object.hasOwn(noted, name)) noted[name]?.(notes, after())
    const watch = Object.hasOwn(watched, name) ? watched[name] : undefined
    if (watch && (!watch.after || watch.after.test(after()))) return watch.fault
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
