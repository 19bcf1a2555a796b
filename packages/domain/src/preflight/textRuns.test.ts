import { describe, expect, test } from 'vitest'

import { MM_OF_UNIT, textRuns } from './textRuns.ts'

/** A4 in units of a PDF page, whose origin is at the bottom left, as pdf.js draws it from the top left in millimetres. */
const scale = MM_OF_UNIT
const upright = [scale, 0, 0, -scale, 0, 297]
const run = (str: string, transform: readonly number[], width = 72) => ({ str, transform, width, fontName: 'f1' })
const near = (value: number) => Math.round(value * 10) / 10

describe('the text of a page', () => {
  test('stands in millimetres from the top left', () => {
    // 12 pt high, one inch from the left, one inch wide, 10 inches above the bottom.
    const [found] = textRuns([run('Klaim 1', [12, 0, 0, 12, 72, 720])], upright, scale).runs
    expect(found && [found.text, near(found.x), near(found.y), near(found.width), near(found.height)]).toEqual([
      'Klaim 1',
      25.4,
      near(297 - 254 - 12 * scale),
      25.4,
      near(12 * scale),
    ])
  })

  test('has no run for spaces, marks of pdf.js and texts without letters', () => {
    const items = [run('  ', [12, 0, 0, 12, 0, 0]), run('', [12, 0, 0, 12, 0, 0]), { type: 'beginMarkedContent' }, {}]
    expect(textRuns(items, upright, scale)).toEqual({ runs: [], fontIds: new Set(), turned: 0 })
  })

  test('names each font once', () => {
    const items = ['f1', 'f2', 'f1'].map((fontName) => ({ ...run('a', [12, 0, 0, 12, 0, 0]), fontName }))
    expect([...textRuns(items, upright, scale).fontIds]).toEqual(['f1', 'f2'])
  })
})

describe('turned text', () => {
  const [up, left, right, over] = [
    [12, 0, 0, 12, 100, 700],
    [0, 12, -12, 0, 100, 700],
    [0, -12, 12, 0, 100, 700],
    [-12, 0, 0, -12, 100, 700],
  ]

  test.each([
    ['upright', up, 0],
    ['turned to the left', left, 1],
    ['turned to the right', right, 1],
    ['upside down', over, 1],
    ['slanted a little', [12, 1, -1, 12, 100, 700], 0],
    ['slanted by more than an eighth of a circle', [8, 9, -9, 8, 100, 700], 1],
  ])('%s has the share of %s', (_what, transform, share) => {
    expect(textRuns([run('abcd', transform ?? [])], upright, scale).turned).toBe(share)
  })

  test('is counted by its characters', () => {
    const items = [run('abcdef', up ?? []), run('gh', left ?? [])]
    expect(textRuns(items, upright, scale).turned).toBe(0.25)
  })

  test('is as high as its line is long, so that it is not joined with upright lines', () => {
    const [found] = textRuns([run('abcd', left ?? [])], upright, scale).runs
    expect(found && [near(found.width), near(found.height)]).toEqual([near(12 * scale), 25.4])
  })

  test('of a page that the viewer turns is upright', () => {
    // A landscape sheet stored as portrait with /Rotate 90.
    const turned = [0, scale, scale, 0, 0, 0]
    expect(textRuns([run('abcd', left ?? [])], turned, scale).turned).toBe(0)
  })
})
