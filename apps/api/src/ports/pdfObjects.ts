import { offsetsOf, windowsOf, type ByteSource } from './fileWindows.ts'

/** Bytes read of an object's text; enough for every caller. */
const OBJECT = 4096

/** Offset of the last occurrence of a name that is followed by `after`. */
export function lastOffset(source: ByteSource, name: string, after: RegExp): number | undefined {
  let last: number | undefined
  for (const window of windowsOf(source))
    for (const offset of offsetsOf(name, window)) {
      const end = offset + name.length
      if (after.test(window.bytes.toString('latin1', end, end + 64))) last = window.at + offset
    }
  return last
}

/** The start of the last unpacked object with this number; undefined when there is none. */
export function findObject(source: ByteSource, number: number): string | undefined {
  return objectsOf(source, new Set([number])).at(-1)
}

/** The starts of all unpacked objects with these numbers, older versions included. */
export function objectsOf(source: ByteSource, numbers: ReadonlySet<number>): string[] {
  const found: string[] = []
  for (const window of windowsOf(source))
    for (const offset of offsetsOf('obj', window)) {
      const at = window.at + offset
      const [, number] =
        /(?:^|[^\d])(\d{1,10})\s+\d{1,5}\s+$/.exec(source.read(Math.max(0, at - 24), at).toString('latin1')) ?? []
      if (number === undefined || !numbers.has(Number(number))) continue
      const text = source.read(at + 3, at + 3 + OBJECT).toString('latin1')
      const end = text.indexOf('endobj')
      found.push(end < 0 ? text : text.slice(0, end))
    }
  return found
}

/** The texts of the objects with these numbers in an unpacked object stream (ISO 32000-1 §7.5.7). */
export function packedObjectsOf(unpacked: Buffer, dictionary: string, numbers: ReadonlySet<number>): string[] {
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(\\d{1,9})`).exec(dictionary)?.[1] ?? 0)
  const first = number('First')
  const head = unpacked
    .toString('latin1', 0, first)
    .trim()
    .split(/\s+/)
    .slice(0, 2 * number('N'))
    .map(Number)
  const found: string[] = []
  for (let at = 0; at + 1 < head.length; at += 2) {
    const start = first + (head[at + 1] ?? 0)
    if (numbers.has(head[at] ?? -1)) found.push(unpacked.toString('latin1', start, start + OBJECT))
  }
  return found
}
