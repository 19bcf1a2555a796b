import type { TestFile } from './pictures.ts'

/** A PDF of one A4 page with one line of text. */
export function onePagePdf(name: string, line: string): TestFile {
  return { name, mimeType: 'application/pdf', buffer: pdf([...objectsOf(line)], '') }
}

/** As onePagePdf, but encrypted: it names a standard security handler. */
export function lockedPaper(name: string): TestFile {
  const locked = `<</Filter/Standard/V 1/R 2/O<${'4e'.repeat(32)}>/U<${'5a'.repeat(32)}>/P -4>>`
  const ids = '/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]'
  return { name, mimeType: 'application/pdf', buffer: pdf([...objectsOf('terkunci'), locked], `/Encrypt 6 0 R${ids}`) }
}

function objectsOf(line: string): string[] {
  const drawing = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
}

function pdf(objects: string[], trailer: string): Buffer {
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table, 'latin1')
}
