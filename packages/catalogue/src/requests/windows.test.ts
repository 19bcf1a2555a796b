import { addDays } from '@saki/domain/dates/legalDate'
import { offerOf } from '@saki/domain/requests/offerOf'
import { expect, test } from 'vitest'

import type { SampleFile } from '../playActions.sample.ts'
import { playedFacts } from './caseFacts.sample.ts'
import { findRequest } from './registry.ts'
import type { RequestCode } from './codes.ts'

const mark: SampleFile = { kind: 'MARK', filed: '2026-01-05' }
const design: SampleFile = { kind: 'DESIGN', filed: '2026-01-05' }
const patent: SampleFile = { kind: 'PATENT', filed: '2026-01-05' }
const oldPatent: SampleFile = { kind: 'PATENT', filed: '2024-01-05' }

const MARK_REGISTERED =
  'publish 2026-01-12, publication_over *, examine 2026-04-01, accept 2026-04-20, register 2026-05-04'
const MARK_REFUSED =
  'publish 2026-01-12, publication_over *, examine 2026-04-01, propose_refusal 2026-04-10, answer_refusal 2026-04-20, refuse 2026-05-04'
const EXAMINED = 'formality_passed 2026-01-20, publish *, request_examination 2027-08-02, begin_examination *'
const EXAMINED_2024 = 'formality_passed 2024-01-20, publish *, request_examination 2025-08-04, begin_examination *'
const GRANTED = `${EXAMINED}, allow 2028-03-01, issue_certificate 2028-04-10`

/** Days of a kind in a case: the first, where time opens it, and the last; what it answers on the day after. */
interface Days {
  id: RequestCode
  file: SampleFile
  played: string
  first?: string
  last: string
  later?: string
  outcome: string
  ground: string
}

const cases: Days[] = [
  // Term ends ten years after filing, Saturday 5 January 2036: the next working day; six months before opens on 5 July 2035.
  {
    id: 'PJ',
    file: mark,
    played: MARK_REGISTERED,
    first: '2035-07-05',
    last: '2036-01-07',
    later: '2036-07-07',
    outcome: 'offered',
    ground: 'UU 20/2016 art. 36',
  },
  {
    id: 'PJ',
    file: mark,
    played: `${MARK_REGISTERED}, renewal_opens *, term_over *`,
    last: '2036-07-07',
    outcome: 'state',
    ground: 'UU 20/2016 art. 36',
  },
  {
    id: 'OP',
    file: mark,
    played: 'publish 2026-01-12',
    last: '2026-03-12',
    outcome: 'over',
    ground: 'UU 20/2016 art. 16, 17',
  },
  // The last day of two months, Saturday 14 March 2026, moves to Monday.
  {
    id: 'OP',
    file: mark,
    played: 'publish 2026-01-14',
    last: '2026-03-16',
    outcome: 'over',
    ground: 'UU 20/2016 art. 16, 17',
  },
  {
    id: 'OP',
    file: mark,
    played: 'publish 2026-01-12, oppose 2026-01-20',
    last: '2026-03-12',
    outcome: 'over',
    ground: 'UU 20/2016 art. 16, 17',
  },
  {
    id: 'OP',
    file: design,
    played: 'publish 2026-02-02',
    last: '2026-05-02',
    outcome: 'over',
    ground: 'UU 31/2000 art. 26',
  },
  // 90 working days; eight weekdays between are days off.
  { id: 'BD', file: mark, played: MARK_REFUSED, last: '2026-09-17', outcome: 'over', ground: 'UU 20/2016 art. 28–30' },
  {
    id: 'BD',
    file: patent,
    played: `${EXAMINED}, send_findings 2028-02-01, reply 2028-02-15, refuse 2028-03-31`,
    last: '2028-06-30',
    outcome: 'over',
    ground: 'UU 13/2016 art. 67, 68',
  },
  {
    id: 'KR',
    file: design,
    played: 'refuse_contrary 2026-02-02',
    last: '2026-03-04',
    outcome: 'over',
    ground: 'UU 31/2000 art. 24',
  },
  // From the decision to grant, not from the certificate: three and nine months (UU 13/2016 art. 69, 70; UU 65/2024 art. 63A(4)).
  { id: 'BC', file: patent, played: GRANTED, last: '2028-06-01', outcome: 'over', ground: 'UU 13/2016 art. 69' },
  { id: 'BG', file: patent, played: GRANTED, last: '2028-12-01', outcome: 'over', ground: 'UU 13/2016 art. 70' },
  { id: 'PU', file: patent, played: GRANTED, last: '2028-12-01', outcome: 'over', ground: 'UU 65/2024 art. 63A' },
  {
    id: 'PU',
    file: patent,
    played: `${EXAMINED}, send_findings 2028-02-01, reply 2028-02-15, refuse 2028-03-31`,
    last: '2028-12-31',
    outcome: 'over',
    ground: 'UU 65/2024 art. 63A',
  },
  {
    id: 'PU',
    file: patent,
    played: 'withdraw 2026-02-28',
    last: '2026-04-28',
    outcome: 'over',
    ground: 'UU 65/2024 art. 63A',
  },
  { id: 'PS', file: patent, played: '', last: '2029-01-05', outcome: 'over', ground: 'UU 13/2016 art. 51' },
  {
    id: 'PS',
    file: patent,
    played: 'formality_passed 2026-01-20, publish *, publication_over *',
    last: '2029-01-05',
    outcome: 'over',
    ground: 'UU 13/2016 art. 51',
  },
  // The 36 months count from the international filing date of a national phase.
  {
    id: 'PS',
    file: { ...patent, international: '2023-11-06' },
    played: '',
    last: '2026-11-06',
    outcome: 'over',
    ground: 'UU 13/2016 art. 51',
  },
  // Published 18 months after filing by itself; from then on an early publication is too late.
  {
    id: 'PP',
    file: patent,
    played: 'formality_passed 2026-01-20',
    last: '2027-07-05',
    outcome: 'state',
    ground: 'UU 65/2024 art. 46',
  },
  {
    id: 'PP',
    file: oldPatent,
    played: 'formality_passed 2024-01-20',
    last: '2025-07-05',
    outcome: 'state',
    ground: 'UU 13/2016 art. 46',
  },
  {
    id: 'PD',
    file: patent,
    played: 'formality_passed 2026-01-20',
    first: '2027-07-06',
    last: '2028-01-06',
    outcome: 'state',
    ground: 'UU 13/2016 art. 49(1)',
  },
  {
    id: 'JP',
    file: patent,
    played: 'ask_completeness 2026-01-31',
    last: '2026-04-30',
    outcome: 'state',
    ground: 'UU 65/2024 art. 35',
  },
  {
    id: 'JP',
    file: patent,
    played: `${EXAMINED}, send_findings 2028-01-31`,
    last: '2028-04-30',
    outcome: 'state',
    ground: 'UU 13/2016 art. 62',
  },
  // A second extension, of one month for a fee, while the first one runs.
  {
    id: 'JP',
    file: oldPatent,
    played: `${EXAMINED_2024}, send_findings 2026-02-02, extend_reply 2026-04-01`,
    last: '2026-07-02',
    outcome: 'state',
    ground: 'UU 13/2016 art. 62',
  },
  {
    id: 'JP',
    file: design,
    played: 'ask_correction 2026-02-02',
    last: '2026-05-02',
    outcome: 'state',
    ground: 'UU 31/2000 art. 19',
  },
  {
    id: 'JD',
    file: patent,
    played: 'ask_completeness 2026-01-31',
    last: '2026-04-30',
    outcome: 'state',
    ground: 'UU 65/2024 art. 35',
  },
  {
    id: 'PL',
    file: patent,
    played: 'ask_completeness 2026-01-31, completeness_lapsed *',
    last: '2026-11-01',
    outcome: 'over',
    ground: 'PP 45/2024 art. 6(5)',
  },
  {
    id: 'PL',
    file: patent,
    played: `${EXAMINED}, send_findings 2028-01-31, reply_lapsed *`,
    last: '2028-11-01',
    outcome: 'over',
    ground: 'PP 45/2024 art. 6(5)',
  },
  // Once in each calendar year.
  {
    id: 'PY',
    file: patent,
    played: `${GRANTED}, pay_first_annuity 2028-05-02`,
    last: '2028-12-31',
    outcome: 'offered',
    ground: 'UU 65/2024 art. 20A',
  },
  {
    id: 'PY',
    file: patent,
    played: `${GRANTED}, pay_first_annuity 2028-05-02, state_working 2028-06-01, pay_annuity 2028-07-03`,
    first: '2029-01-01',
    last: '2029-12-31',
    outcome: 'offered',
    ground: 'UU 65/2024 art. 20A',
  },
  // The second fee is due a month before the third year of protection begins; six months of grace follow.
  {
    id: 'BT',
    file: patent,
    played: `${GRANTED}, pay_first_annuity 2028-05-02`,
    last: '2029-12-05',
    later: '2030-06-05',
    outcome: 'offered',
    ground: 'UU 13/2016 art. 126(2)',
  },
]

const answer = ({ id, file, played }: Days, day: string) => {
  const kind = findRequest(id) ?? expect.fail(id)
  return offerOf(kind, playedFacts(file, played), kind.who[0] ?? 'owner', day)
}

test.each(cases)('$id of $file.kind after "$played": offered to $last, then $outcome', (days) => {
  const { first, last, later, outcome, ground } = days
  if (first !== undefined) {
    expect(answer(days, addDays(first, -1))).toMatchObject({ isOffered: false, why: 'not_yet', day: first, ground })
    expect(answer(days, first)).toMatchObject({ isOffered: true, last, ground })
  }
  expect(answer(days, last)).toMatchObject({ isOffered: true, last, later, ground })
  const after = answer(days, addDays(last, 1))
  expect(after.isOffered ? 'offered' : after.why).toBe(outcome)
  if (!after.isOffered && after.why === 'over') expect(after.day).toBe(last)
})

test('the days of an extension follow the period that the office set', () => {
  const facts = playedFacts(design, 'refuse_contrary 2026-02-02')
  const objected = facts.flow.actions['object_to_refusal'] ?? expect.fail('object_to_refusal')
  const longer = {
    ...facts.flow,
    actions: {
      ...facts.flow.actions,
      object_to_refusal: { ...objected, until: { since: 'refuse_contrary', calendarDays: 60 } },
    },
  }
  const kind = findRequest('KR') ?? expect.fail('KR')
  expect(offerOf(kind, { ...facts, flow: longer }, 'owner', '2026-03-05')).toMatchObject({ last: '2026-04-03' })
  expect(offerOf(kind, facts, 'owner', '2026-03-05')).toMatchObject({ why: 'over' })
})

test('a case whose timer has not run is judged as it stands on the day', () => {
  const late = playedFacts(mark, MARK_REGISTERED)
  const kind = findRequest('PJ') ?? expect.fail('PJ')
  expect(late.state).toBe('registered')
  expect(offerOf(kind, late, 'owner', '2036-02-01')).toMatchObject({ action: 'renew_late', last: '2036-07-07' })
  expect(offerOf(kind, late, 'owner', '2036-07-08')).toMatchObject({ isOffered: false })
})

test('a suspension stops the deadline of the state, so nothing ends by itself', () => {
  const facts = playedFacts(patent, 'ask_completeness 2026-01-31', { frozenSince: '2026-03-01' })
  const kind = findRequest('DK') ?? expect.fail('DK')
  expect(offerOf(kind, facts, 'owner', '2026-05-15')).toMatchObject({ why: 'open_letter' })
  expect(offerOf(kind, { ...facts, frozenSince: null }, 'owner', '2026-05-15')).toMatchObject({ why: 'state' })
})
