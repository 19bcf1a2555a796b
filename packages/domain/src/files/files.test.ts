import { describe, expect, test } from 'vitest'

import { assignViews, designViews, guessView } from './designViews.ts'
import { imageFindings, imageSetFindings } from './imageChecks.ts'
import { fileFault, formatBytes, formatTypes } from './limits.ts'

describe('guessView (office rule: seven views, named in three languages or numbered)', () => {
  test.each([
    ['depan.jpg', 2],
    ['Tampak Depan.JPG', 2],
    ['TampakBelakang01.png', 3],
    ['teko_front_02.jpg', 2],
    ['teko-kiri.jpeg', 4],
    ['kanan (1).jpg', 5],
    ['أمام.png', 2],
    ['teko_01.jpg', 1],
    ['teko_07.jpg', 7],
    ['teko (3).jpg', 3],
    ['teko_08.jpg', undefined],
    ['IMG_20261120.jpg', undefined],
    ['laptop.jpg', undefined],
    ['detail gagang.jpg', 8],
    ['constructor.jpg', undefined],
  ])('%s → %s', (name, view) => {
    expect(guessView(name)).toBe(view)
  })

  test('views are numbered in order', () => expect(designViews.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]))
})

describe('assignViews', () => {
  test.each<[string, string[], number[], number[]]>([
    ['by name, whatever the order', ['atas.jpg', 'depan.jpg', 'perspektif.jpg'], [], [6, 2, 1]],
    ['pictures without a guess take the free views in order', ['a.jpg', 'depan.jpg', 'b.jpg'], [], [1, 2, 3]],
    ['a view already filled makes it additional', ['depan.jpg'], [2], [8]],
    ['two of the same view', ['depan.jpg', 'front.jpg'], [], [2, 8]],
    ['more than seven', Array.from({ length: 9 }, (_, i) => `x${'abcdefghi'[i]}.jpg`), [], [1, 2, 3, 4, 5, 6, 7, 8, 8]],
  ])('%s', (_says, names, taken, views) => {
    expect(assignViews(names, taken).map(({ view }) => view)).toEqual(views)
  })
})

describe('imageFindings (office rule: suggestions only)', () => {
  test.each([
    ['a good picture', { width: 1600, height: 1200, sharpness: 80, plainBackground: 95 }, []],
    ['a short side of 999', { width: 1600, height: 999 }, ['filing:image.small']],
    ['a short side below that of its slot', { width: 600, height: 299, minPx: 300 }, ['filing:image.tooSmall']],
    ['exactly that of its slot', { width: 600, height: 300, minPx: 300 }, ['filing:image.small']],
    ['a blurred one', { width: 1600, height: 1200, sharpness: 41 }, ['filing:image.blurred']],
    ['a busy background', { width: 1600, height: 1200, plainBackground: 20 }, ['filing:image.background']],
    ['a strip', { width: 8000, height: 1200 }, ['filing:image.narrow']],
  ])('%s', (_says, measures, codes) => {
    expect(imageFindings(measures).map(({ code }) => code)).toEqual(codes)
  })

  test('reports a duplicate picture and a line drawing among photos', () => {
    const photo = { width: 1200, height: 1200, isColour: true }
    expect(
      imageSetFindings([
        { ...photo, sha256: 'a' },
        { ...photo, sha256: 'b', isColour: false },
        { ...photo, sha256: 'a' },
      ]),
    ).toEqual([
      { code: 'filing:image.twice', values: { first: 1 }, at: [0, 2] },
      { code: 'filing:image.mixed', at: [1] },
    ])
    expect(imageSetFindings([photo, photo])).toEqual([])
  })
})

describe('fileFault (limits of the slot, the same on the device and at the server)', () => {
  const limits = { mimes: ['image/jpeg', 'image/png'], maxFiles: 2, maxBytes: 5 * 1_048_576, maxPx: 12_000 }
  const good = { mime: 'image/jpeg', bytes: 1000, width: 1200, height: 900 }
  test.each([
    ['a good file', good, 1, undefined],
    ['exactly the limit', { ...good, bytes: limits.maxBytes }, 0, undefined],
    ['one byte more', { ...good, bytes: limits.maxBytes + 1 }, 0, 'filing:file.tooLarge'],
    ['nothing in it', { ...good, bytes: 0 }, 0, 'filing:file.empty'],
    ['no pages', { mime: 'image/jpeg', bytes: 10, pages: 0 }, 0, 'filing:file.empty'],
    ['another type', { ...good, mime: 'image/svg+xml' }, 0, 'filing:file.type'],
    ['a locked one', { ...good, locked: true }, 0, 'filing:file.locked'],
    ['one too many', good, 2, 'filing:file.tooMany'],
    ['a very small one', { ...good, width: 20, height: 10 }, 0, undefined],
    ['too large', { ...good, width: 12_001 }, 0, 'filing:file.tooManyPixels'],
  ])('%s', (_says, file, already, code) => {
    expect(fileFault(limits, file, already)?.code).toBe(code)
  })

  test.each([
    [5_242_880, '5 MB'],
    [5_452_595, '5,2 MB'],
    [512, '0,5 kB'],
    [20_480, '20 kB'],
    [157_286_400, '150 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })

  test('types by short names; an unknown type as it is', () =>
    expect(formatTypes(['image/jpeg', 'application/pdf', 'text/x'])).toBe('JPG, PDF, text/x'))
})
