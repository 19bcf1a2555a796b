/** The PDF string (ISO 32000-1 §7.3.4) that begins at `from` of `text`, which has one character per byte; undefined when none begins. */
export function stringAt(text: string, from: number): Buffer | undefined {
  const start = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0)
  if (text[start] === '<' && text[start + 1] !== '<') {
    const hex = text.slice(start + 1, text.indexOf('>', start)).replace(/[^0-9a-f]/gi, '')
    return Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex')
  }
  return text[start] === '(' ? literal(text, start + 1) : undefined
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function literal(text: string, from: number): Buffer {
  let value = ''
  let depth = 1
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? ''
    if (char === '(') depth += 1
    if (char === ')' && (depth -= 1) === 0) break
    if (char !== '\\') {
      value += char
      continue
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
    const lineEnd = /^\r?\n|^\r/.exec(text.slice(at + 1, at + 3))?.[0]
    if (octal !== undefined) value += String.fromCharCode(Number.parseInt(octal, 8) & 255)
    else if (lineEnd === undefined) value += escapes[text[at + 1] ?? ''] ?? text[at + 1] ?? ''
    at += octal?.length ?? lineEnd?.length ?? 1
  }
  return Buffer.from(value, 'latin1')
}

/** The string after a name in a dictionary. */
export function stringOf(dictionary: string, name: string): Buffer | undefined {
  const found = new RegExp(`/${name}(?=[\\s(<])`).exec(dictionary)
  return found ? stringAt(dictionary, found.index + found[0].length) : undefined
}

/** Decodes a PDF string: UTF-16 or UTF-8 with a byte order mark, else Latin-1; removes control characters. */
export function decodePdfText(bytes: Buffer): string {
  const [first, second, third] = bytes
  const isWide = first === 0xfe && second === 0xff
  const isUtf8 = first === 0xef && second === 0xbb && third === 0xbf
  const text = isWide
    ? new TextDecoder('utf-16be').decode(bytes.subarray(2))
    : isUtf8
      ? bytes.subarray(3).toString('utf8')
      : bytes.toString('latin1')
  return text.replace(/\p{Cc}|\p{Cf}/gu, ' ').trim()
}

/** Parses "D:20260227153000+07'00'" (ISO 32000-1 §7.9.4) into an ISO instant; undefined for anything else. UTC without a zone. */
export function parsePdfDate(date: string): string | undefined {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', zone = 'Z', h = '00', m = '00'] =
    /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z|[+-])(\d\d)?'?(\d\d)?)?/.exec(date) ?? []
  if (year === undefined) return undefined
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone === 'Z' ? 'Z' : `${zone}${h}:${m}`}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
