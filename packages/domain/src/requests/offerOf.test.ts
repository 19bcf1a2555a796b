import { expect, test } from 'vitest'

import { defineWorkflow } from '../workflow/definition.ts'
import type { CaseFacts } from './caseFacts.ts'
import { offerOf } from './offerOf.ts'
import { requestCharges } from './requestFees.ts'
import { requestDocuments, type RequestKind, type RequestRule } from './requestKind.ts'

const words = { text: 'x', means: 'x', next: 'x' }
const act = { text: 'x', means: 'x', ground: 'UU 1/2000 art. 9' }

/** A library card: asked for, lent for a month, renewed within its last days or late, lost when nobody renews. */
const card = defineWorkflow({
  id: 'card',
  version: 1,
  procTyp: '99',
  start: 'unpaid',
  states: {
    unpaid: { code: '0', turn: 'applicant', ...words },
    asked: { code: '1', turn: 'office', ...words },
    doubted: { code: '2', turn: 'applicant', ...words },
    valid: { code: '3', turn: 'none', outcome: 'registered', ...words },
    ending: { code: '4', turn: 'applicant', outcome: 'registered', ...words },
    late: { code: '5', turn: 'applicant', outcome: 'registered', ...words },
    lost: { code: '6', turn: 'none', end: true, outcome: 'lapsed', ...words },
  },
  actions: {
    pay: { ...act, code: 'P', by: 'system', from: ['unpaid'], to: 'asked' },
    doubt: {
      ...act,
      code: 'D',
      by: 'office',
      from: ['asked'],
      to: 'doubted',
      requiresAnswer: true,
      due: { months: 1 },
    },
    answer: { ...act, code: 'A', by: 'applicant', from: ['doubted'], to: 'asked', answers: true },
    extend: {
      ...act,
      code: 'E',
      by: 'applicant',
      from: ['doubted'],
      to: 'same',
      due: { months: 1, from: 'due' },
      until: { since: 'doubt', months: 1, unless: 'extend' },
    },
    give_up: { ...act, code: 'G', by: 'applicant', from: ['asked', 'doubted'], to: 'lost', withdraws: true },
    unanswered: { ...act, code: 'U', by: 'system', auto: true, from: ['doubted'], to: 'lost' },
    lend: { ...act, code: 'L', by: 'office', from: ['asked'], to: 'valid', due: { months: 1 } },
    contest: {
      ...act,
      code: 'C',
      by: 'public',
      from: ['valid', 'ending'],
      to: 'same',
      until: { since: 'lend', calendarDays: 40 },
    },
    ends: {
      ...act,
      code: 'N',
      by: 'system',
      auto: true,
      from: ['valid'],
      to: 'ending',
      due: { calendarDays: 10, from: 'due' },
    },
    renew: { ...act, code: 'R', by: 'applicant', from: ['ending'], to: 'valid' },
    over: {
      ...act,
      code: 'O',
      by: 'system',
      auto: true,
      from: ['ending'],
      to: 'late',
      due: { calendarDays: 5, from: 'due' },
    },
    renew_late: { ...act, code: 'Q', by: 'applicant', from: ['late'], to: 'valid' },
    lose: { ...act, code: 'X', by: 'system', auto: true, from: ['late'], to: 'lost' },
  },
})

/** Lent on 1 March 2026: renewal from 2 to 11 April, late until 16 April. */
const lent: CaseFacts = {
  right: 'CARD',
  law: 'UU1/2000',
  flow: card,
  state: 'valid',
  dueDate: '2026-04-01',
  firesOn: '2026-04-02',
  frozenSince: null,
  isHeld: false,
  history: [
    { action: 'pay', day: '2026-02-01' },
    { action: 'lend', day: '2026-03-01' },
  ],
  known: { filing: '2026-02-01' },
  published: null,
  registered: '2026-03-01',
  expires: null,
  unpaidAnnuity: null,
  traits: [],
  pending: [],
  holidays: new Set(),
}
/** A letter of 1 March 2026 asks for an answer by 1 April. */
const doubted: CaseFacts = {
  ...lent,
  state: 'doubted',
  history: [{ action: 'doubt', day: '2026-03-01' }],
}

const kindOf = (rule: Partial<RequestRule>, more: Partial<RequestKind> = {}): RequestKind => ({
  id: 'ZZ',
  ...words,
  who: ['owner'],
  cases: 'one',
  rules: { CARD: { ground: 'UU 1/2000 art. 1', ...rule } },
  form: { id: 'z', version: 1, pages: [], messages: {} as never },
  workflow: 'w',
  effects: [],
  takesEffect: 'granted',
  letters: {},
  ...more,
})
const renewal = kindOf({ actions: ['renew', 'renew_late'] })

test.each([
  ['2026-04-01', { isOffered: false, why: 'not_yet', day: '2026-04-02', ground: 'UU 1/2000 art. 9' }],
  ['2026-04-02', { isOffered: true, action: 'renew', last: '2026-04-11', later: '2026-04-16' }],
  ['2026-04-11', { isOffered: true, action: 'renew', last: '2026-04-11', later: '2026-04-16' }],
  ['2026-04-12', { isOffered: true, action: 'renew_late', last: '2026-04-16', later: undefined }],
  ['2026-04-16', { isOffered: true, action: 'renew_late', last: '2026-04-16' }],
  ['2026-04-17', { isOffered: false, why: 'state' }],
])('renewal on %s', (day, offer) => expect(offerOf(renewal, lent, 'owner', day)).toMatchObject(offer))

test.each([
  ['a suspension', { frozenSince: '2026-03-15' }],
  ['a process that holds the deadline', { isHeld: true }],
])('%s keeps the case in its state, and no day is promised', (_name, more) => {
  expect(offerOf(renewal, { ...lent, ...more }, 'owner', '2026-04-12')).toMatchObject({ why: 'state' })
})

test.each([
  ['2026-04-10', { isOffered: true, last: '2026-04-10' }],
  ['2026-04-11', { isOffered: false, why: 'over', day: '2026-04-10' }],
])('what a third party may contest for forty days, on %s', (day, offer) =>
  expect(offerOf(kindOf({ actions: ['contest'] }, { who: ['third'] }), lent, 'third', day)).toMatchObject(offer),
)

const extension = kindOf({ actions: ['extend'] })
test('an extension exists only while the deadline it extends runs', () => {
  expect(offerOf(extension, doubted, 'owner', '2026-04-01')).toMatchObject({ isOffered: true, last: '2026-04-01' })
  const used = [...doubted.history, { action: 'extend', day: '2026-03-20' }]
  expect(offerOf(extension, { ...doubted, history: used }, 'owner', '2026-03-21')).toMatchObject({
    why: 'already_made',
  })
  expect(offerOf(extension, { ...lent, history: used }, 'owner', '2026-03-21')).toMatchObject({ why: 'state' })
})

test('the deadline of a letter is no last day of an act that the letter does not ask for', () => {
  const withdrawal = kindOf({ actions: ['give_up'] })
  expect(offerOf(withdrawal, doubted, 'owner', '2026-03-10')).toMatchObject({ isOffered: true, last: undefined })
})

test.each([
  ['wrong_right', kindOf({}), { ...lent, right: 'BOOK' }, 'owner'],
  ['wrong_law', kindOf({ states: ['filed'], laws: ['UU2/2030'] }), lent, 'owner'],
  ['wrong_law', kindOf({ actions: ['no_such_action'] }), lent, 'owner'],
  ['not_for_you', kindOf({ states: ['filed'] }), lent, 'third'],
  ['pending', kindOf({ states: ['filed'] }), { ...lent, pending: ['ZZ'] }, 'owner'],
  ['state', kindOf({ states: ['ended'] }), lent, 'owner'],
  [
    'unpaid_annuity',
    kindOf({ states: ['in_force'], needs: ['annuities_paid'] }),
    { ...lent, unpaidAnnuity: '2026-02-02' },
    'owner',
  ],
  ['no_collective_mark', kindOf({ states: ['in_force'], needs: ['collective_mark'] }), lent, 'owner'],
  ['one_class', kindOf({ states: ['in_force'], needs: ['several_classes'] }), lent, 'owner'],
  ['no_licence', kindOf({ states: ['in_force'], needs: ['licence'] }), lent, 'owner'],
  ['open_letter', kindOf({ states: ['pending'], needs: ['no_open_letter'] }), doubted, 'owner'],
] as const)('not offered: %s', (why, kind, facts, who) => {
  const offer = offerOf(kind, facts, who, '2026-03-10')
  expect(offer).toMatchObject({ isOffered: false, why, ground: 'UU 1/2000 art. 1' })
  if (why === 'unpaid_annuity') expect(offer).toMatchObject({ day: '2026-02-02' })
})

test.each([
  ['any', 'unpaid asked doubted valid ending late lost'],
  ['filed', 'asked doubted valid ending late lost'],
  ['undecided', 'asked doubted'],
  ['pending', 'asked doubted'],
  ['in_force', 'valid ending late'],
  ['ended', 'lost'],
] as const)('states of the group %s', (group, states) => {
  const kind = kindOf({ states: [group] })
  const offered = Object.keys(card.states).filter(
    (state) => offerOf(kind, { ...lent, state, firesOn: null }, 'owner', '2026-03-10').isOffered,
  )
  expect(offered.join(' ')).toBe(states)
})

test('several of a kind may be undecided when it says so', () => {
  const kind = kindOf({ states: ['filed'] }, { several: true })
  expect(offerOf(kind, { ...lent, pending: ['ZZ'] }, 'owner', '2026-03-10').isOffered).toBe(true)
})

test('a request is charged by the action it leads to and by what its fee counts', () => {
  const rule: RequestRule = {
    ground: 'x',
    fees: [
      { code: 'IN_TIME', per: 'class', action: 'renew' },
      { code: 'LATE', per: 'class', action: 'renew_late' },
      { code: 'STAMP', per: 'request' },
    ],
  }
  expect(requestCharges(rule, { action: 'renew', history: [], counts: { class: 3 } })).toEqual([
    { code: 'IN_TIME', qty: 3 },
    { code: 'STAMP', qty: 1 },
  ])
  expect(requestCharges({ ground: 'x' }, { action: undefined, history: [], counts: {} })).toEqual([])
})

test.each([
  ['has not taken', ['pay'], ['A', 'B']],
  ['has taken', ['pay', 'examine'], ['A']],
])('a fee is charged unless the case %s the action it names', (_says, taken, codes) => {
  const fees = [
    { code: 'A', per: 'request' },
    { code: 'B', per: 'request', unless: 'examine' },
  ] as const
  const history = taken.map((action) => ({ action }))
  const charged = requestCharges({ ground: 'x', fees }, { action: undefined, history, counts: {} })
  expect(charged.map(({ code }) => code)).toEqual(codes)
})

test('the attachments of a request are those of its form', () => {
  const document = { slot: 'KUA', label: 'x', why: 'x', ground: 'x' }
  const page = { id: 'a', title: 'x', blocks: [{ as: 'documents', rules: [document] }] } as const
  const kind = kindOf({}, { form: { id: 'z', version: 1, messages: {} as never, pages: [page] } })
  expect(requestDocuments(kind)).toEqual([document])
})
