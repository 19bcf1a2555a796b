import { describe, expect, test } from 'vitest'

import { parseClaims } from './claims.ts'
import { documentFindings } from './fileFindings.ts'
import type { PageLook, PartKind } from './look.ts'
import { documentOf, testLine, testPage } from './testLook.ts'

const plain = { isSimple: false, titles: [] }
const codes = (kind: PartKind, pages: PageLook[], compared: Parameters<typeof documentFindings>[2] = plain) =>
  documentFindings(documentOf(...pages), [{ kind, pages }], compared).map(
    ({ code, page, values }) => [code, page, values] as const,
  )
const seen = (kind: PartKind, parts: Partial<PageLook>) => codes(kind, [testPage(1, ['Satu baris teks.'], parts)])

describe('one page (Permenkumham 38/2018: A4 sheets and their margins)', () => {
  test('a lawful page has no findings', () => expect(seen('description', {})).toEqual([]))

  test.each<[string, PartKind, Partial<PageLook>, unknown[]]>([
    [
      'left margin 1.8 cm',
      'claims',
      { ink: { top: 25, right: 25, bottom: 25, left: 18.2 } },
      [
        ['claimsNone', undefined, undefined],
        ['margin', 1, { side: 'left', found: 1.8, wanted: 2.5 }],
      ],
    ],
    [
      'drawings may go further right and down than text',
      'drawings',
      { ink: { top: 26, right: 15, bottom: 10, left: 25 }, text: ['Gambar 1'] },
      [],
    ],
    ['less than a millimetre too narrow', 'description', { ink: { top: 19.2, right: 20, bottom: 20, left: 24.3 } }, []],
    ['Letter', 'description', { width: 215.9, height: 279.4 }, [['size', 1, { width: 216, height: 279 }]]],
    [
      'no margins are measured on other paper',
      'description',
      { width: 297, height: 420, ink: { top: 1, right: 1, bottom: 1, left: 1 } },
      [['size', 1, { width: 297, height: 420 }]],
    ],
    ['landscape', 'drawings', { width: 297, height: 210, text: ['Gambar 1'] }, [['landscape', 1, undefined]]],
    [
      'text that stands sideways',
      'description',
      { turned: 0.9, text: ['Teks yang berdiri miring di halaman'] },
      [['turned', 1, undefined]],
    ],
    [
      'a font that is not embedded',
      'description',
      {
        fonts: [
          { name: 'Symbol', embedded: false },
          { name: 'Symbol', embedded: false },
        ],
      },
      [['font', 1, { font: 'Symbol' }]],
    ],
    ['colour', 'drawings', { colour: 0.01, text: ['Gambar 1'] }, [['colour', 1, undefined]]],
    ['grey', 'drawings', { grey: 0.05, text: ['Gambar 1'] }, [['grey', 1, undefined]]],
    [
      'a page that failed to render',
      'description',
      { failed: true, ink: undefined, text: [] },
      [['notDrawn', 1, undefined]],
    ],
    ['a sheet of drawings without a number', 'drawings', { text: ['Poros'] }, [['figureNumber', 1, undefined]]],
    [
      'a coarse scan',
      'description',
      { scanDpi: 96, text: [] },
      [
        ['scan', undefined, { count: 1, first: 1 }],
        ['scanCoarse', 1, { dpi: 96, wanted: 200 }],
      ],
    ],
  ])('%s', (_name, kind, parts, found) => expect(seen(kind, parts)).toEqual(found))
})

describe('a whole document', () => {
  test('one blank page is a warning, only blank pages are an empty file', () => {
    const blank = (page: number) => testPage(page, [], { ink: undefined })
    expect(codes('description', [testPage(1, ['Teks']), blank(2)])).toEqual([['blank', 2, undefined]])
    expect(codes('description', [blank(1), blank(2)])).toEqual([['empty', undefined, undefined]])
  })

  test('a page that failed to render is not empty', () =>
    expect(codes('description', [testPage(1, [], { ink: undefined, failed: true })])).toEqual([
      ['notDrawn', 1, undefined],
    ]))

  test('reports scripts and attachments', () => {
    const look = { ...documentOf(testPage(1, ['Teks'])), hasScripts: true, hasAttachments: true }
    expect(documentFindings(look, [{ kind: 'description', pages: look.pages }], plain).map(({ code }) => code)).toEqual(
      ['script', 'attachments'],
    )
  })

  test('reports missing line numbers in long text and missing page numbers of several pages', () => {
    const texts = Array.from({ length: 20 }, (_, at) => `Baris ke ${at} dari uraian`)
    expect(codes('description', [testPage(1, texts), testPage(2, texts)]).map(([code]) => code)).toEqual([
      'lineNumbers',
      'pageNumbers',
    ])
    const numbered = (page: number) => {
      const numbers = [5, 10, 15, 20].map((number) => testLine(String(number), 20, 40 + (number - 1) * 6))
      return testPage(page, texts, {}, [...numbers, testLine(`- ${page} -`, 100, 280)])
    }
    expect(codes('description', [numbered(1), numbered(2)])).toEqual([])
  })

  test('a margin too wide on every page is reported once', () => {
    const wide = { ink: { top: 60, right: 25, bottom: 25, left: 30 } }
    expect(codes('description', [testPage(1, ['a'], wide), testPage(2, ['b'], wide)])).toEqual([
      ['pageNumbers', undefined, undefined],
      ['marginWide', undefined, { side: 'top', found: 6, wanted: 4 }],
    ])
  })
})

describe('claims (UU 13/2016 art. 25, 39, 122)', () => {
  const claims = (texts: string[], compared = plain) => codes('claims', [testPage(1, texts)], { ...plain, ...compared })
  test.each<[string, string[], object, unknown[]]>([
    ['lawful', ['1. Suatu alat.', '2. Alat sesuai klaim 1.'], {}, []],
    ['unnumbered', ['Suatu alat yang berpintu.'], {}, [['claimsNone', undefined, undefined]]],
    ['a gap', ['1. Suatu alat.', '3. Alat sesuai klaim 1.'], {}, [['claimNumbering', 1, { number: 3, expected: 2 }]]],
    [
      'twice',
      ['1. Suatu alat.', '2. Alat sesuai klaim 1.', '2. Alat sesuai klaim 1.'],
      {},
      [['claimTwice', 1, { number: 2 }]],
    ],
    [
      'a claim that is not there',
      ['1. Suatu alat.', '2. Alat sesuai klaim 9.'],
      {},
      [['claimRefMissing', 1, { number: 2, ref: 9 }]],
    ],
    ['itself', ['1. Suatu alat.', '2. Alat sesuai klaim 2.'], {}, [['claimRefLater', 1, { number: 2, ref: 2 }]]],
    [
      'a later one',
      ['1. Suatu alat.', '2. Alat sesuai klaim 3.', '3. Alat sesuai klaim 1.'],
      {},
      [['claimRefLater', 1, { number: 2, ref: 3 }]],
    ],
    [
      'several at once',
      ['1. Suatu alat.', '2. Alat sesuai klaim 1.', '3. Alat sesuai klaim 1 atau 2.'],
      {},
      [['claimMultiple', undefined, { count: 1, claims: '3' }]],
    ],
    [
      'two independent in a simple patent',
      ['1. Suatu alat.', '2. Suatu metode.'],
      { isSimple: true },
      [['claimIndependent', undefined, { independent: 2 }]],
    ],
    ['two independent in a patent', ['1. Suatu alat.', '2. Suatu metode.'], {}, []],
  ])('%s', (_name, texts, compared, found) => expect(claims(texts, compared as typeof plain)).toEqual(found))
})

test('in a combined document a finding about a part has the first page of that part', () => {
  const pages = [testPage(1, ['Uraian']), testPage(2, ['Suatu alat.'])]
  const parts = [
    { kind: 'description' as const, pages: pages.slice(0, 1) },
    { kind: 'claims' as const, pages: pages.slice(1) },
  ]
  const found = documentFindings(documentOf(...pages), parts, plain)
  expect(found.map(({ code, page }) => [code, page])).toEqual([
    ['pageNumbers', undefined],
    ['claimsNone', 2],
  ])
})

describe('abstract and drawings', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `kata${at}`)
  test('200 words pass, 201 do not; heading and title do not count', () => {
    const page = (count: number) => [testPage(1, ['ABSTRAK', 'Alat Pengering Kopi', words(count).join(' ')])]
    const titled = { ...plain, titles: ['ALAT PENGERING KOPI'] }
    expect(codes('abstract', page(200), titled)).toEqual([])
    expect(codes('abstract', page(201), titled)).toEqual([['abstractWords', undefined, { words: 201, limit: 200 }]])
  })

  test('abstracts in two languages are counted separately', () =>
    expect(
      codes('abstract', [testPage(1, ['Abstrak', words(150).join(' '), 'Abstract', words(160).join(' ')])]),
    ).toEqual([]))

  test('reports a reference sign of the claims that is in no drawing, when the drawings have text', () => {
    const claims = parseClaims([{ text: '1. Badan (1) dengan pintu (2), engsel (3) dan kunci (14).', page: 1 }])
    const drawing = testPage(1, ['Gambar 1', '1', '2', '3'])
    expect(codes('drawings', [drawing], { ...plain, claims })).toEqual([
      ['signsMissing', undefined, { count: 1, signs: '14' }],
    ])
    expect(codes('drawings', [testPage(1, ['Gambar 1'])], { ...plain, claims })).toEqual([])
  })
})
