import type { FileRow } from '@saki/contracts/fileRow'
import { describe, expect, test } from 'vitest'

import type { UploadItem } from '../../../uploads/upload.ts'
import { clashes, takenViews, tilesOf } from './tiles.ts'

const row = (ID: string, VIEW_TYPE_ID: number, SEQ_NUM = 1) => ({ ID, VIEW_TYPE_ID, SEQ_NUM }) as FileRow
const pending = (id: string, view: number, parts: Partial<UploadItem> = {}) =>
  ({ id, view, state: 'sending', ...parts }) as UploadItem
const none = new Set<string>()

describe('tilesOf (seven views, then additional pictures, then one empty position)', () => {
  test('an empty strip has eight positions', () => {
    const tiles = tilesOf([], [], none)
    expect(tiles.map(({ view }) => view)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(tiles.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('additional pictures are in their order, then uploads, then an empty position', () => {
    const tiles = tilesOf([row('b', 8, 3), row('a', 8, 2), row('f', 2)], [pending('u', 8)], none)
    expect(tiles.slice(7).map(({ file, upload }) => file?.ID ?? upload?.id)).toEqual(['a', 'b', 'u', undefined])
    expect(tiles[1]?.file?.ID).toBe('f')
  })

  test('a hidden file is left out; a stored upload is shown only until its file is listed', () => {
    const stored = pending('u', 1, { state: 'stored', reply: { DOC_ID: 'a' } as UploadItem['reply'] })
    expect(tilesOf([row('a', 1)], [stored], none)[0]).toMatchObject({ file: { ID: 'a' }, upload: undefined })
    expect(tilesOf([row('a', 1)], [], new Set(['a']))[0]?.file).toBeUndefined()
    expect(tilesOf([], [stored], none)[0]?.upload?.id).toBe('u')
  })
})

test('takenViews counts files and uploads, without refused ones', () => {
  expect(takenViews(tilesOf([row('a', 1)], [pending('u', 2), pending('w', 3, { state: 'refused' })], none))).toEqual([
    1, 2,
  ])
})

test('two files for one view clash, two additional pictures do not', () => {
  expect([...clashes([{ view: 2 }, { view: 8 }, { view: 2 }, { view: 8 }])]).toEqual([0, 2])
})
