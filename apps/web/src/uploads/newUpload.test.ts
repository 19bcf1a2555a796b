import { beforeEach, describe, expect, test, vi } from 'vitest'

import type { Checked } from './checkWorker.ts'
import type { NewUpload } from './upload.ts'
import type { SlotLimit } from './newUpload.ts'

const checkFile = vi.fn<() => Promise<Partial<Checked>>>()
vi.mock('./checkFile.ts', () => ({ checkFile }))
const { checkedUpload, draftUpload, typesOf } = await import('./newUpload.ts')
const { isSentInParts, isUnderway, laneOf } = await import('./upload.ts')

const limit = {
  SPECDOC_TYP: 'GDI',
  MIME_LIST: ['image/jpeg', 'image/png'],
  MAX_FILES: 3,
  MAX_BYTES: 5_242_880,
  MAX_PX: 6000,
} as SlotLimit
const picked = (size: number, name = 'gambar.jpg') => {
  const bytes = new File([new Uint8Array(8)], name, { type: 'image/jpeg' })
  Object.defineProperty(bytes, 'size', { value: size })
  return draftUpload({ bytes, slot: 'GDI', view: 2 }, 'D-1', true)
}
const picture = { mime: 'image/jpeg', sha256: 'ab', width: 1000, height: 800, damaged: false }

beforeEach(() => {
  checkFile.mockReset()
  checkFile.mockResolvedValue(picture)
})
const faultOf = async (upload: NewUpload, already = 0, of: SlotLimit | undefined = limit) =>
  (await checkedUpload(upload, of, already)).fault

describe('a picked file', () => {
  test('has what is known before it is checked, and a key and a rank of its own', () => {
    const [first, second] = [picked(10), picked(10)]
    expect(first).toMatchObject({
      draft: 'D-1',
      slot: 'GDI',
      view: 2,
      fileName: 'gambar.jpg',
      size: 10,
      description: '',
    })
    expect(first.id).not.toBe(second.id)
    expect(second.order).toBeGreaterThan(first.order)
  })

  test('that is accepted has its type, size in pixels and hash as they were read, whatever its name says', async () => {
    checkFile.mockResolvedValue({ ...picture, mime: 'image/png' })
    expect(await checkedUpload(picked(10), limit, 0)).toMatchObject({
      mime: 'image/png',
      width: 1000,
      height: 800,
      sha256: 'ab',
      fault: undefined,
    })
  })
})

describe('a picked file is refused', () => {
  test.each([
    [5_242_881, '5.242.881', '5.242.880'],
    [6_000_000_000, '6.000.000.000', '5.242.880'],
  ])('with %i bytes, with both sizes in bytes, and is not read', async (size, shown, most) => {
    expect(await faultOf(picked(size))).toEqual({ key: 'files:tooLarge', values: { size: shown, limit: most } })
    expect(checkFile).not.toHaveBeenCalled()
  })

  test('when it is empty', async () => {
    expect(await faultOf(picked(0))).toEqual({ key: 'files:empty' })
  })

  test('when it cannot be read, as one that was moved meanwhile', async () => {
    checkFile.mockRejectedValue(new Error('unreadable'))
    expect(await faultOf(picked(10))).toEqual({ key: 'studio:unreadable' })
  })

  test.each([
    ['of another type', { mime: 'application/pdf' }, 0, 'filing:file.type'],
    ['of a wanted type that is damaged', { damaged: true }, 0, 'files:damagedImage'],
    ['of another type that is damaged', { mime: 'image/gif', damaged: true }, 0, 'filing:file.type'],
    ['as the fourth of three', {}, 3, 'filing:file.tooMany'],
    ['that is too wide', { width: 6001 }, 0, 'filing:file.tooManyPixels'],
    ['that is too high', { height: 6001 }, 0, 'filing:file.tooManyPixels'],
  ])('%s', async (_what, change, already, key) => {
    checkFile.mockResolvedValue({ ...picture, ...change })
    expect(await faultOf(picked(10), already)).toMatchObject({ key })
  })
})

test.each([
  ['as the third of three', picked(10), 2],
  ['of the most bytes', picked(5_242_880), 0],
])('a file is accepted %s', async (_what, upload, already) => expect(await faultOf(upload, already)).toBeUndefined())

test('without known limits only what no slot takes is refused: the server checks the rest', async () => {
  checkFile.mockResolvedValue({ ...picture, mime: 'text/html' })
  expect(await checkedUpload(picked(10_000_000), undefined, 99)).toMatchObject({ fault: undefined, mime: 'text/html' })
  expect((await checkedUpload(picked(0), undefined, 0)).fault).toEqual({ key: 'files:empty' })
})

test('the types of a slot are told by their short names', () => {
  expect(typesOf(limit)).toBe('JPG, PNG')
  expect(typesOf({ ...limit, MIME_LIST: ['application/x-unknown'] })).toBe('application/x-unknown')
})

test('files of one slot and view wait for each other, others do not', () => {
  const lane = (change = {}) => laneOf({ draft: 'D-1', slot: 'GDI', view: 2, ...change })
  const lanes = [lane(), lane({ view: 3 }), lane({ view: null }), lane({ slot: 'KUA' }), lane({ draft: 'D-2' })]
  expect(new Set(lanes).size).toBe(5)
  expect(lane()).toBe(lane())
})

test.each([
  [1_048_576, false],
  [1_048_577, true],
])('a file of %i bytes is sent in parts: %s', (size, is) => expect(isSentInParts({ size })).toBe(is))

const underway = { checking: false, waiting: true, sending: true, held: true, refused: false, stored: false }
test.each(Object.entries(underway))('an upload that is %s has still to be sent: %s', (state, is) => {
  expect(isUnderway({ state } as Parameters<typeof isUnderway>[0])).toBe(is)
})
