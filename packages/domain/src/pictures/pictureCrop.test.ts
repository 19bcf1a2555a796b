import { describe, expect, test } from 'vitest'

import { cropOfPixels, pixelsOfCrop, readCrop, writeCrop } from './pictureCrop.ts'

test.each(['0-0-500-1000', '999-999-1-1', '250-100-500-300'])('%s is a part, and is written back as it was', (text) => {
  const crop = readCrop(text)
  expect(crop && writeCrop(crop)).toBe(text)
})

test.each([
  undefined,
  '',
  '0-0-1000-1000',
  '0-0-0-500',
  '0-0-500-0',
  '600-0-500-500',
  '0-600-500-500',
  '0-0-1001-10',
  '1000-0-1-1',
  '-1-0-500-500',
  '0-0-500',
  '0-0-500-500-1',
  '0,0,500,500',
  ' 0-0-500-500',
  '0-0-1e2-500',
  '٠-٠-٥٠٠-٥٠٠',
  '0-0-500-500\n',
])('%j is no part', (text) => {
  expect(readCrop(text)).toBeUndefined()
})

describe('pixels of a part', () => {
  test.each([
    ['250-100-500-300', { width: 2000, height: 1000 }, { x: 500, y: 100, width: 1000, height: 300 }],
    ['0-0-1-1', { width: 400, height: 400 }, { x: 0, y: 0, width: 1, height: 1 }],
    ['999-999-1-1', { width: 1, height: 1 }, { x: 0, y: 0, width: 1, height: 1 }],
    ['999-999-1-1', { width: 333, height: 7 }, { x: 332, y: 6, width: 1, height: 1 }],
    ['333-0-334-1000', { width: 10, height: 3 }, { x: 3, y: 0, width: 4, height: 3 }],
  ])('%s of %j are %j', (text, size, box) => {
    const crop = readCrop(text)
    expect(crop && pixelsOfCrop(crop, size)).toEqual(box)
  })

  test('are within every small picture, with an area', () => {
    for (let side = 1; side < 12; side += 1)
      for (const x of [0, 1, 499, 500, 501, 998])
        for (const width of [1, 2, 1000 - x]) {
          const box = pixelsOfCrop({ x, y: 0, width, height: 1 }, { width: side, height: side })
          expect(box.width).toBeGreaterThan(0)
          expect(box.x + box.width).toBeLessThanOrEqual(side)
        }
  })
})

test.each([
  [{ x: 500, y: 100, width: 1000, height: 300 }, { width: 2000, height: 1000 }, '250-100-500-300'],
  [{ x: 7999, y: 0, width: 1, height: 5000 }, { width: 8000, height: 5000 }, '999-0-1-1000'],
  [{ x: 0, y: 0, width: 1, height: 1 }, { width: 8000, height: 5000 }, '0-0-1-1'],
])('the box %j of %j is the part %s', (box, size, text) => {
  expect(cropOfPixels(box, size)).toEqual(readCrop(text))
})

test.each([
  [
    { x: 0, y: 0, width: 8000, height: 5000 },
    { width: 8000, height: 5000 },
  ],
  [
    { x: 0, y: 0, width: 1, height: 1 },
    { width: 1, height: 1 },
  ],
])('the whole picture %j is no part', (box, size) => {
  expect(cropOfPixels(box, size)).toBeUndefined()
})
