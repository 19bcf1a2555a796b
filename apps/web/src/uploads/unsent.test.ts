import type { FileRow } from '@saki/contracts/fileRow'
import type { UploadReply } from '@saki/contracts/uploads'
import { expect, test } from 'vitest'

import { namesOf, unsentOf } from './unsent.ts'
import type { UploadItem, UploadState } from './upload.ts'

const upload = (fileName: string, state: UploadState, id?: string) =>
  ({ fileName, state, reply: id === undefined ? undefined : ({ DOC_ID: id } as UploadReply) }) as UploadItem

const file = (ID: string, SCAN: FileRow['SCAN'] = 'clean') => ({ ID, FILE_NAME: `${ID}.pdf`, SCAN })

test('unsentOf counts 17 listed and 3 refused files as 20, and namesOf joins the names', () => {
  const there = Array.from({ length: 17 }, (_, at) => file(`doc-${at}`))
  const failed = ['bukti 4.pdf', 'bukti 9.pdf', 'bukti, 17 [b].pdf'].map((name) => upload(name, 'refused'))
  const stored = upload('bukti 1.pdf', 'stored', 'doc-1')
  const unsent = unsentOf([stored, ...failed], there)
  expect([unsent.all - unsent.failed.length, unsent.all]).toEqual([17, 20])
  expect(namesOf(unsent.failed, ', ')).toBe('bukti 4.pdf, bukti 9.pdf, bukti, 17 [b].pdf')
  expect(unsent.underway).toEqual([])
})

test('unsentOf counts held and sending files as underway, and a stored one that is not listed yet once', () => {
  const unsent = unsentOf([upload('a', 'held'), upload('b', 'sending'), upload('c', 'stored', 'new')], [file('old')])
  expect([unsent.all, unsent.underway.length, unsent.failed.length]).toEqual([4, 2, 0])
})

test('unsentOf counts an infected file as failed, a file being scanned as stored', () => {
  const unsent = unsentOf([], [file('a'), file('b', 'infected'), file('c', 'scanning')])
  expect([unsent.all - unsent.failed.length, unsent.all, namesOf(unsent.failed, ', ')]).toEqual([2, 3, 'b.pdf'])
})
