import { problemStatus, type ProblemCode } from '@saki/contracts/problem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { SaveAttempt } from '../../autosave/copy.ts'
import type { DeviceDraft } from './deviceDraft.ts'

vi.mock('../../lib/languages.ts', () => ({ currentLanguage: () => 'id' }))
const { deviceName, draftKind } = await import('./draftKind.ts')

const draft = { localId: 'local-1', tempId: 'draft-1', formType: 'DESIGN-1', onBehalfOf: 7 } as DeviceDraft
const attempt: SaveAttempt<DeviceDraft['data']> = {
  key: 'key-1',
  rowVersion: 3,
  data: { TECHNICAL: { TITLE: 'Cangkir' } },
  revision: 5,
  files: false,
}
const saved = {
  err: '',
  TEMP_ID: 'draft-1',
  ROW_VERSION: 4,
  SAVED_AT: '2026-11-20T16:59:59.000Z',
  SUBMISSION_NBR: null,
  ERRORS: [
    { LEVEL: 'STOP', PATH: 'TECHNICAL.TITLE', MESSAGE: 'Isi judul' },
    { LEVEL: 'WARN', PATH: 'OWNERS', MESSAGE: 'Periksa nama' },
  ],
}
let answer: Response | undefined
let bodies: Record<string, unknown>[]

beforeEach(() => {
  bodies = []
  answer = Response.json(saved)
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = (change: Partial<typeof attempt> = {}) => draftKind.send(draft, { ...attempt, ...change })
const refuse = (err: string, status: number, more = {}) => {
  answer = Response.json({ err, status, title: 'Ditolak', ...more }, { status })
}

describe('what is sent', () => {
  test('a later save names draft and version, and not again for whom it is', async () => {
    await send()
    expect(bodies[0]).toMatchObject({
      TEMP_ID: 'draft-1',
      ROW_VERSION: 3,
      IND_SUBMIT: 'N',
      TECHNICAL: { TITLE: 'Cangkir' },
    })
    expect(bodies[0]).not.toHaveProperty('ON_BEHALF_OF')
  })

  test('a first save names neither, but for whom it is', async () => {
    await send({ rowVersion: undefined })
    expect(bodies[0]).toMatchObject({ TEMP_ID: null, ROW_VERSION: null, ON_BEHALF_OF: 7 })
  })

  test('a filing says so', async () => {
    await send({ files: true })
    expect(bodies[0]).toMatchObject({ IND_SUBMIT: 'Y' })
  })
})

describe('what was answered', () => {
  test('a saved draft has the new version and is not filed', async () => {
    expect(await send()).toEqual({
      kind: 'saved',
      rowVersion: 4,
      savedAt: saved.SAVED_AT,
      more: { tempId: 'draft-1', refused: [], reply: undefined },
    })
  })

  test('a filing that was not accepted lists what prevents it, without advice', async () => {
    const { more } = (await send({ files: true })) as { more: Partial<DeviceDraft> }
    expect(more.refused).toEqual([saved.ERRORS[0]])
    expect(more).not.toHaveProperty('end')
  })

  test('a filing that was accepted is final', async () => {
    answer = Response.json({ ...saved, SUBMISSION_NBR: 'TRX-2026-000001' })
    expect(await send({ files: true })).toMatchObject({
      kind: 'saved',
      more: { end: 'filed', refused: [], reply: { SUBMISSION_NBR: 'TRX-2026-000001' } },
    })
  })

  test('an incomplete filing was saved all the same', async () => {
    refuse('NOT_COMPLETE', 422, { current: saved })
    expect(await send({ files: true })).toMatchObject({
      kind: 'saved',
      rowVersion: 4,
      more: { refused: [saved.ERRORS[0]] },
    })
  })

  test('a refusal names the fields that are wrong', async () => {
    refuse('INVALID', 422, {
      fields: [
        { field: 'A', message: 'Terlalu panjang.' },
        { field: 'B', message: 'Salah.' },
      ],
    })
    expect(await send()).toMatchObject({ kind: 'refused', words: 'Ditolak Terlalu panjang. Salah.' })
  })

  test('a first save that meets another use of its key is refused, because there is no newer version to show', async () => {
    refuse('KEY_REUSED', 422)
    expect(await send({ rowVersion: undefined })).toEqual({ kind: 'refused', words: '' })
  })

  test('a broken connection leaves open whether it was saved', async () => {
    answer = undefined
    expect(await send()).toEqual({ kind: 'unreachable', words: '' })
  })
})

/** Problems after which the same request must not be sent again, and how the draft goes on; all others are repeated. */
const final: Partial<Record<ProblemCode, 'refused' | 'stale' | 'gone' | 'filed'>> = {
  BAD_REQUEST: 'refused',
  INVALID: 'refused',
  NOT_ALLOWED: 'refused',
  ROLE_NEEDED: 'refused',
  NOT_MANDATED: 'refused',
  NO_CONSULTANT_ROLE: 'refused',
  PASSWORD_NEEDED: 'refused',
  NOT_ACTIVATED: 'refused',
  LOGIN_CODE_REQUIRED: 'refused',
  FOREIGN_ORIGIN: 'refused',
  ACTION_NOT_ALLOWED: 'refused',
  TOO_MANY_DRAFTS: 'refused',
  KEY_MISSING: 'refused',
  TOO_LARGE: 'refused',
  WRONG_TYPE: 'refused',
  FILE_REFUSED: 'refused',
  NOT_COMPLETE: 'refused',
  CAPTCHA_FAILED: 'refused',
  NOT_FOUND: 'gone',
  FILE_NOT_FOUND: 'gone',
  AGENT_NOT_FOUND: 'gone',
  ALREADY_FILED: 'filed',
  STALE_VERSION: 'stale',
  KEY_REUSED: 'stale',
}
/** `ask` waits for the log-in panel, or repeats the call. */
const elsewhere: readonly string[] = ['NOT_SIGNED_IN', 'OUTCOME_UNKNOWN']

test.each((Object.entries(problemStatus) as [ProblemCode, number][]).filter(([err]) => !elsewhere.includes(err)))(
  'after %s (%i) the draft goes on as it must',
  async (err, status) => {
    refuse(err, status)
    expect((await send()).kind).toBe(final[err] ?? 'failed')
  },
)

describe('the name of a device', () => {
  const like = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Safari/537.36`, 'Chrome, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Safari/537.36 Edg/142.0.0.0`, 'Edge, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Safari/537.36 OPR/124.0.0.0`, 'Opera, Windows'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${like} Mobile Safari/537.36`, 'Chrome, Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${like} Safari/537.36`, 'Chrome, Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari, iPad',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari, Mac OS X',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome, iPhone',
    ],
    ['SomeRobot/1.0', 'Browser'],
    ['', 'Browser'],
  ])('%s is %s', (agent, name) => {
    vi.stubGlobal('navigator', { userAgent: agent })
    expect(deviceName()).toBe(name)
  })
})
