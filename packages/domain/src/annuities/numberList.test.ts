import { describe, expect, test } from 'vitest'

import { MOST_YEARS, readNumberList } from './numberList.ts'

const read = (text: string) =>
  readNumberList(text).map(({ row, applicationNumber = '-', toYear = '-', fault = '' }) =>
    `${row} ${applicationNumber} ${toYear} ${fault}`.trim(),
  )

describe('a list of patent numbers', () => {
  test.each([
    ['lines', 'P00202400001\nS00202400002', ['1 P00202400001 -', '2 S00202400002 -']],
    ['printed with separators', 'P-00-2024-00001\r\np00 2024 00002', ['1 P00202400001 -', '2 P00202400002 -']],
    [
      'with the last year',
      'P00202400001,7\nP00202400002;20\nP00202400003\t1',
      ['1 P00202400001 7', '2 P00202400002 20', '3 P00202400003 1'],
    ],
    [
      'a heading, a byte order mark, quotes and empty lines',
      '\uFEFFNomor;Tahun\n\n"P00202400001";"7"\n',
      ['3 P00202400001 7'],
    ],
    ['no number', 'x12\nP00202400001', ['1 - - number', '2 P00202400001 -']],
    [
      'no year',
      'P00202400001,21\nP00202400002,0\nP00202400003,1e1',
      ['1 P00202400001 - year', '2 P00202400002 - year', '3 P00202400003 - year'],
    ],
    ['a number twice', 'P00202400001\nP-00-2024-00001', ['1 P00202400001 -', '2 P00202400001 - repeated']],
    ['nothing', '', []],
  ])('%s', (_says, text, rows) => expect(read(text)).toEqual(rows))

  test('rows beyond the most are faults', () => {
    const rows = readNumberList(
      Array.from({ length: MOST_YEARS + 1 }, (_, at) => `P002024${String(at + 1).padStart(5, '0')}`).join('\n'),
    )
    expect(rows.filter(({ fault }) => fault === 'many').map(({ row }) => row)).toEqual([MOST_YEARS + 1])
  })
})
