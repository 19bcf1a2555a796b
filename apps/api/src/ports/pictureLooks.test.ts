import { comparePictures, pictureScore } from '@saki/domain/pictures/pictureLikeness'
import { describePicture, packLooks, unpackLooks } from '@saki/domain/pictures/pictureLooks'
import { seekPicture, soughtPicture } from '@saki/domain/pictures/soughtPicture'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import { cutPicture, shapesLabel } from '../testing/drawnLabels.ts'
import { bitmapOf, looksOfPicture } from './pictureLooks.ts'

const LABELS = 60
const SOUGHT = [0, 1, 2, 3, 4, 5]
const png = (seed: number) => shapesLabel(seed).png().toBuffer()
const described: ReturnType<typeof describePicture>[] = []
beforeAll(async () => {
  for (let seed = 0; seed < LABELS; seed += 1) described.push(describePicture(await bitmapOf(await png(seed))))
})

/** How often the altered label is the first of all, and its mean scores. */
async function searchedAs(alter: (seed: number) => Promise<Buffer>) {
  let first = 0
  const scores: ReturnType<typeof comparePictures>[] = []
  for (const seed of SOUGHT) {
    const sought = soughtPicture(seekPicture(await bitmapOf(await alter(seed))))
    const all = described.map(({ words, looks }) => comparePictures(sought, words, looks))
    const own = all[seed]
    if (own && all.every((other) => other === own || pictureScore(other) < pictureScore(own))) first += 1
    if (own) scores.push(own)
  }
  const mean = (part: keyof (typeof scores)[number]) =>
    scores.reduce((sum, each) => sum + each[part], 0) / scores.length
  return { first, shape: mean('SHAPE'), colour: mean('COLOUR'), edges: mean('EDGES') }
}

describe('a picture is the first of sixty', () => {
  test.each<[string, (seed: number) => Promise<Buffer>]>([
    ['as it is', png],
    ['cut by 10 % at the left and top', async (seed) => cutPicture(await png(seed), 0.1, 1, 1)],
    ['cut by 18 % around', async (seed) => cutPicture(await png(seed), 0.18, 0.5, 0.5)],
    ['cut by 25 % at the right and bottom', async (seed) => cutPicture(await png(seed), 0.25, 0, 0)],
    ['in other colours', (seed) => shapesLabel(seed, [90, 40, 140]).png().toBuffer()],
    ['without colours', (seed) => shapesLabel(seed).greyscale().png().toBuffer()],
    ['with light and dark exchanged', (seed) => shapesLabel(seed).negate().png().toBuffer()],
    ['turned by 90°', (seed) => shapesLabel(seed).rotate(90).png().toBuffer()],
    ['turned by 180°', (seed) => shapesLabel(seed).rotate(180).png().toBuffer()],
    ['turned by 270°', (seed) => shapesLabel(seed).rotate(270).png().toBuffer()],
    ['turned by 5°', (seed) => shapesLabel(seed).rotate(5, { background: '#ffffff' }).png().toBuffer()],
    ['mirrored', (seed) => shapesLabel(seed).flop().png().toBuffer()],
    ['as small as 96 points', (seed) => shapesLabel(seed).resize(96).png().toBuffer()],
    ['as large as 900 points', (seed) => shapesLabel(seed).resize(900).png().toBuffer()],
    ['as a JPEG of quality 20', (seed) => shapesLabel(seed).jpeg({ quality: 20 }).toBuffer()],
    [
      'on a wide margin',
      (seed) =>
        shapesLabel(seed).extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#ffffff' }).png().toBuffer(),
    ],
  ])('%s', async (_how, alter) => {
    expect((await searchedAs(alter)).first).toBe(SOUGHT.length)
  })
})

describe('the scores say why', () => {
  test('the same picture has 100 for each', async () => {
    expect(await searchedAs(png)).toMatchObject({ shape: 100, colour: 100, edges: 100 })
  })

  test('in other colours the shape stays and the colour does not', async () => {
    const { shape, colour } = await searchedAs((seed) => shapesLabel(seed, [90, 40, 140]).png().toBuffer())
    expect(shape).toBeGreaterThan(75)
    expect(colour).toBeLessThan(60)
  })

  test('another picture has little of the shape', () => {
    const [one, other] = described
    if (!one || !other) throw new Error('no labels')
    const { SHAPE } = comparePictures(soughtOf(one), other.words, other.looks)
    expect(SHAPE).toBeLessThan(50)
  })
})

/** A search for exactly what is described. */
function soughtOf({ words, looks }: ReturnType<typeof describePicture>) {
  const points = words.map((word) => [word])
  return soughtPicture({ points, hashes: [looks.hash], looks })
}

test('the same bytes always give the same description, also after packing', async () => {
  const again = describePicture(await bitmapOf(await png(3)))
  expect(again).toEqual(described[3])
  expect(unpackLooks(packLooks(again.looks))).toEqual(again.looks)
})

describe('looksOfPicture', () => {
  const looks = (source: Buffer) => looksOfPicture({ as: 'looks', source, of: 'described', maxSide: 20_000 })

  test.each<[string, () => Promise<Buffer>]>([
    [
      'with transparency',
      async () =>
        sharp(await png(1))
          .ensureAlpha(0.5)
          .png()
          .toBuffer(),
    ],
    [
      'in CMYK',
      async () =>
        sharp(await png(1))
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      'in grey of 16 bits',
      async () =>
        sharp(await png(1))
          .toColourspace('grey16')
          .png()
          .toBuffer(),
    ],
    [
      'of one colour',
      () =>
        sharp({ create: { width: 9, height: 900, channels: 3, background: '#123456' } })
          .png()
          .toBuffer(),
    ],
    [
      'of one point',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } })
          .png()
          .toBuffer(),
    ],
  ])('describes a picture %s', async (_what, make) => {
    expect(await looks(await make())).toHaveProperty('described.words')
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['cut short', async () => (await png(1)).subarray(0, 900)],
    ['that is text', () => Promise.resolve(Buffer.from('GIF89a or nothing at all'))],
    ['without bytes', () => Promise.resolve(Buffer.alloc(0))],
    [
      'that moves',
      async () =>
        sharp(await png(1))
          .gif()
          .toBuffer()
          .catch(() => Buffer.from('GIF89a')),
    ],
    [
      'of 100 million points',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('refuses a picture %s', async (_what, make) => {
    expect(await looks(await make())).toHaveProperty('refused')
  })
})
