import { deflateSync } from 'node:zlib'

const draws = (words: string) => `BT /F1 12 Tf 50 700 Td (${words}) Tj ET`
const FONT = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'

/** A PDF whose pages show these words. Size and font stand at the page tree only. */
export function textPdf(...pages: string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${3 + 2 * n} 0 R`).join(' ')}] /MediaBox [0 0 420 595] /Resources ${FONT} >>`,
    ...pages.flatMap((words, n) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${4 + 2 * n} 0 R >>`,
      `<< /Length ${draws(words).length} >>\nstream\n${draws(words)}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, n) => {
    const at = text.length
    text += `${n + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** The same for one page with its objects in an object stream and a cross-reference stream (PNG predictor). */
export function packedTextPdf(words: string): Buffer {
  const packed = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 420 595] /Resources ${FONT} >>`,
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
  ]
  const starts = packed.map((_, n) => packed.slice(0, n).join(' ').length + (n > 0 ? 1 : 0))
  const head = `${starts.map((start, n) => `${n + 1} ${start}`).join(' ')} `
  const streams = [
    { number: 4, entries: '', bytes: Buffer.from(draws(words)) },
    {
      number: 5,
      entries: `/Type /ObjStm /N 3 /First ${head.length} /Filter /FlateDecode`,
      bytes: deflateSync(head + packed.join(' ')),
    },
  ]
  let file = Buffer.from('%PDF-1.5\n')
  const offsets = new Map<number, number>()
  const add = (number: number, entries: string, bytes: Buffer) => {
    offsets.set(number, file.length)
    file = Buffer.concat([
      file,
      Buffer.from(`${number} 0 obj\n<< ${entries} /Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
    ])
  }
  for (const { number, entries, bytes } of streams) add(number, entries, bytes)
  const start = file.length
  const rows = [
    [0, 0, 0],
    [2, 5, 0],
    [2, 5, 1],
    [2, 5, 2],
    [1, offsets.get(4) ?? 0, 0],
    [1, offsets.get(5) ?? 0, 0],
    [1, start, 0],
  ].map(([kind = 0, second = 0, third = 0]) => [kind, second >> 8, second & 255, third])
  const filtered = rows.flatMap((row, n) => [2, ...row.map((byte, at) => (byte - (rows[n - 1]?.[at] ?? 0)) & 255)])
  add(
    6,
    '/Type /XRef /Size 7 /Root 1 0 R /W [1 2 1] /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>',
    deflateSync(Buffer.from(filtered)),
  )
  return Buffer.concat([file, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
}
