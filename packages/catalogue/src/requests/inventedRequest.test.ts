import { offerOf } from '@saki/domain/requests/offerOf'
import { requestCharges } from '@saki/domain/requests/requestFees'
import type { RequestKind } from '@saki/domain/requests/requestKind'
import type { TextKey } from '@saki/texts'
import { expect, test } from 'vitest'

import { playedFacts } from './caseFacts.sample.ts'
import { findRequest, requestKinds, requestsOfRight } from './registry.ts'

/** A kind that exists only here: a registered mark is framed, per class, in the month after its registration. */
const framed: RequestKind<TextKey> = {
  id: 'ZZ',
  text: 'requests:SP',
  means: 'requests:SP.means',
  next: 'requests:next.verified',
  who: ['owner'],
  rules: {
    MARK: {
      ground: 'UU 99/2099 art. 1',
      states: ['in_force'],
      window: ({ registered }) => ({
        ...(registered && { first: registered, last: `${registered.slice(0, 8)}28` }),
        ground: 'UU 99/2099 art. 2',
      }),
      fees: [{ code: 'FRAME', per: 'class' }],
    },
  },
  cases: 'many',
  form: { id: 'request-ZZ', version: 1, pages: [], messages: undefined as never },
  workflow: 'request-paid',
  effects: [{ as: 'recordOnly' }],
  takesEffect: 'granted',
  letters: {},
}

/** The kinds of the catalogue and this one. */
// Its code is not in the list of codes.
const kinds = [...requestKinds, framed as (typeof requestKinds)[number]]

test('a kind declared in this test alone is found, offered in its window and charged', () => {
  expect(findRequest('ZZ', kinds)).toBe(framed)
  expect(requestsOfRight('MARK', kinds)).toContain(framed)
  expect(requestsOfRight('DESIGN', kinds)).not.toContain(framed)
  const facts = playedFacts(
    { kind: 'MARK', filed: '2026-01-05' },
    'publish 2026-01-12, publication_over *, examine 2026-04-01, accept 2026-04-20, register 2026-05-04',
  )
  const answers = ['2026-05-03', '2026-05-04', '2026-05-28', '2026-05-29'].map((day) =>
    offerOf(framed, facts, 'owner', day),
  )
  expect(answers).toMatchObject([
    { why: 'not_yet', day: '2026-05-04', ground: 'UU 99/2099 art. 2' },
    { isOffered: true, last: '2026-05-28' },
    { isOffered: true, last: '2026-05-28' },
    { why: 'over', day: '2026-05-28' },
  ])
  const rule = framed.rules['MARK'] ?? expect.fail('no rule')
  expect(requestCharges(rule, { action: undefined, history: [], counts: { class: 3 } })).toEqual([
    { code: 'FRAME', qty: 3 },
  ])
})
