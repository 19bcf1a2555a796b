import type { CaseFacts } from '@saki/domain/requests/caseFacts'
import type { Offer } from '@saki/domain/requests/offer'
import { offerOf } from '@saki/domain/requests/offerOf'
import type { RequestKind, Requester } from '@saki/domain/requests/requestKind'
import { isOpen } from '@saki/domain/workflow/nextState'
import { expect, test } from 'vitest'

import { daysOff } from '../daysOff.sample.ts'
import { rights, workflowFor, type Right } from '../index.ts'
import { basisOf } from '../playActions.sample.ts'
import { arrivals, sampleFacts, type Arrival } from './caseFacts.sample.ts'
import { requestKinds } from './registry.ts'

/**
 * Where every kind of request is offered, by right and law, kept in `offers/`; in the states that a line does not name it is not. Each case is
 * asked on the day after its last action, with annuities paid. `vitest --project unit -u packages/catalogue/src/requests/offers.test.ts` writes
 * the files.
 */
const laws: { right: Right; code: string; filed: string; priority: string }[] = rights.flatMap(({ id, laws: own }) =>
  own.map(({ code }) =>
    code === 'UU13/2016'
      ? { right: id, code, filed: '2024-01-05', priority: '2023-12-20' }
      : { right: id, code, filed: '2026-01-05', priority: '2025-12-20' },
  ),
)
const everyone: readonly Requester[] = ['owner', 'representative', 'third']

/** The answer for the person a kind names first. */
const answerTo = (kind: RequestKind, { position, today }: Arrival, more?: Partial<CaseFacts>) =>
  offerOf(kind, sampleFacts(position, more), kind.who[0] ?? 'owner', today)
const nameOf = (offer: Offer) => (offer.isOffered ? 'offered' : offer.why)

function said(state: string, offer: Offer): string {
  if (!offer.isOffered) return [state, offer.day].filter(Boolean).join(' ')
  const { last, later } = offer
  return [state, last && `to ${last}`, later && `or ${later}`].filter(Boolean).join(' ')
}

/** One line for each answer. A state is named again for an action that leads there when the answer differs after it. */
function linesOf(kind: RequestKind, cases: readonly Arrival[]): string {
  const byAnswer = new Map<string, string[]>()
  const firstAnswer = new Map<string, string>()
  for (const arrival of cases) {
    const { state, by } = arrival
    const offer = answerTo(kind, arrival)
    const known = firstAnswer.get(state)
    if (known === nameOf(offer)) continue
    firstAnswer.set(state, known ?? nameOf(offer))
    const name = known === undefined ? state : `${state} after ${by}`
    byAnswer.set(nameOf(offer), [...(byAnswer.get(nameOf(offer)) ?? []), said(name, offer)])
  }
  if (byAnswer.has('wrong_law')) return `${kind.id} not under this law`
  const lines = [...byAnswer].filter(([answer]) => answer !== 'state')
  return `${kind.id} ${kind.who.join(', ')}${lines.map(([answer, states]) => `\n  ${answer}: ${states.join(', ')}`).join('')}`
}

test.each(laws)(
  'requests are offered where the kept table says: $right $code',
  async ({ right, code, filed, priority }) => {
    const cases = arrivals({ kind: right, filed, priority })
    const known = requestKinds.filter(({ rules }) => Object.hasOwn(rules, right))
    const text = [`${right} ${code}, filed ${filed}`, ...known.map((kind) => linesOf(kind, cases)), ''].join('\n')
    await expect(text).toMatchFileSnapshot(`./offers/${right}-${code.replaceAll('/', '-')}.txt`)
  },
)

test.each(laws)('the table names every state of the workflow: $right $code', ({ right, code, filed, priority }) => {
  const named = new Set(arrivals({ kind: right, filed, priority }).map(({ state }) => state))
  expect([...named].toSorted()).toEqual(Object.keys(workflowFor(right, code).states).toSorted())
})

test.each(laws)('who a kind is for gets one answer, others are refused: $right $code', ({ right, filed, priority }) => {
  for (const arrival of arrivals({ kind: right, filed, priority })) {
    const facts = sampleFacts(arrival.position)
    for (const kind of requestKinds) {
      const answer = answerTo(kind, arrival)
      const isUnknown = nameOf(answer).startsWith('wrong_')
      for (const who of everyone) {
        const expected = isUnknown || kind.who.includes(who) ? answer : { isOffered: false, why: 'not_for_you' }
        expect(offerOf(kind, facts, who, arrival.today), `${kind.id} ${who} in ${arrival.state}`).toMatchObject(
          expected,
        )
      }
    }
  }
})

test.each(laws)(
  'only kinds with several are offered beside an undecided one: $right $code',
  ({ right, filed, priority }) => {
    const pending = requestKinds.map(({ id }) => id)
    for (const arrival of arrivals({ kind: right, filed, priority })) {
      for (const kind of requestKinds) {
        const [alone, beside] = [answerTo(kind, arrival), answerTo(kind, arrival, { pending })]
        if (kind.several || nameOf(alone).startsWith('wrong_')) expect(beside, kind.id).toEqual(alone)
        else expect(beside, kind.id).toMatchObject({ isOffered: false, why: 'pending' })
      }
    }
  },
)

test.each(laws)(
  'every answer names a law or an office rule as its ground: $right $code',
  ({ right, filed, priority }) => {
    for (const arrival of arrivals({ kind: right, filed, priority }))
      for (const kind of requestKinds)
        expect(answerTo(kind, arrival).ground, kind.id).toMatch(/^(UU|PP|Permenkum|office rule)/)
  },
)

test.each(laws)('the engine allows the act of every offer, and nothing it allows is withheld: $right $code', (law) => {
  for (const arrival of arrivals({ kind: law.right, filed: law.filed })) {
    const { flow, state, history } = arrival.position
    const known = basisOf(arrival.position, arrival.today)
    for (const kind of requestKinds) {
      const rule = kind.rules[law.right]
      const actions = rule?.actions ?? []
      const open = actions.filter((key) => {
        const action = flow.actions[key]
        return action?.from.includes(state) && isOpen(action, history, arrival.today, daysOff, known)
      })
      const offer = answerTo(kind, arrival)
      if (actions.length > 0 && !rule?.window) expect(offer.isOffered ? offer.action : undefined, kind.id).toBe(open[0])
    }
  }
})
