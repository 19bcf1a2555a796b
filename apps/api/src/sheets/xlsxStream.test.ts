import { expect, test } from 'vitest'

import { readSheet } from '../testing/readSheet.ts'
import { readZip } from '../testing/readZip.ts'
import { xlsxStream, type Cell } from './xlsxStream.ts'

const AT = new Date('2026-03-02T03:00:00Z')

async function* batch(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows
}
async function workbook(rows: Cell[][], isRightToLeft = false): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of xlsxStream({ head: ['Nomor', 'Nilai'], rows: batch(rows), isRightToLeft }, AT))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('a workbook has its parts, the head and the rows; numbers of cases keep their zeros', async () => {
  const xlsx = await workbook([['000123', 1_500_000]])
  expect([...readZip(xlsx).keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
  expect(readSheet(xlsx).rows).toEqual([
    ['Nomor', 'Nilai'],
    ['000123', '1500000'],
  ])
})

test.each([
  ['=1+1', "'=1+1"],
  ['+62', "'+62"],
  ['-5', "'-5"],
  ['@A1', "'@A1"],
  ['\t=1', "'\t=1"],
])('%j is no formula', async (typed, shown) => {
  const { rows, formulas } = readSheet(await workbook([[typed, 1]]))
  expect([rows[1]?.[0], formulas]).toEqual([shown, 0])
})

test.each([
  ['a < b & c > d', 'a < b & c > d'],
  ['bell\u0007 and null\u0000', 'bell and null'],
  ['half \uD800 pair', 'half \uFFFD pair'],
  ['_x0041_', '_x005F_x0041_'],
  ['شركة القهوة', 'شركة القهوة'],
  ['x'.repeat(40_000), 'x'.repeat(32_767)],
])('text that XML or the format cannot hold is written so that it can', async (typed, shown) => {
  expect(readSheet(await workbook([[typed, 1]])).rows[1]?.[0]).toBe(shown)
})

test('in Arabic the sheet runs from the right', async () => {
  const sheet = (xlsx: Buffer) => readZip(xlsx).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
  expect(sheet(await workbook([], true))).toContain('rightToLeft="1"')
  expect(sheet(await workbook([]))).not.toContain('rightToLeft')
})

test('reads the next batch only when the last one was taken, and ends the source when it is left', async () => {
  let taken = 0
  let isEnded = false
  async function* endless(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) {
        taken += 1
        yield Array.from({ length: 1000 }, (_, at) => [`${taken}-${at}-${Math.random()}`, at])
      }
    } finally {
      isEnded = true
    }
  }
  let length = 0
  for await (const chunk of xlsxStream({ head: ['a', 'b'], rows: endless(), isRightToLeft: false }, AT)) {
    length += chunk.length
    if (length > 200_000) break
  }
  expect(taken).toBeLessThan(60)
  await expect.poll(() => isEnded).toBe(true)
})
