import type { FileRow } from '@saki/contracts/fileRow'
import { describe, expect, test } from 'vitest'

import type { UploadItem } from '../../../uploads/upload.ts'
import { partFileOf } from './partFiles.ts'

const listed = { ID: 'F1', SPECDOC_TYP: 'URA', FILE_NAME: 'uraian.pdf', SIZE: 9, PAGES: 2 } as FileRow
const uploadOf = (more: Partial<UploadItem>) =>
  ({ slot: 'URA', fileName: 'uraian.pdf', size: 9, state: 'sending', reply: undefined, ...more }) as UploadItem

function partOf(files: FileRow[], uploads: UploadItem[]) {
  return partFileOf('URA', { files, uploads, checkOf: () => undefined, wasKept: () => false })
}

describe('a part counts as stored', () => {
  test('when the server lists its file', () => {
    expect(partOf([listed], [])).toMatchObject({ isStored: true, upload: undefined })
  })

  test('and not before, although the upload has been answered', () => {
    const answered = uploadOf({ state: 'stored', reply: { DOC_ID: 'F1' } as UploadItem['reply'] })
    expect(partOf([], [answered])).toMatchObject({ isStored: false, upload: answered })
    expect(partOf([listed], [answered])).toMatchObject({ isStored: true, upload: undefined })
  })

  test('not while a replacement is uploading', () => {
    expect(partOf([listed], [uploadOf({})])).toMatchObject({ isStored: false, file: undefined })
  })
})

test('a slot without file, upload and check has no part', () => {
  expect(partOf([], [])).toBeUndefined()
})
