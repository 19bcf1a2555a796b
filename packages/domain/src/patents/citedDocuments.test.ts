import { expect, test } from 'vitest'

import { referencesIn } from '../preflight/claims.ts'
import { citedDocuments } from './citedDocuments.ts'

const cited = (...points: string[]) => citedDocuments(points, (text) => referencesIn(text).refs, 'P00202600001')

test.each([
  [
    'Klaim 1 sampai 3 tidak baru terhadap US 5,123,456 A (X).',
    [{ text: 'US 5,123,456 A', category: 'X', claims: [1, 2, 3] }],
  ],
  [
    'Dokumen WO 2010/123456 A1 dan JP 2005-123456 A, kategori Y.',
    [
      { text: 'WO 2010/123456 A1', category: 'Y', claims: [] },
      { text: 'JP 2005-123456 A', category: 'Y', claims: [] },
    ],
  ],
  ['Lihat EP1234567B1 untuk klaim 4.', [{ text: 'EP1234567B1', category: '', claims: [4] }]],
  ['Sama dengan permohonan P00201500123.', [{ text: 'P00201500123', category: '', claims: [] }]],
  ['Permohonan P00202600001 ini belum jelas; perbaiki halaman 12.', []],
  ['PP 45/2024 dan UU 13/2016 Pasal 25.', []],
])('%s', (point, expected) => expect(cited(point)).toEqual(expected))

test('a document named twice is listed once, with the claims of both points', () => {
  expect(cited('Klaim 1: US 5123456 A', 'Klaim 7: US 5,123,456 A (Y)')).toEqual([
    { text: 'US 5123456 A', category: 'Y', claims: [1, 7] },
  ])
})
