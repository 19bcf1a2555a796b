/** Reads bytes of a PDF from `start` to before `end`, fewer at its end. */
export type ReadPdf = (start: number, end: number) => Promise<Buffer>

interface Entry {
  offset: number
  generation: number
}

const CHUNK = 64 * 1024
/** Bytes; a page object has some hundred. Larger objects are not copied. */
const LARGEST_OBJECT = 16 * 1024
const MOST_NODES = 4000
const AT_ONCE = 16
const SECTIONS = 32

/**
 * Incremental update (ISO 32000-1 §7.5.6) with the cross-reference table, page tree and page objects, which are otherwise scattered over
 * the file. Appended to the unchanged bytes, it lets a viewer show the first page after one read. Undefined for files this reader does not
 * support (cross-reference streams, encryption, damage); viewers open those without it.
 */
export async function pageIndexOf(read: ReadPdf, size: number): Promise<Buffer | undefined> {
  const end = (await read(Math.max(0, size - 2048), size)).toString('latin1')
  const start = [...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1]
  const table = start === undefined ? undefined : await tableFrom(read, Number(start))
  if (!table) return undefined
  const objects = await pageObjects(read, table.entries, table.trailer)
  return objects && written(objects, table, size)
}

interface XrefTable {
  entries: Map<number, Entry>
  /** Of the newest section. */
  trailer: string
}

/** Reads all sections, newest first; the newest entry of an object counts. */
async function tableFrom(read: ReadPdf, at: number): Promise<XrefTable | undefined> {
  const entries = new Map<number, Entry | undefined>()
  let newest: string | undefined
  let next: number | undefined = at
  for (let count = 0; next !== undefined && count < SECTIONS; count++) {
    const section = await sectionAt(read, next)
    if (!section || /\/(Encrypt|XRefStm)\b/.test(section.trailer)) return undefined
    for (const [number, entry] of section.entries) if (!entries.has(number)) entries.set(number, entry)
    newest ??= section.trailer
    const previous = /\/Prev\s+(\d+)/.exec(section.trailer)?.[1]
    next = previous === undefined ? undefined : Number(previous)
  }
  if (next !== undefined || newest === undefined) return undefined
  const used = [...entries].flatMap(([number, entry]): [number, Entry][] => (entry ? [[number, entry]] : []))
  return { entries: new Map(used), trailer: newest }
}

async function sectionAt(
  read: ReadPdf,
  at: number,
): Promise<{ entries: Map<number, Entry | undefined>; trailer: string } | undefined> {
  let text = (await read(at, at + CHUNK)).toString('latin1')
  let position = at + text.length
  if (!/^\s*xref\s/.test(text)) return undefined
  // Every search here must be linear in the text, because the file is untrusted.
  while (!hasTrailer(text)) {
    const more = (await read(position, position + CHUNK)).toString('latin1')
    if (more === '' || text.length > 16 * 1024 * 1024) return undefined
    text += more
    position += more.length
  }
  const entries = new Map<number, Entry | undefined>()
  const line = /(\d{1,10})\s{1,9}(\d{1,10})\s{0,9}([nf])?|trailer/g
  line.lastIndex = text.indexOf('xref') + 4
  for (let number = 0, found = line.exec(text); found; found = line.exec(text)) {
    if (found[0] === 'trailer') {
      const trailer = /^trailer\s*(<<[\s\S]*?>>)\s{0,99}(startxref|%%EOF)/.exec(text.slice(found.index))?.[1]
      return trailer === undefined ? undefined : { entries, trailer }
    }
    if (found[3] === undefined) number = Number(found[1])
    else
      entries.set(number++, found[3] === 'n' ? { offset: Number(found[1]), generation: Number(found[2]) } : undefined)
  }
  return undefined
}

function hasTrailer(text: string): boolean {
  const at = text.indexOf('trailer')
  return at >= 0 && (text.includes('startxref', at) || text.includes('%%EOF', at))
}

interface PdfObject {
  number: number
  generation: number
  /** Between `obj` and `endobj`. */
  text: string
}

/** The catalogue, the page tree and every page, in file order. */
async function pageObjects(
  read: ReadPdf,
  entries: Map<number, Entry>,
  trailer: string,
): Promise<PdfObject[] | undefined> {
  const root = await objectAt(read, entries, refOf(trailer, 'Root'))
  const top = root && (await objectAt(read, entries, refOf(root.text, 'Pages')))
  if (!root || !top) return undefined
  const found = [root, top]
  const seen = new Set(found.map(({ number }) => number))
  let level = kidsOf(top.text)
  while (level.length > 0) {
    const wanted = level.filter((number) => !seen.has(number))
    for (const number of wanted) seen.add(number)
    if (seen.size > MOST_NODES) return undefined
    const nodes: PdfObject[] = []
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      const read16 = wanted.slice(at, at + AT_ONCE).map((number) => objectAt(read, entries, number))
      for (const node of await Promise.all(read16)) if (node) nodes.push(node)
    }
    found.push(...nodes)
    level = nodes.flatMap(({ text }) => kidsOf(text))
  }
  return found
}

function refOf(dict: string, name: string): number | undefined {
  const number = new RegExp(`/${name}\\s+(\\d+)\\s+\\d+\\s+R\\b`).exec(dict)?.[1]
  return number === undefined ? undefined : Number(number)
}

function kidsOf(dict: string): number[] {
  const list = /\/Kids\s*\[([^\]]*)\]/.exec(dict)?.[1] ?? ''
  return [...list.matchAll(/(\d+)\s+\d+\s+R\b/g)].map((found) => Number(found[1]))
}

/** Undefined when the object is missing, has a stream or is too long. */
async function objectAt(
  read: ReadPdf,
  entries: Map<number, Entry>,
  number: number | undefined,
): Promise<PdfObject | undefined> {
  const entry = number === undefined ? undefined : entries.get(number)
  if (!entry || number === undefined) return undefined
  let text = (await read(entry.offset, entry.offset + 2048)).toString('latin1')
  if (!text.includes('endobj')) text = (await read(entry.offset, entry.offset + LARGEST_OBJECT)).toString('latin1')
  const [, named, body] = /^\s*(\d+)\s+\d+\s+obj\b([\s\S]*?)\bendobj\b/.exec(text) ?? []
  if (Number(named) !== number || body === undefined || /\bstream\r?\n/.test(body)) return undefined
  return { number, generation: entry.generation, text: body.trim() }
}

/** The objects again, and one table of all objects, so that viewers read no older table. */
function written(objects: readonly PdfObject[], { entries, trailer }: XrefTable, size: number): Buffer {
  let text = '\n'
  const table = new Map(entries)
  for (const { number, generation, text: body } of objects) {
    table.set(number, { offset: size + text.length, generation })
    text += `${number} ${generation} obj\n${body}\nendobj\n`
  }
  const start = size + text.length
  text += 'xref\n'
  for (const run of runsOf([...table.keys()].toSorted((a, b) => a - b))) {
    text += `${run[0] ?? 0} ${run.length}\n`
    for (const number of run) {
      const entry = table.get(number)
      text += `${String(entry?.offset ?? 0).padStart(10, '0')} ${String(entry?.generation ?? 0).padStart(5, '0')} n \n`
    }
  }
  const kept = trailer.replace(/\/Prev\s+\d+/, '')
  return Buffer.from(`${text}trailer\n${kept}\nstartxref\n${start}\n%%EOF\n`, 'latin1')
}

/** Groups of consecutive numbers. */
function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs
}
