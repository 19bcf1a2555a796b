/** One page of text as PDF, for letters of the demonstration. Latin characters only. */
export function demoPaper(title: string, lines: string[]): Buffer {
  const text = [
    `BT /F1 15 Tf 72 760 Td (${escaped(title)}) Tj /F2 11 Tf 0 -34 Td 16 TL`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  return Buffer.from(withTable(objects), 'latin1')
}

/**
 * Pages of text as an A4 PDF with the required margins (left and top 2.5 cm), page numbers, and line numbers every five lines. Latin
 * characters only.
 */
export function booklet(pages: string[][]): Buffer {
  const kids = pages.map((_, at) => `${5 + 2 * at} 0 R`).join(' ')
  const sheets = pages.flatMap((lines, at) => {
    const text = [
      'BT /F1 12 Tf 71 758 Td 20 TL',
      ...lines.map((line) => `(${escaped(line)}) Tj T*`),
      `ET BT /F1 10 Tf 292 800 Td (${at + 1}) Tj ET`,
      ...lines.flatMap((_, n) => (n % 5 === 4 ? [`BT /F1 8 Tf 48 ${758 - 20 * n} Td (${n + 1}) Tj ET`] : [])),
    ].join('\n')
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]
  })
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    '<< /Producer (SAKI 21) >>',
    ...sheets,
  ]
  return Buffer.from(withTable(objects), 'latin1')
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

function withTable(objects: string[]): string {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
