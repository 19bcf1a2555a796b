import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { answerForm, answerPoint } from '../../../testing/letterCase.ts'
import type { SaveAttempt } from '../../autosave/copy.ts'
import type { Texts } from './answerState.ts'

vi.mock('../../lib/languages.ts', () => ({ currentLanguage: () => 'id' }))
const { answerCopy, answerEditKind, pointOfPath, procidOf } = await import('./answerKind.ts')

const exhibit = { DOC_ID: 'doc-1', NAME: 'Faktur', PROVES: 'Dipakai sejak 2012' }
const form = answerForm({
  POINTS: [answerPoint({ ANSWER_TEXT: 'Sudah dimeteraikan.' }), answerPoint({ OPTION_NBR: 82, EXHIBITS: [exhibit] })],
})
const attempt: SaveAttempt<Texts> = {
  key: 'k',
  rowVersion: 2,
  data: { 'FD-81': 'Terlampir' },
  revision: 1,
  files: false,
}

let answer: Response | undefined
let bodies: Record<string, unknown>[]

beforeEach(() => {
  bodies = []
  answer = Response.json({ err: '', TEMP_ID: 'J-1', ROW_VERSION: 3, SAVED_AT: '2026-11-23T16:59:59.000Z' })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.body) bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the copy of an answer', () => {
  test('has the texts and exhibits of the server and is unchanged', () => {
    const copy = answerCopy(form)
    expect(copy.data).toEqual({
      'FD-81': 'Sudah dimeteraikan.',
      'FD-82': '',
      'FD-82/doc-1/NAME': 'Faktur',
      'FD-82/doc-1/PROVES': 'Dipakai sejak 2012',
    })
    expect([copy.localId, copy.revision, copy.rowVersion, copy.tempId]).toEqual(['3-50186-2', 0, undefined, undefined])
  })

  test('of a saved answer has its version, time and draft', () => {
    const { rowVersion, savedAt, tempId } = answerCopy({ ...form, ROW_VERSION: 5, SAVED_AT: 'then', TEMP_ID: 'J-1' })
    expect([rowVersion, savedAt, tempId]).toEqual([5, 'then', 'J-1'])
  })

  test('is found by the process and the action that sent the letter', () => {
    const copy = answerCopy(form)
    expect(['3-50186-2', '3-50186-3', '3-50186'].map((id) => answerEditKind.isNamed(copy, id))).toEqual([
      true,
      false,
      false,
    ])
    expect(procidOf(form)).toBe('3-50186-2')
  })
})

describe('a save', () => {
  test('names the letter and the version, and sends every point, also those without a text', async () => {
    await answerEditKind.send(answerCopy(form), attempt)
    expect(bodies[0]).toEqual({
      PROC_TYP: '3',
      PROC_NBR: 50_186,
      ACTION_NBR: 2,
      ROW_VERSION: 2,
      POINTS: [
        { LIST_CODE: 'FD', OPTION_NBR: 81, TEXT: 'Terlampir', FILES: [] },
        { LIST_CODE: 'FD', OPTION_NBR: 82, TEXT: '', FILES: [] },
      ],
    })
  })

  test('sends what is written about an exhibit, and not an exhibit of which nothing is written', async () => {
    const data = {
      'FD-82/doc-1/NAME': 'Faktur',
      'FD-82/doc-1/PROVES': '',
      'FD-82/doc-2/NAME': '',
      'FD-82/doc-2/PROVES': '',
    }
    await answerEditKind.send(answerCopy(form), { ...attempt, data })
    expect(bodies[0]).toMatchObject({ POINTS: [{}, { EXHIBITS: [{ DOC_ID: 'doc-1', NAME: 'Faktur', PROVES: '' }] }] })
  })

  test('that is the first one has no version', async () => {
    await answerEditKind.send(answerCopy(form), { ...attempt, rowVersion: undefined })
    expect(bodies[0]).toMatchObject({ ROW_VERSION: null })
  })

  test('keeps the version and the draft for files', async () => {
    expect(await answerEditKind.send(answerCopy(form), attempt)).toEqual({
      kind: 'saved',
      rowVersion: 3,
      savedAt: '2026-11-23T16:59:59.000Z',
      more: { tempId: 'J-1' },
    })
  })

  test.each([
    ['ACTION_NOT_ALLOWED', 409, [{ field: 'LETTER', message: 'Batas waktu lewat.' }], 'Batas waktu lewat.'],
    ['ACTION_NOT_ALLOWED', 409, [], 'Ditolak'],
    ['NOT_MANDATED', 403, [], 'Ditolak'],
  ])('refused by %s (%i) says why in the words of the field', async (err, status, fields, words) => {
    answer = Response.json({ err, title: 'Ditolak', fields }, { status })
    expect(await answerEditKind.send(answerCopy(form), attempt)).toMatchObject({ kind: 'refused', words })
  })

  test.each([
    ['STALE_VERSION', 409, 'stale'],
    ['NOT_FOUND', 404, 'gone'],
    ['BUSY', 503, 'failed'],
  ])('of which the server says %s (%i) is %s', async (err, status, kind) => {
    answer = Response.json({ err, title: 'x' }, { status })
    expect((await answerEditKind.send(answerCopy(form), attempt)).kind).toBe(kind)
  })

  test('without a connection is repeated when there is one', async () => {
    answer = undefined
    expect((await answerEditKind.send(answerCopy(form), attempt)).kind).toBe('unreachable')
  })
})

describe('the newest version of the server', () => {
  test('has the texts of all points', async () => {
    answer = Response.json({ ...form, ROW_VERSION: 7, SAVED_AT: 'then' })
    expect(await answerEditKind.newest(answerCopy(form))).toMatchObject({
      rowVersion: 7,
      savedAt: 'then',
      data: { 'FD-81': 'Sudah dimeteraikan.' },
    })
  })

  test('is none before the first save, and when it cannot be read', async () => {
    answer = Response.json(form)
    expect(await answerEditKind.newest(answerCopy(form))).toBeUndefined()
    answer = undefined
    expect(await answerEditKind.newest(answerCopy(form))).toBeUndefined()
  })
})

test.each([
  ['FD-81', 81],
  ['FD-82', 82],
  ['FD-82/doc-1/PROVES', 82],
  ['FD-8', undefined],
  ['', undefined],
])('the text at "%s" belongs to point %s', (path, option) => expect(pointOfPath(form, path)?.OPTION_NBR).toBe(option))

test('texts of two devices in different points are both kept; in one point they are a conflict', () => {
  const base = { 'FD-81': '', 'FD-82': '' }
  const { merge } = answerEditKind
  expect(merge(base, { ...base, 'FD-81': 'a' }, { ...base, 'FD-82': 'b' })).toEqual({
    merged: { 'FD-81': 'a', 'FD-82': 'b' },
    conflicts: [],
  })
  const { conflicts } = merge(base, { ...base, 'FD-81': 'a' }, { ...base, 'FD-81': 'b' })
  expect(conflicts.map(({ path, mine, theirs }) => [path, mine, theirs])).toEqual([['FD-81', 'a', 'b']])
})
