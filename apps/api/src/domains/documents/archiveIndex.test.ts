import { expect, test } from 'vitest'

import { archiveIndex } from './archiveIndex.ts'

const row = {
  name: '=cmd|1.pdf',
  kind: '@Surat "A"',
  caseNumber: '00012',
  at: new Date('2026-03-01T17:30:00Z'),
  sha256: Buffer.alloc(32, 1),
  size: 5,
  missing: '',
}

test('the index is CSV with a byte order mark; formulas are plain, quotes doubled, times of Jakarta', () => {
  const [head, line] = archiveIndex([row], 'id').toString('utf8').split('\r\n')
  expect(head?.startsWith('\uFEFF"No.","Nama berkas"')).toBe(true)
  expect(line).toBe(
    `"1","'=cmd|1.pdf","'@Surat ""A""","00012","2026-03-02 00:30:00","5","${'01'.repeat(32)}","Ada dalam arsip ini"`,
  )
})

test('a missing file has the reason instead', () => {
  const [, line] = archiveIndex([{ ...row, sha256: null, missing: 'Rusak' }], 'en')
    .toString('utf8')
    .split('\r\n')
  expect(line?.endsWith('"5","","Rusak"')).toBe(true)
})
