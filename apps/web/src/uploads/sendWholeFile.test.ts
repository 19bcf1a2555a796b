import { problemStatus, type ProblemCode } from '@saki/contracts/problem'
import { describe, expect, test, vi } from 'vitest'

vi.mock('../lib/languages.ts', () => ({ currentLanguage: () => 'id' }))
const { AskError } = await import('../lib/askError.ts')
const { classifyFailure } = await import('./sendWholeFile.ts')

/** Problems after which the queue tries again by itself, or drops the upload; after all others only the reader can act. */
const itself: Partial<Record<ProblemCode, 'passing' | 'gone' | 'held'>> = {
  NOT_FOUND: 'gone',
  FILE_NOT_FOUND: 'gone',
  AGENT_NOT_FOUND: 'gone',
  ALREADY_FILED: 'gone',
  CONFLICT: 'passing',
  PAPER_IN_WORK: 'passing',
  TOO_MANY: 'passing',
  KEY_IN_USE: 'passing',
  FILE_DAMAGED: 'passing',
  FILE_MISSING: 'passing',
  BUSY: 'passing',
  OUTCOME_UNKNOWN: 'passing',
  CLOSED_AFTER_RESTORE: 'passing',
  READ_ONLY: 'held',
  STORAGE_FULL: 'held',
}

describe('after a failed upload', () => {
  test.each(Object.entries(problemStatus) as [ProblemCode, number][])('%s (%i)', (err, status) => {
    const title = `Kata ${err}`
    const way = itself[err]
    const failure = classifyFailure(new AskError({ err, status, title }))
    if (way === 'held') expect(failure).toEqual({ held: title })
    else expect(failure).toEqual(way ?? { words: title })
  })

  test.each([
    ['a connection that broke', { err: 'NETWORK' }],
    ['a request that was stopped', { err: 'ABORTED' }],
    ['a call without an answer', { err: 'TIMEOUT' }],
    ["a proxy's page that says 504", { err: 'UNKNOWN', status: 504 }],
  ])('%s is tried again', (_what, problem) => expect(classifyFailure(new AskError(problem))).toBe('passing'))

  test.each([new TypeError('Failed to fetch'), new DOMException('locked', 'AbortError'), undefined, null, 'text', 7])(
    'what is no answer of the server (%s) is tried again',
    (error) => expect(classifyFailure(error)).toBe('passing'),
  )

  test.each([
    [
      'the message of the field',
      { title: 'Isian salah', fields: [{ field: 'FILE', message: 'Bukan PDF' }] },
      'Bukan PDF',
    ],
    [
      'the title when the field has no message',
      { title: 'Isian salah', fields: [{ field: 'FILE', message: '' }] },
      'Isian salah',
    ],
    ['the code when there are no words', { title: '' }, 'FILE_REFUSED'],
  ])('a refused file says %s', (_what, problem, words) => {
    expect(classifyFailure(new AskError({ err: 'FILE_REFUSED', status: 422, ...problem }))).toEqual({ words })
  })
})
