import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('./languages.ts', () => ({ currentLanguage: () => 'id' }))
const { fetchFile } = await import('./fetchFile.ts')
const { AskError } = await import('./askError.ts')

/** An answer of the server: a broken connection, or a file of which `sent` comes and `length` was announced. */
interface Given {
  broken?: true
  status?: number
  sent?: string
  length?: number
  etag?: string
  name?: string
  problem?: object
}

let answers: Given[]
let asked: Headers[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    asked.push(new Headers(init.headers))
    return responseOf(answers.shift() ?? { broken: true })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function responseOf({ broken, status = 200, sent = '', length, etag, name, problem }: Given): Response {
  if (broken) throw new TypeError('Failed to fetch')
  if (problem) return Response.json(problem, { status })
  const headers = new Headers({ 'content-type': 'application/pdf' })
  if (length !== undefined) headers.set('content-length', String(length))
  if (etag !== undefined) headers.set('etag', etag)
  if (name !== undefined) headers.set('content-disposition', name)
  return new Response(sent, { status, headers })
}

const paper = { params: { id: 'document-1' } }
const fetchPaper = (wish = {}) => fetchFile('getPDFDoc', paper, wish)

/** Lets all pauses pass. Resolves to the file's text and name, or to the error. */
async function outcome(asking: Promise<{ bytes: Blob; name: string | undefined }>) {
  const settled = asking.then(
    async ({ bytes, name }) => ({ text: await bytes.text(), name }),
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return settled
}

describe('the name of a file', () => {
  test.each([
    ['attachment; filename="surat.pdf"', 'surat.pdf'],
    [`attachment; filename="surat.pdf"; filename*=UTF-8''Surat%20kantor%20%E2%80%93%201.pdf`, 'Surat kantor – 1.pdf'],
    [`attachment; FILENAME*=utf-8''%D8%B1%D8%B3%D8%A7%D9%84%D8%A9.pdf`, 'رسالة.pdf'],
    [`attachment; filename*=UTF-8''100%25.pdf; size=3`, '100%.pdf'],
    ['attachment', undefined],
    ['', undefined],
  ])('%s: %s', async (header, name) => {
    answers = [{ sent: 'abc', length: 3, name: header }]
    expect(await outcome(fetchPaper())).toEqual({ text: 'abc', name })
  })

  test.each([
    [`attachment; filename="surat.pdf"; filename*=UTF-8''100%.pdf`, 'surat.pdf'],
    [`attachment; filename*=UTF-8''%ED%A0%80.pdf`, undefined],
  ])('%s, which is written wrongly, costs neither the file nor a second request', async (header, name) => {
    answers = [{ sent: 'abc', length: 3, name: header }]
    expect(await outcome(fetchPaper())).toEqual({ text: 'abc', name })
    expect(asked).toHaveLength(1)
  })
})

describe('a broken connection', () => {
  test('is continued behind the last byte of the same version', async () => {
    answers = [
      { sent: 'abc', length: 6, etag: '"v1"' },
      { status: 206, sent: 'def', length: 3, etag: '"v1"' },
    ]
    const pieces: unknown[] = []
    const onPiece = (loaded: number, total: number | undefined) => pieces.push([loaded, total])
    expect(await outcome(fetchPaper({ onPiece }))).toMatchObject({ text: 'abcdef' })
    expect([asked[1]?.get('range'), asked[1]?.get('if-range')]).toEqual(['bytes=3-', '"v1"'])
    expect(pieces).toEqual([
      [3, 6],
      [6, 6],
    ])
  })

  test('begins anew when another version comes, so that versions are never mixed', async () => {
    answers = [
      { sent: 'abc', length: 6, etag: '"v1"' },
      { status: 200, sent: 'UVWXYZ', length: 6, etag: '"v2"' },
    ]
    expect(await outcome(fetchPaper())).toMatchObject({ text: 'UVWXYZ' })
  })

  test('begins anew when the version is not known', async () => {
    answers = [
      { sent: 'abc', length: 6 },
      { sent: 'abcdef', length: 6 },
    ]
    expect(await outcome(fetchPaper())).toMatchObject({ text: 'abcdef' })
    expect(asked[1]?.has('range')).toBe(false)
  })

  test('is told once for each retry, and gives up after seven without a byte', async () => {
    const onBreak = vi.fn<() => void>()
    expect(await outcome(fetchPaper({ onBreak }))).toMatchObject({ err: 'NETWORK', status: 400 })
    expect([asked.length, onBreak.mock.calls.length]).toEqual([8, 7])
  })

  test('may happen any number of times as long as bytes come', async () => {
    answers = Array.from({ length: 12 }, (_, at) => ({
      status: at === 0 ? 200 : 206,
      sent: 'a',
      length: at === 0 ? 12 : 1,
      etag: '"v1"',
    }))
    expect(await outcome(fetchPaper())).toMatchObject({ text: 'a'.repeat(12) })
    expect(asked.map((headers) => headers.get('range')).slice(-1)).toEqual(['bytes=11-'])
  })

  test('is not retried once the reader has cancelled', async () => {
    const control = new AbortController()
    const onBreak = () => control.abort(new Error('cancelled'))
    expect(await outcome(fetchPaper({ signal: control.signal, onBreak }))).toMatchObject({ message: 'cancelled' })
    expect(asked).toHaveLength(1)
  })
})

describe('no file', () => {
  test.each([
    ['an empty file', { sent: '', length: 0 }],
    ['a JSON answer', { problem: {} }],
  ] satisfies [string, Given][])('%s counts as none', async (_what, answer) => {
    answers = [answer]
    expect(await outcome(fetchPaper())).toMatchObject({ err: 'FILE_NOT_FOUND', status: 404 })
  })

  test.each([
    [404, 'FILE_NOT_FOUND'],
    [409, 'FILE_IN_QUARANTINE'],
    [403, 'NOT_MANDATED'],
    [502, 'FILE_DAMAGED'],
  ])('%i %s of the server is told as it is and not asked for again', async (status, err) => {
    answers = [{ status, problem: { err, title: 'Tidak ada', id: 'saki-1' } }]
    const error = await outcome(fetchPaper())
    expect(error).toBeInstanceOf(AskError)
    expect(error).toMatchObject({ err, status, title: 'Tidak ada', id: 'saki-1' })
    expect(asked).toHaveLength(1)
  })
})
