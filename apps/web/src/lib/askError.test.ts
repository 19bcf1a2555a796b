import { problemStatus } from '@saki/contracts/problem'
import { describe, expect, test } from 'vitest'

import { AskError, refusalOf } from './askError.ts'

describe('a refusal is read from any body', () => {
  test.each([
    ['a problem document', '{"err":"INVALID","title":"Isian salah","id":"saki-1"}', 'INVALID', 'Isian salah', 'saki-1'],
    ["a proxy's page", '<html>502 Bad Gateway</html>', 'UNKNOWN', '', ''],
    ['nothing', '', 'UNKNOWN', '', ''],
    ['null', 'null', 'UNKNOWN', '', ''],
    ['a text', '"Bad Gateway"', 'UNKNOWN', '', ''],
    ['a list', '[{"err":"INVALID"}]', 'UNKNOWN', '', ''],
    ['a number', '503', 'UNKNOWN', '', ''],
    ['an object of another program', '{"error":"upstream"}', 'UNKNOWN', '', ''],
    ['a problem document that was cut off', '{"err":"INVALID","ti', 'UNKNOWN', '', ''],
  ])('%s', async (_what, body, err, title, id) => {
    const refusal = await refusalOf(new Response(body, { status: 502 }))
    expect(refusal).toBeInstanceOf(AskError)
    expect([refusal.err, refusal.title, refusal.id, refusal.status]).toEqual([err, title, id, 502])
    expect([refusal.fields, refusal.retryAfter, refusal.current]).toEqual([[], undefined, undefined])
  })

  test('its status is that of the answer, whatever the document says', async () => {
    expect((await refusalOf(new Response('{"err":"BUSY","status":200}', { status: 503 }))).status).toBe(503)
  })

  test('the newer version, the fields and the pause of a problem document are kept', async () => {
    const problem = {
      err: 'STALE_VERSION',
      current: { ROW_VERSION: 4 },
      retryAfter: 7,
      fields: [{ field: 'A', message: 'B' }],
    }
    const { current, retryAfter, fields } = await refusalOf(Response.json(problem, { status: 409 }))
    expect([current, retryAfter, fields]).toEqual([problem.current, 7, problem.fields])
  })
})

describe('whether a later repeat may succeed', () => {
  const passing: readonly string[] = [
    'FILE_DAMAGED',
    'FILE_MISSING',
    'BUSY',
    'OUTCOME_UNKNOWN',
    'READ_ONLY',
    'STORAGE_FULL',
    'CLOSED_AFTER_RESTORE',
  ]
  test.each(Object.entries(problemStatus))('%s (%i)', (err, status) => {
    expect(new AskError({ err, status }).isPassing).toBe(passing.includes(err))
  })

  test.each([
    ['NETWORK', 0, true],
    ['UNKNOWN', 504, true],
    ['UNKNOWN', 500, false],
    ['TIMEOUT', 0, false],
    ['ABORTED', 0, false],
  ])('%s (%i): %s', (err, status, isPassing) => expect(new AskError({ err, status }).isPassing).toBe(isPassing))
})
