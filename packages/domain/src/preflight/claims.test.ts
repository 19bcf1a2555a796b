import { describe, expect, test } from 'vitest'

import { isIndependent, isMultiple, parseClaims, referencesIn, signsIn } from './claims.ts'

/** Lines of a document; '\f' begins a new page. */
function linesOf(text: string) {
  return text.split('\f').flatMap((page, at) => page.split('\n').map((line) => ({ text: line, page: at + 1 })))
}
const numbersOf = (text: string) => parseClaims(linesOf(text)).map(({ number }) => number)

/** Numbering of claims (UU 13/2016 art. 25; Permenkumham 38/2018: Arabic numerals, in order). */
const counted: [name: string, text: string, numbers: number[]][] = [
  ['digits with a dot', '1. Suatu alat.\n2. Alat sesuai klaim 1.\n3. Alat sesuai klaim 2.', [1, 2, 3]],
  ['digits with a bracket', '1) Suatu alat.\n2) Alat menurut klaim 1.', [1, 2]],
  ['digits in brackets', '(1) Suatu alat.\n(2) Alat menurut klaim 1.', [1, 2]],
  ['the word and a dot', 'Klaim 1. Suatu alat.\nKlaim 2. Alat menurut klaim 1.', [1, 2]],
  ['the word alone on its line', 'Klaim 1\nSuatu alat.\nKlaim 2\nAlat menurut klaim 1.', [1, 2]],
  ['the word and a colon', 'Klaim 1: Suatu alat.\nKlaim 2: Alat menurut klaim 1.', [1, 2]],
  ['the word and a capital', 'Klaim 1 Suatu alat.\nKlaim 2 Alat menurut klaim 1.', [1, 2]],
  ['capital letters', 'KLAIM 1. SUATU ALAT.\nKLAIM 2. ALAT MENURUT KLAIM 1.', [1, 2]],
  ['English words', 'Claim 1. A device.\nClaim 2. The device according to claim 1.', [1, 2]],
  ['the number alone with its dot', '1.\nSuatu alat.\n2.\nAlat sesuai klaim 1.', [1, 2]],
  ['no blank behind the dot', '1.Suatu alat.\n2.Alat sesuai klaim 1.', [1, 2]],
  ['indented', '   1.  Suatu alat.\n   2.  Alat sesuai klaim 1.', [1, 2]],
  ['a heading before them', 'KLAIM\n\n1. Suatu alat.\n2. Alat sesuai klaim 1.', [1, 2]],
  ['a heading in words', 'Yang diklaim adalah:\n1. Suatu alat.', [1]],
  ['an English heading', 'What is claimed is:\n1. A device.\n2. The device of claim 1.', [1, 2]],
  ['the title before them', 'ALAT PENGERING KOPI\nKlaim\n1. Suatu alat pengering.', [1]],
  ['claims over several lines', '1. Suatu alat\nyang terdiri dari\nsatu badan.\n2. Alat\nsesuai klaim 1.', [1, 2]],
  ['a claim over a page break', '1. Suatu alat yang\n\fterdiri dari badan.\n2. Alat sesuai klaim 1.', [1, 2]],
  ['a page number at the break', '1. Suatu alat yang\n3\n\fterdiri dari badan.\n2. Alat sesuai klaim 1.', [1, 2]],
  ['a page number with dashes', '1. Suatu alat yang\n- 2 -\n\fterdiri.\n2. Alat sesuai klaim 1.', [1, 2]],
  ['line numbers on lines of their own', '1. Suatu alat\n5\nyang terdiri.\n10\n2. Alat sesuai klaim 1.', [1, 2]],
  ['line numbers before the text', '1. Suatu alat\n5 yang terdiri dari badan.\n10 2. Alat sesuai klaim 1.', [1, 2]],
  ['a line number before the word', 'Klaim 1. Suatu alat.\n5 Klaim 2. Alat menurut klaim 1.', [1, 2]],
  ['a decimal at the head of a line', '1. Suatu pelat setebal\n2.5 mm.\n2. Pelat sesuai klaim 1.', [1, 2]],
  ['a decimal with a comma', '1. Suatu pelat setebal\n2,5 mm.\n2. Pelat sesuai klaim 1.', [1, 2]],
  [
    'a reference broken before its number',
    '1. Suatu alat.\n2. Alat sesuai klaim\n1. Alat itu berpintu.\n3. Alat sesuai klaim 2.',
    [1, 2, 3],
  ],
  [
    'a reference broken between numbers',
    '1. Suatu alat.\n2. Alat.\n3. Alat sesuai klaim 1 atau\n2. Ia berpintu.',
    [1, 2, 3],
  ],
  [
    'a figure broken before its number',
    '1. Suatu alat seperti pada Gambar\n2. Ia berpintu.\n2. Alat sesuai klaim 1.',
    [1, 2],
  ],
  [
    'the word at the head of a wrapped line',
    'Klaim 1. Suatu alat.\nKlaim 2. Alat menurut\nklaim 1, yang berpintu.',
    [1, 2],
  ],
  [
    'the word in capitals wrapped',
    'Klaim 1. Suatu alat.\nKlaim 2. Alat menurut\nKlaim 1. Ia berpintu.\nKlaim 3. Alat.',
    [1, 2, 3],
  ],
  [
    'steps numbered with brackets',
    '1. Metode terdiri dari:\n1) memanaskan;\n2) mendinginkan.\n2. Metode sesuai klaim 1.',
    [1, 2],
  ],
  [
    'steps numbered as the claims are',
    '1. Metode terdiri dari:\n1. memanaskan;\n2. mendinginkan.\n2. Metode sesuai klaim 1.',
    [1, 2],
  ],
  [
    'steps with capitals',
    '1. Metode terdiri dari:\n1. Memanaskan;\n2. Mendinginkan.\n2. Metode sesuai klaim 1.',
    [1, 2],
  ],
  [
    'steps with letters',
    '1. Metode terdiri dari:\na. memanaskan;\nb. mendinginkan.\n2. Metode sesuai klaim 1.',
    [1, 2],
  ],
  ['a gap', '1. Suatu alat.\n2. Alat sesuai klaim 1.\n4. Alat sesuai klaim 2.', [1, 2, 4]],
  ['one number twice', '1. Suatu alat.\n2. Alat sesuai klaim 1.\n2. Alat sesuai klaim 1.', [1, 2, 2]],
  ['beginning at two', '2. Suatu alat.\n3. Alat sesuai klaim 2.', [2, 3]],
  ['no full stop at the end', '1. Suatu alat\n2. Alat sesuai klaim 1\n3. Alat sesuai klaim 2', [1, 2, 3]],
  [
    'ten and more',
    Array.from({ length: 12 }, (_, at) => `${at + 1}. Alat nomor ${at}.`).join('\n'),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
  [
    'a year at the head of a line',
    '1. Suatu alat menurut standar\n2019. Ia berpintu.\n2. Alat sesuai klaim 1.',
    [1, 2],
  ],
  ['a quantity in brackets', '1. Suatu alat dengan dua pintu\n(2) dan atap.\n2. Alat sesuai klaim 1.', [1, 2]],
  ['a list of a table', '1. Campuran terdiri dari:\n10 g garam;\n20 g gula.\n2. Campuran sesuai klaim 1.', [1, 2]],
  ['text without numbers', 'Suatu alat pengering yang berpintu.', []],
  ['nothing', '', []],
]

describe('parseClaims', () => {
  test.each(counted)('%s', (_name, text, numbers) => expect(numbersOf(text)).toEqual(numbers))

  test('a claim has its first page and its text across a page break', () => {
    const claims = parseClaims(
      linesOf('1. Suatu alat.\n2. Alat sesuai\n7\n\fklaim 1, berpintu.\n3. Alat sesuai klaim 2.'),
    )
    expect(claims.map(({ page }) => page)).toEqual([1, 1, 2])
    expect(claims[1]).toMatchObject({ text: 'Alat sesuai klaim 1, berpintu.', refs: [1] })
  })

  test('isIndependent and isMultiple', () => {
    const claims = parseClaims(
      linesOf('1. Suatu alat.\n2. Alat menurut klaim 1.\n3. Alat menurut klaim 1 atau 2.\n4. Metode.'),
    )
    expect(claims.filter(isIndependent).map(({ number }) => number)).toEqual([1, 4])
    expect(claims.filter(isMultiple).map(({ number }) => number)).toEqual([3])
  })
})

const references: [text: string, refs: number[]][] = [
  ['Alat sesuai klaim 1', [1]],
  ['Alat menurut klaim 1 atau 2', [1, 2]],
  ['Alat sebagaimana klaim 1 sampai 3', [1, 2, 3]],
  ['Alat menurut salah satu dari klaim 1 sampai dengan 3', [1, 2, 3]],
  ['Alat menurut klaim 1 s/d 4', [1, 2, 3, 4]],
  ['Alat menurut klaim 1 s.d. 3', [1, 2, 3]],
  ['Alat menurut klaim 1-3', [1, 2, 3]],
  ['Alat menurut klaim 1, 2, dan 4', [1, 2, 4]],
  ['Alat menurut klaim 1 dan/atau 2', [1, 2]],
  ['Alat menurut klaim 1 atau klaim 3', [1, 3]],
  ['Alat menurut klaim-klaim 1 hingga 3, atau 5', [1, 2, 3, 5]],
  ['Device according to claim 1', [1]],
  ['Device according to claims 1 to 3', [1, 2, 3]],
  ['Device as claimed in any one of claims 1, 2 or 4', [1, 2, 4]],
  ['Device according to claim 1, wherein 12 holes', [1]],
  ['Alat sesuai klaim 1, dengan 2 pintu', [1]],
  ['Alat dengan 3 pintu', []],
]

describe('referencesIn', () => {
  test.each(references)('%s', (text, refs) => expect(referencesIn(text).refs).toEqual(refs))

  test.each([
    'Alat menurut klaim sebelumnya',
    'Alat menurut salah satu klaim terdahulu',
    'Device of any preceding claim',
  ])('%s: refers to earlier claims', (text) => expect(referencesIn(text)).toEqual({ refs: [], refersToEarlier: true }))
})

test('signsIn finds reference signs in brackets', () => {
  expect(signsIn('Badan (1) dengan pintu (2a, 3) dan bobot 5 kg (lihat atas)')).toEqual(['1', '2a', '3'])
})
