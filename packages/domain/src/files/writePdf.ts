/** Content of a PDF object in parts: text as Latin-1 characters, or bytes. */
export type PdfContent = readonly (string | Uint8Array)[]

/**
 * Writes a PDF 1.7 of these objects, numbered from 1, with a cross-reference table (ISO 32000-1 §7.5). Object 1 is the catalogue. For
 * plain files such as photos on pages; typeset documents are made by Typst.
 */
export function writePdf(objects: readonly PdfContent[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let length = 0
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? latin1(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  // A comment of bytes above 127 marks the file as binary.
  put('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n')
  const offsets = objects.map((content, at) => {
    const offset = length
    put(`${at + 1} 0 obj\n`)
    for (const part of content) put(part)
    put('\nendobj\n')
    return offset
  })
  const start = length
  put(pdfTable(offsets))
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return joined(parts, length)
}

/** The cross-reference table of objects numbered from 1; undefined for a number without object. */
export function pdfTable(offsets: readonly (number | undefined)[]): string {
  const free = '0000000000 65535 f \n'
  const rows = offsets.map((at) => (at === undefined ? free : `${String(at).padStart(10, '0')} 00000 n \n`))
  return `xref\n0 ${offsets.length + 1}\n${free}${rows.join('')}`
}

/** An object with a stream; `entries` are those of its dictionary besides the length. */
export function pdfStream(content: string | Uint8Array, entries = ''): PdfContent {
  return [`<< ${entries && `${entries} `}/Length ${content.length} >>\nstream\n`, content, '\nendstream']
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
