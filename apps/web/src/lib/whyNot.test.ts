import { problemStatus, type ProblemCode } from '@saki/contracts/problem'
import { say } from '@saki/texts/say'
import { languages } from '@saki/texts/words'
import { describe, expect, test } from 'vitest'

import { whyNot, type WhyNot } from './whyNot.ts'

/** Problems with words of their own in the dialog of downloads; all others show the server's words. */
const known: Partial<Record<ProblemCode, WhyNot>> = {
  FILE_IN_QUARANTINE: 'quarantine',
  FILE_INFECTED: 'infected',
  FILE_DAMAGED: 'damaged',
  FILE_MISSING: 'lost',
  NOT_MANDATED: 'denied',
  NOT_ALLOWED: 'denied',
  NOT_FOUND: 'missing',
  FILE_NOT_FOUND: 'missing',
  AGENT_NOT_FOUND: 'missing',
  NOT_BUILT: 'failed',
  BUSY: 'failed',
  OUTCOME_UNKNOWN: 'failed',
  READ_ONLY: 'failed',
  STORAGE_FULL: 'failed',
  CLOSED_AFTER_RESTORE: 'failed',
  UNKNOWN: 'failed',
}

describe('why a file could not be downloaded', () => {
  test.each(Object.entries(problemStatus) as [ProblemCode, number][])('%s (%i)', (err, status) => {
    expect(whyNot({ err, status })).toBe(known[err] ?? 'other')
  })

  test.each([
    ['the server was not reached', 'NETWORK', 0, 'network'],
    ['the server did not answer within a minute', 'TIMEOUT', 0, 'network'],
    ["a proxy's page", 'UNKNOWN', 403, 'failed'],
    ['a name that every object has', 'constructor', 422, 'other'],
    ['another name that every object has', 'toString', 422, 'other'],
    ['a server that failed without a code', '', 500, 'failed'],
  ] as const)('%s', (_what, err, status, why) => expect(whyNot({ err, status })).toBe(why))
})

const reasons: Record<Exclude<WhyNot, 'other'>, true> = {
  missing: true,
  denied: true,
  quarantine: true,
  infected: true,
  damaged: true,
  lost: true,
  network: true,
  failed: true,
}

test.each(Object.keys(reasons) as (keyof typeof reasons)[])('%s has words in each language', (why) => {
  const words = languages.map((language) => say(language, `core:download.why.${why}`))
  expect(new Set(words).size).toBe(languages.length)
  for (const each of words) expect(each).not.toContain('core:')
})
