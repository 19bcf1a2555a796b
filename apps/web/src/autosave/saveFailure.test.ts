import { expect, test } from 'vitest'

import { AskError } from '../lib/askError.ts'
import { saveOutcomeOf } from './saveFailure.ts'

const fields = [{ field: 'A', message: 'too long' }]

test.each([
  ['without a connection', { err: 'NETWORK' }, { kind: 'unreachable', words: '' }],
  ['a newer version', { err: 'STALE_VERSION', status: 409 }, { kind: 'stale' }],
  ['a key used for another body', { err: 'KEY_REUSED', status: 422 }, { kind: 'stale' }],
  ['nothing there', { err: 'NOT_FOUND', status: 404 }, { kind: 'gone' }],
  [
    'invalid fields',
    { err: 'INVALID', status: 422, title: 'no', fields },
    { kind: 'refused', words: 'no', faults: fields },
  ],
  ['no mandate', { err: 'NOT_MANDATED', status: 403, title: 'no' }, { kind: 'refused', words: 'no', faults: [] }],
  ['too large', { err: 'TOO_LARGE', status: 413, title: 'no' }, { kind: 'refused', words: 'no', faults: [] }],
  [
    'closed meanwhile',
    { err: 'ACTION_NOT_ALLOWED', status: 409, title: 'no' },
    { kind: 'refused', words: 'no', faults: [] },
  ],
  ['a session that ended', { err: 'NOT_SIGNED_IN', status: 401, title: 'in' }, { kind: 'failed', words: 'in' }],
  ['an error of the server', { err: 'INTERNAL', status: 500, title: '!' }, { kind: 'failed', words: '!' }],
  ['a full disk', { err: 'STORAGE_FULL', status: 507, title: '!' }, { kind: 'failed', words: '!' }],
  [
    'too many requests',
    { err: 'TOO_MANY', status: 429, title: '!', retryAfter: 7 },
    { kind: 'failed', words: '!', retryAfter: 7 },
  ],
  ['a save of the same key under way', { err: 'KEY_IN_USE', status: 409, title: '!' }, { kind: 'failed', words: '!' }],
  ['an unknown outcome', { err: 'OUTCOME_UNKNOWN', status: 503, title: '?' }, { kind: 'failed', words: '?' }],
])('%s', (_says, problem, outcome) => {
  expect(saveOutcomeOf(new AskError({ fields: [], ...problem }))).toEqual({ ...outcome })
})

test('a request that ran out of time has an unknown outcome', () => {
  expect(saveOutcomeOf(new DOMException('', 'TimeoutError'))).toEqual({ kind: 'failed', words: '' })
})
