import { memorySource, windowsOf, type ByteSource, type Window } from './fileWindows.ts'

/** Why a PDF is refused; `refused` is a key of the text area `files`. */
export interface PdfFault {
  refused: string
  values: Record<string, string | number>
}

/** What the names in an accepted PDF say about it. */
export interface PdfNotes {
  /** A link or bookmark opens another PDF. */
  hasGoToR: boolean
  /** An action runs when the document or a page is opened, closed or printed, beyond showing a page of it. */
  opensWith: 'nothing' | 'action'
  /** Numbers of the objects that define the action at opening. */
  openActions: Set<number>
}

/** Notes of a PDF in which nothing was found yet. */
export const newNotes = (): PdfNotes => ({ hasGoToR: false, opensWith: 'nothing', openActions: new Set() })

const active = (found: string): PdfFault => ({ refused: 'files:activeContent', values: { found } })
/** Links to other files are allowed; opening one automatically is not. */
export const opensOtherFile = active('GoToR')
const encrypted: PdfFault = { refused: 'files:encrypted', values: {} }
const embedded: PdfFault = { refused: 'files:embedded', values: {} }
const dictionary = /^\s*(?:<<|\d+\s+\d+\s+R)/

/** Names of active content, with what must follow them. */
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
/** Names recorded in the notes, with the text that follows them. */
const noted: Record<string, (notes: PdfNotes, after: string) => void> = {
  GoToR: (notes) => void (notes.hasGoToR = true),
  AA: (notes, after) => void (dictionary.test(after) && (notes.opensWith = 'action')),
  OpenAction: (notes, after) => {
    const [, number] = /^\s*(\d+)\s+\d+\s+R/.exec(after) ?? []
    if (number !== undefined) notes.openActions.add(Number(number))
    else if (!isJump(after)) notes.opensWith = 'action'
  },
}

/** Whether an action or destination only shows a page of the same document. */
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

/** The first refused name anywhere in the bytes, also when it is written with #-escapes. */
export function faultByName(bytes: ByteSource | Buffer, notes = newNotes(), isOpened = false): PdfFault | undefined {
  for (const window of windowsOf(Buffer.isBuffer(bytes) ? memorySource(bytes) : bytes)) {
    const fault = faultIn(window, notes, isOpened)
    if (fault) return fault
  }
  return undefined
}

/** `isOpened`: the document is encrypted but opens without a password, so the name Encrypt is no fault. */
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

/** A name with its escapes decoded, limited to the length of the longest watched name. */
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
