import { pdfStream, writePdf, type PdfContent } from '@saki/domain/files/writePdf'

/** One page of text as PDF, for letters of the demonstration. Latin characters only. */
export function demoPaper(title: string, lines: string[]): Buffer {
  const text = [
    `BT /F1 15 Tf 72 760 Td (${escaped(title)}) Tj /F2 11 Tf 0 -34 Td 16 TL`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const objects: PdfContent[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    ],
    pdfStream(text),
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ]
  return Buffer.from(writePdf(objects))
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
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      ],
      pdfStream(text),
    ]
  })
  const objects: PdfContent[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'],
    ['<< /Producer (SAKI 21) >>'],
    ...sheets,
  ]
  return Buffer.from(writePdf(objects))
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)
