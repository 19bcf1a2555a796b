import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./languages.ts', () => ({ currentLanguage: () => 'id' }))
const { ask } = await import('./ask.ts')

/** The server's answers in order; 'cut' is a broken connection. `keys`: the key of each request. */
let answers: [number, string?][]
let keys: (string | null)[]

beforeEach(() => {
  vi.useFakeTimers()
  keys = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    const [status, err] = answers.shift() ?? [200]
    if (status === 0) throw new TypeError('Failed to fetch')
    const problem = { err, status, ...(status === 503 && { retryAfter: 2 }) }
    return new Response(JSON.stringify(status === 200 ? { err: '' } : problem), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const save = (TITLE: string, key?: string) =>
  ask('savePermohonan', { body: { FORM_TYP: 'design-filing', TECHNICAL: { TITLE } }, ...(key && { key }) })
const failure = (asking: Promise<unknown>) =>
  asking.then(
    () => '',
    (error: { err: string }) => error.err,
  )

test('a call whose outcome is unknown is repeated under the same key after Retry-After', async () => {
  answers = [[503, 'OUTCOME_UNKNOWN'], [503, 'OUTCOME_UNKNOWN'], [200]]
  const saved = save('a')
  await vi.advanceTimersByTimeAsync(1_900)
  expect(keys).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_200)
  expect(await saved).toEqual({ err: '' })
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

test('after three repeats the call fails; when repeated by the reader it uses the same key', async () => {
  answers = Array.from({ length: 4 }, () => [503, 'OUTCOME_UNKNOWN'])
  const failed = failure(save('b'))
  await vi.advanceTimersByTimeAsync(7_000)
  expect([await failed, keys.length]).toEqual(['OUTCOME_UNKNOWN', 4])
  await save('b')
  expect(new Set(keys).size).toBe(1)
  await save('b')
  expect(new Set(keys).size).toBe(2)
})

test.each([
  ['a line that broke', 0, 'NETWORK'],
  ['a server that is busy', 503, 'BUSY'],
  ['a full store', 507, 'STORAGE_FULL'],
])('after %s the same call uses the same key, another call another key', async (_what, status, err) => {
  answers = [[status, err]]
  expect(await failure(save(`c ${err}`))).toBe(err)
  await save('another')
  await save(`c ${err}`)
  expect([keys[2] === keys[0], keys[1] === keys[0]]).toEqual([true, false])
})

test('after a refusal the same call uses a new key', async () => {
  answers = [[422, 'NOT_COMPLETE']]
  await failure(save('d'))
  await save('d')
  expect(new Set(keys).size).toBe(2)
})

test('a call without a key is not repeated automatically', async () => {
  answers = [[503, 'OUTCOME_UNKNOWN']]
  expect(await failure(ask('forgotPassword', { body: { EMAIL: 'sari@contoh.id' } }))).toBe('OUTCOME_UNKNOWN')
  expect(keys).toEqual([null])
})
