import { problemStatus, type ProblemCode } from '@saki/contracts/problem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { SaveAttempt } from '../../autosave/copy.ts'
import type { RequestContent, RequestCopy } from './requestCopy.ts'

vi.mock('../../lib/languages.ts', () => ({ currentLanguage: () => 'id' }))
const { requestEditKind, readRequest } = await import('./requestEditKind.ts')
const { copyOfDraft, isLocalRequestId, localIdOf, newRequestCopy } = await import('./requestCopy.ts')

const stop = { LEVEL: 'STOP', PATH: 'CASES.0', MESSAGE: 'Bukan milik Anda' } as const
const reply = {
  err: '',
  TEMP_ID: 'request-1',
  USERDOC_TYP: 'PN',
  ROW_VERSION: 4,
  COMPLETE_PCT: 80,
  ERRORS: [stop, { LEVEL: 'WARN', PATH: 'DATA', MESSAGE: 'Periksa' }],
  WARNINGS: [],
  FEES: [],
  TOTAL_AMOUNT: 300_000,
  CASES: [],
  SAVED_AT: '2026-11-20T16:59:59.000Z',
  SUBMISSION_NBR: null,
  BILLING_CODE: null,
  BILLING_EXPIRES_AT: null,
}
const attempt: SaveAttempt<RequestContent> = {
  key: 'key-1',
  rowVersion: 3,
  data: { PATENT_IDS: ['A00202600001'], DATA: { NAMES: { NEW: 'PT Kursi' } } },
  revision: 2,
  files: false,
}
const copy: RequestCopy = {
  ...newRequestCopy(localIdOf('k'), 'PN', ['A00202600001']),
  tempId: 'request-1',
  savedAt: 'then',
}

let answers: (Response | undefined)[]
let asked: { path: string; body: Record<string, unknown> }[]

beforeEach(() => {
  asked = []
  answers = [Response.json(reply)]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ path: url, body: init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {} })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = (change: Partial<typeof attempt> = {}) => requestEditKind.send(copy, { ...attempt, ...change })
const refuse = (err: string, status: number, more = {}) => {
  answers = [Response.json({ err, status, title: 'Ditolak', ...more }, { status })]
}

describe('a save', () => {
  test('names draft, version, kind, cases and answers', async () => {
    await send()
    expect(asked[0]?.body).toMatchObject({
      TEMP_ID: 'request-1',
      ROW_VERSION: 3,
      USERDOC_TYP: 'PN',
      PATENT_IDS: ['A00202600001'],
      DATA: { NAMES: { NEW: 'PT Kursi' } },
      IND_SUBMIT: 'N',
    })
  })

  test('that is the first one makes a draft', async () => {
    await send({ rowVersion: undefined })
    expect(asked[0]?.body).toMatchObject({ TEMP_ID: null, ROW_VERSION: null })
  })

  test('keeps the version of the server and refuses nothing', async () => {
    expect(await send()).toEqual({
      kind: 'saved',
      rowVersion: 4,
      savedAt: reply.SAVED_AT,
      more: { tempId: 'request-1', refused: [], reply: undefined },
    })
  })
})

describe('a submission', () => {
  const submit = () => send({ files: true })

  test('that was accepted is final', async () => {
    answers = [Response.json({ ...reply, SUBMISSION_NBR: 'TRX-2026-200001' })]
    expect(await submit()).toMatchObject({ kind: 'saved', more: { end: 'filed', refused: [] } })
  })

  test('that is incomplete was saved, and lists what prevents it without advice', async () => {
    refuse('NOT_COMPLETE', 422, { current: reply })
    const outcome = await submit()
    expect(outcome).toMatchObject({ kind: 'saved', rowVersion: 4, more: { refused: [stop] } })
    expect(outcome).not.toHaveProperty('more.end')
  })

  test.each([
    ['AMOUNT_CHANGED', 409],
    ['ACTION_NOT_ALLOWED', 409],
    ['NOT_MANDATED', 403],
    ['INVALID', 422],
  ])('that %s refuses keeps the saved answers and says why', async (err, status) => {
    const fields = [{ field: 'CASES.0', message: 'Jangka waktu lewat' }]
    refuse(err, status, { fields })
    expect(await submit()).toEqual({
      kind: 'saved',
      rowVersion: 3,
      savedAt: 'then',
      more: { refusal: { words: 'Ditolak', faults: fields } },
    })
  })

  test('that was accepted before, in another page, is final', async () => {
    refuse('ALREADY_FILED', 409)
    expect(await submit()).toEqual({ kind: 'filed' })
  })

  test.each([
    ['BUSY', 503],
    ['STORAGE_FULL', 507],
    ['KEY_IN_USE', 409],
    ['UNKNOWN', 500],
  ])('of which %s leaves open whether it arrived is repeated', async (err, status) => {
    refuse(err, status)
    expect((await submit()).kind).toBe('failed')
  })

  test('under an old version shows the newer one', async () => {
    refuse('STALE_VERSION', 409)
    expect(await submit()).toEqual({ kind: 'stale' })
  })

  test('without a connection is repeated when there is one', async () => {
    answers = [undefined]
    expect((await submit()).kind).toBe('unreachable')
  })
})

/** Problems after which the same save must not be sent again; all others are repeated. */
const final: Partial<Record<ProblemCode, 'stale' | 'gone' | 'filed' | 'failed'>> = {
  NOT_FOUND: 'gone',
  FILE_NOT_FOUND: 'gone',
  AGENT_NOT_FOUND: 'gone',
  ALREADY_FILED: 'filed',
  STALE_VERSION: 'stale',
  KEY_REUSED: 'stale',
  KEY_IN_USE: 'failed',
}
const refusing: readonly number[] = [400, 403, 409, 413, 415, 422]
const elsewhere: readonly string[] = ['NOT_SIGNED_IN', 'OUTCOME_UNKNOWN']

test.each((Object.entries(problemStatus) as [ProblemCode, number][]).filter(([err]) => !elsewhere.includes(err)))(
  'after %s (%i) a save goes on as it must',
  async (err, status) => {
    refuse(err, status)
    expect((await send()).kind).toBe(final[err] ?? (refusing.includes(status) ? 'refused' : 'failed'))
  },
)

describe('a draft that is opened', () => {
  const draft = {
    ...reply,
    CLIENT: null,
    DATA: { NAMES: { NEW: 'PT Meja' } },
    CASE: {},
    FILES: [],
    DEVICE: 'Chrome',
    UPDATED_AT: '2026-11-19T03:00:00.000Z',
    DELETED: 'N',
    CASES: [{ PATENT_ID: 'A00202600007' }],
  }

  test('is the one of the server', async () => {
    answers = [Response.json(draft)]
    const found = await readRequest('request-1', undefined, undefined)
    expect(found).toMatchObject({
      kind: 'open',
      copy: { localId: 'request-1', tempId: 'request-1', rowVersion: 4, data: { PATENT_IDS: ['A00202600007'] } },
    })
  })

  test('keeps the id that it has on this device', async () => {
    answers = [Response.json(draft)]
    expect(await readRequest('request-1', copy, undefined)).toMatchObject({ copy: { localId: 'L-k' } })
  })

  test.each([
    ['was submitted', { SUBMISSION_NBR: 'TRX-2026-200001' }, { kind: 'closed', closed: 'TRX-2026-200001' }],
    ['was deleted', { DELETED: 'Y' }, { kind: 'missing' }],
    ['was submitted and then deleted', { SUBMISSION_NBR: 'TRX-1', DELETED: 'Y' }, { kind: 'closed', closed: 'TRX-1' }],
  ])('and %s is not edited', async (_what, change, found) => {
    answers = [Response.json({ ...draft, ...change })]
    expect(await readRequest('request-1', undefined, undefined)).toEqual(found)
  })

  test.each([404, 422])('of which the server knows nothing (%i) is missing', async (status) => {
    answers = [Response.json({ err: 'NOT_FOUND' }, { status })]
    expect(await readRequest('request-9', undefined, undefined)).toEqual({ kind: 'missing' })
  })

  test('that cannot be read now is not missing', async () => {
    answers = [Response.json({ err: 'BUSY' }, { status: 503 })]
    await expect(readRequest('request-1', undefined, undefined)).rejects.toMatchObject({ err: 'BUSY' })
  })

  test('under a local id that was never saved is the one on this device, else the one just begun, else missing', async () => {
    const begun = newRequestCopy(localIdOf('new'), 'PN', [])
    const own = { ...begun, tempId: undefined }
    expect(await readRequest('L-new', own, undefined)).toEqual({ kind: 'open', copy: own })
    expect(await readRequest('L-new', undefined, begun)).toEqual({ kind: 'open', copy: begun })
    expect(await readRequest('L-new', undefined, undefined)).toEqual({ kind: 'missing' })
    expect(asked).toEqual([])
  })
})

test('a copy is found by its own id and by that of the server', () => {
  expect([copy.localId, 'request-1', 'request-2'].map((id) => requestEditKind.isNamed(copy, id))).toEqual([
    true,
    true,
    false,
  ])
  expect([isLocalRequestId('L-k'), isLocalRequestId('request-1')]).toEqual([true, false])
})

test('of two devices, one adds a case and the other writes an answer: both are kept', () => {
  const base: RequestContent = { PATENT_IDS: ['A1'], DATA: { NAMES: { OLD: 'a', NEW: '' } } }
  const mine: RequestContent = { PATENT_IDS: ['A1', 'A2'], DATA: base.DATA }
  const theirs: RequestContent = { PATENT_IDS: ['A1'], DATA: { NAMES: { OLD: 'a', NEW: 'b' } } }
  expect(requestEditKind.merge(base, mine, theirs)).toEqual({
    merged: { PATENT_IDS: ['A1', 'A2'], DATA: { NAMES: { OLD: 'a', NEW: 'b' } } },
    conflicts: [],
  })
})

test('the copy of a draft of the server is unchanged', () => {
  const { revision, savedRevision, base, data } = copyOfDraft(
    { ...reply, CASES: [], DATA: {}, UPDATED_AT: 'then' } as unknown as Parameters<typeof copyOfDraft>[0],
    'L-1',
    '1',
  )
  expect([revision, savedRevision, base === data]).toEqual([0, 0, true])
})
