import { crc32, deflateSync } from 'node:zlib'

/** A valid PDF of `pages` empty pages; `extra` are further objects, `trailer` further trailer entries. */
export function pdfFile({ pages = 1, catalog = '', extra = [] as string[], trailer = '' } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, i) => `${3 + i} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
    ...extra,
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = text.length
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Number of the first `extra` object of a one-page file. */
export const EXTRA = 4

/** A PDF that needs a password. */
export function encryptedPdf(): Buffer {
  const key = '0'.repeat(64)
  return pdfFile({
    extra: [`<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >>`],
    trailer: `/Encrypt ${EXTRA} 0 R /ID [<00> <00>]`,
  })
}

/** A PDF whose opening runs a script; `name` is the action's name as written. */
export function scriptedPdf(name = '/JavaScript'): Buffer {
  return pdfFile({ catalog: `/OpenAction ${EXTRA} 0 R`, extra: [`<< /S ${name} /JS (app.alert(1)) >>`] })
}

/** A PDF with a script in a packed object stream. */
export function packedScriptPdf(): Buffer {
  const inside = '9 0 << /S /JavaScript /JS (app.alert(1)) >>'
  return packedPdf(deflateSync(Buffer.from(inside)), 'latin1')
}

/** A PDF with a small object stream that unpacks to `size` bytes. */
export function flateBomb(size: number): Buffer {
  return packedPdf(deflateSync(Buffer.alloc(size, 32)), 'latin1')
}

function packedPdf(packed: Buffer, encoding: BufferEncoding): Buffer {
  return pdfFile({
    extra: [
      `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString(encoding)}\nendstream`,
    ],
  })
}

/** A PNG whose header states width × height, with almost no data. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Starts like a GIF and continues as a script. */
export const gifScript = Buffer.from('GIF89a/*\x00\x00*/=1;alert(document.domain)//', 'latin1')
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const html = Buffer.from('<!doctype html><script>alert(1)</script>')

const BOUNDARY = 'x-test-boundary-7d1'
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`

/** A multipart body as a browser sends it: the fields, then the file. */
export function multipart(
  fields: Record<string, string>,
  file?: { name: string; bytes: Buffer; type?: string },
): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const escaped = file?.name.replaceAll('"', '%22')
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="FILE"; filename="${escaped}"\r\nContent-Type: ${file?.type ?? 'application/octet-stream'}\r\n\r\n`
  const tail = Buffer.from(`--${BOUNDARY}--\r\n`)
  return Buffer.concat([...parts, ...(file ? [Buffer.from(head), file.bytes, Buffer.from('\r\n')] : []), tail])
}
