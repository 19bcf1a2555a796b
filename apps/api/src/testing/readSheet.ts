import { readZip } from './readZip.ts'

/** Cells of the first sheet of a workbook, row by row; `formulas`: cells that a program would calculate. */
export function readSheet(xlsx: Buffer): { rows: string[][]; formulas: number } {
  const xml = readZip(xlsx).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
  const rows = [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c [^>]*?(?:\/>|>.*?<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>)/gs)].map(([, text = '']) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ),
  )
  return { rows, formulas: xml.split('<f').length - 1 }
}
