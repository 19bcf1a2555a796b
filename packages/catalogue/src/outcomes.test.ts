import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { automaticAction, isOpen } from '@saki/domain/workflow/nextState'
import { describe, expect, test } from 'vitest'

import { basisOf, playSampleActions, takeSampleAction, type SamplePosition } from './playActions.sample.ts'
import { daysOff } from './daysOff.sample.ts'
import type { Right } from './index.ts'

const [OLD, NEW] = ['2024-10-27', '2024-10-28']
const PUBLISHED = 'formality_passed_early 2024-12-10, publish *'
const EXAMINED = `request_examination *, ${PUBLISHED}, begin_examination *`
const GRANTED = `${EXAMINED}, allow 2025-12-31, issue_certificate 2026-01-31`
const SIMPLE = 'formality_passed 2025-09-05, publish *, begin_examination *'
const MARK = 'publish 2025-04-01, publication_over *, examine *'
const REGISTERED = `${MARK}, accept *, register 2025-07-01`

const cells = (row: string) => row.split(' | ')
const kindOf = (text: string | undefined) => text as Right

/** Performs all automatic actions after their deadlines, until there is none. */
function silence(position: SamplePosition): string[] {
  const done: string[] = []
  for (let left = 12; left > 0 && position.fires && position.due; left -= 1) {
    const history = position.history.map(({ action }) => action)
    const action = automaticAction(position.flow, position.state, history)
    if (!action) return done
    takeSampleAction(position, action, addDays(position.due, 1))
    done.push(action)
  }
  return done
}

describe('what happens when nobody acts', () => {
  // Kind | filing date | situation | actions | automatic actions that follow | final state | article
  const rows = [
    'DESIGN | 2025-06-01 | a design not completed | ask_correction 2025-07-01 | correction_lapsed | deemed_withdrawn | art. 20',
    'DESIGN | 2025-06-01 | a design without objection | publish 2025-09-01 | publication_over expire | expired | art. 29, 5',
    'DESIGN | 2025-06-01 | an objection not answered | publish 2025-09-01, oppose 2025-10-01 | answer_over | substantive_examination | art. 26',
    'DESIGN | 2025-06-01 | a refusal not contested | refuse_contrary 2025-07-01 | remedy_over | refused | art. 24',
    'DESIGN | 2025-06-01 | a design the office does not check |  |  | administrative_check | target only',
    `PATENT | ${NEW} | a patent not completed | ask_completeness 2024-12-01 | completeness_lapsed revival_over remedy_over | deemed_withdrawn | art. 36, 63A`,
    `PATENT | ${OLD} | the same under UU 13/2016 | ask_completeness 2024-12-01 | completeness_lapsed remedy_over | deemed_withdrawn | art. 36`,
    `PATENT | ${NEW} | a translation not filed | ask_translation 2024-12-02 | translation_lapsed revival_over remedy_over | deemed_withdrawn | art. 34`,
    `PATENT | ${NEW} | no request for examination | ${PUBLISHED} | publication_over request_lapsed remedy_over | examination_lapsed | art. 52, 63A`,
    `PATENT | ${OLD} | the same under UU 13/2016 | ${PUBLISHED} | publication_over request_lapsed | examination_lapsed | art. 52`,
    `PATENT | ${NEW} | findings not answered | ${EXAMINED}, send_findings 2025-11-30 | reply_lapsed revival_over remedy_over | examination_lapsed | art. 62(10)`,
    `PATENT | ${OLD} | the same under UU 13/2016 | ${EXAMINED}, send_findings 2025-11-30 | reply_lapsed remedy_over | examination_lapsed | art. 62(10)`,
    `PATENT | ${NEW} | a refusal not appealed | ${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30 | appeal_over remedy_over | refused | art. 68, 63A`,
    `PATENT | ${OLD} | the same under UU 13/2016 | ${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30 | remedy_over | refused | art. 68`,
    `PATENT | ${NEW} | refused again after a re-examination | ${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30, reexamine 2026-01-10, refuse_again 2026-05-04 | remedy_over | refused | art. 68`,
    `PATENT | ${NEW} | an appeal not completed | ${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30, appeal 2025-12-10, ask_appeal_completeness 2025-12-19 | appeal_lapsed | refused | art. 67`,
    `PATENT | ${NEW} | an appeal refused, no suit | ${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30, appeal 2026-02-28, appeal_refused 2026-08-31 | suit_over | appeal_dismissed | art. 72`,
    `PATENT | ${NEW} | a withdrawal | withdraw 2024-12-31 | remedy_over | withdrawn | art. 63A`,
    `PATENT | ${NEW} | annuities not paid: an officer reviews the case | ${GRANTED} | annuity_overdue grace_over | removal_review | art. 128`,
    `PATENT | ${OLD} | the same under UU 13/2016 | ${GRANTED} | annuity_overdue grace_over | removal_review | art. 128`,
    `PATENT | ${NEW} | all annuities paid | ${GRANTED}, pay_first_annuity 2026-05-05, pay_last_annuity 2043-06-01 | expire | expired | art. 22`,
    `PATENT | ${NEW} | an examination past its target | ${EXAMINED} |  | substantive_examination | a target changes nothing`,
    `PATENT | ${NEW} | formalities past their target |  |  | formality_check | a target changes nothing`,
    'SIMPLE_PATENT | 2025-08-31 | a simple patent is published and examined | formality_passed 2025-09-05 | publish begin_examination | substantive_examination | UU 6/2023 art. 123',
    `SIMPLE_PATENT | 2025-08-31 | findings not answered | ${SIMPLE}, send_findings 2025-11-30 | reply_lapsed revival_over remedy_over | examination_lapsed | art. 62(10)`,
    'MARK | 2025-03-03 | a mark not completed | ask_correction 2025-04-01 | correction_lapsed | deemed_withdrawn | art. 12',
    'MARK | 2025-03-03 | a mark without objection waits for examination | publish 2025-04-01 | publication_over | publication_ended | art. 23',
    'MARK | 2025-03-03 | an objection not answered | publish 2025-10-01, oppose 2025-10-25 | answer_over | objection_closed | art. 17',
    'MARK | 2025-03-03 | an objection answered | publish 2025-10-01, oppose 2025-10-25, answer 2025-11-10 | answer_over | objection_closed | art. 17',
    `MARK | 2025-03-03 | a proposed refusal not answered | ${MARK}, propose_refusal 2025-07-18 | refusal_unanswered remedy_over | refused | art. 24`,
    `MARK | 2025-03-03 | a mark not renewed | ${REGISTERED} | renewal_opens term_over expire | expired | art. 35, 36`,
    `MARK | 2025-03-03 | a mark renewed once | ${REGISTERED}, renewal_opens *, renew 2034-12-01 | renewal_opens term_over expire | expired | art. 35, 36`,
  ]
  test.each(rows.map(cells))('%s filed %s: %s', (kind, filed = '', _situation, actions, done, state) => {
    const position = playSampleActions({ kind: kindOf(kind), filed }, actions ?? '')
    expect(silence(position)).toEqual((done ?? '').split(' ').filter(Boolean))
    expect(position.state).toBe(state)
  })
})

describe('the last day of an action', () => {
  // Kind | filing date | actions | action in question | its last day | article
  const rows = [
    'DESIGN | 2025-06-01 | publish 2025-12-01 | oppose | 2026-03-01 | UU 31/2000 art. 26',
    'DESIGN | 2025-06-01 | ask_correction 2025-07-31 | extend_correction | 2025-10-31 | UU 31/2000 art. 19',
    'DESIGN | 2025-06-01 | refuse_contrary 2025-12-15 | object_to_refusal | 2026-01-14 | UU 31/2000 art. 24',
    'DESIGN | 2025-06-01 | publish 2025-12-01, oppose 2025-12-20, answer_over *, refuse 2026-08-31 | record_suit | 2026-11-30 | UU 31/2000 art. 28',
    `PATENT | ${NEW} | ask_completeness 2024-11-30 | extend_completeness | 2025-02-28 | UU 65/2024 art. 35`,
    `PATENT | ${NEW} | ask_completeness 2024-11-30, completeness_lapsed * | revive_formality | 2025-09-01 | PP 45/2024 art. 6(5)`,
    `PATENT | ${NEW} | ask_completeness 2024-11-30, completeness_lapsed * | reexamine | 2025-12-01 | UU 65/2024 art. 63A`,
    `PATENT | ${NEW} | withdraw 2024-12-31 | reexamine_withdrawn | 2025-02-28 | UU 65/2024 art. 63A`,
    `PATENT | ${NEW} | ${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30 | appeal | 2026-02-28 | UU 13/2016 art. 68`,
    `PATENT | ${NEW} | ${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30 | reexamine | 2026-08-30 | UU 65/2024 art. 63A`,
    `PATENT | ${NEW} | ${GRANTED} | appeal_correction | 2026-03-31 | UU 13/2016 art. 69`,
    `PATENT | ${NEW} | ${GRANTED} | appeal_grant | 2026-09-30 | UU 13/2016 art. 70`,
    `PATENT | ${NEW} | ${GRANTED} | reexamine_grant | 2026-09-30 | UU 65/2024 art. 63A`,
    `PATENT | ${NEW} | ${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30, appeal 2026-02-28, appeal_refused 2026-08-31 | record_suit | 2026-11-30 | UU 13/2016 art. 72`,
    `PATENT | ${NEW} | formality_passed_early 2024-12-10, publish *, object 2025-03-10 | answer_objection | 2025-05-02 | UU 13/2016 art. 49`,
    // Late certificate: the window against the grant ran from the decision.
    `PATENT | ${NEW} | ${EXAMINED}, allow 2025-12-31, issue_certificate 2026-09-15 | appeal_grant | 2026-09-30 | UU 13/2016 art. 70`,
    `PATENT | ${NEW} | ${EXAMINED}, allow 2025-12-31 | appeal_grant | 2026-09-30 | UU 13/2016 art. 70`,
    'MARK | 2025-03-03 | publish 2025-10-26 | oppose | 2025-12-29 | UU 20/2016 art. 16',
    `MARK | 2025-03-03 | ${MARK}, propose_refusal 2025-07-18, answer_refusal 2025-08-15, refuse 2025-10-01 | appeal | 2026-02-10 | UU 20/2016 art. 28`,
  ]
  test.each(rows.map(cells))(
    '%s filed %s, %s: %s until %s (%s)',
    (kind, filed = '', actions = '', action = '', lastDay = '') => {
      const position = playSampleActions({ kind: kindOf(kind), filed }, actions)
      const defined = position.flow.actions[action]
      if (!defined) throw new Error(action)
      const open = (day: LegalDate) => isOpen(defined, position.history, day, daysOff, basisOf(position, day))
      expect([open(lastDay), open(addDays(lastDay, 1))]).toEqual([true, false])
    },
  )

  test('UU 13/2016 has no re-examination, emergency or statement of working, and UU 65/2024 has no paid extension', () => {
    const old = Object.keys(playSampleActions({ kind: 'PATENT', filed: OLD }, '').flow.actions)
    expect(old.filter((key) => /reexam|emergency|state_working/.test(key))).toEqual([])
    expect(old).toContain('extend_completeness_paid')
    expect(Object.keys(playSampleActions({ kind: 'PATENT', filed: NEW }, '').flow.actions)).not.toContain(
      'extend_completeness_paid',
    )
  })
})

describe('actions that depend on earlier ones', () => {
  const closed = (kind: Right, filed: LegalDate, actions: string) => () => playSampleActions({ kind, filed }, actions)
  test.each([
    [
      'no mark is refused without a proposed refusal (UU 20/2016 art. 24)',
      closed('MARK', '2025-03-03', `${MARK}, refuse 2025-07-18`),
    ],
    [
      'no patent is refused before a letter (UU 13/2016 art. 62, 63)',
      closed('PATENT', NEW, `${EXAMINED}, refuse 2025-11-30`),
    ],
    [
      'no design is registered while others may still object (UU 31/2000 art. 26)',
      closed('DESIGN', '2025-06-01', 'publish 2025-12-01, examine 2026-01-05, register 2026-03-01'),
    ],
    [
      'no appeal is made twice (UU 13/2016 art. 68)',
      closed(
        'PATENT',
        NEW,
        `${EXAMINED}, send_findings 2025-08-01, reply 2025-09-01, refuse 2025-11-30, appeal 2025-12-10, ask_appeal_completeness 2025-12-19, appeal_lapsed *, appeal *`,
      ),
    ],
    [
      'no grant is revoked that nobody appealed (UU 13/2016 art. 70)',
      closed('PATENT', NEW, `${GRANTED}, grant_revoked 2026-03-01`),
    ],
    [
      'no patent is removed while its grace runs (UU 13/2016 art. 128)',
      closed('PATENT', NEW, `${GRANTED}, annuity_overdue *, remove *`),
    ],
    [
      'a simple patent is published on the fourteenth working day, not later (UU 6/2023 art. 123(1))',
      closed('SIMPLE_PATENT', '2024-10-25', 'formality_passed 2024-10-28, publish 2024-11-13'),
    ],
    [
      'no priority document is asked for where no priority is claimed (UU 31/2000 art. 16)',
      closed('DESIGN', '2025-06-01', 'ask_priority 2025-06-10'),
    ],
    [
      'no annuity before the first one is paid (UU 13/2016 art. 126)',
      closed('PATENT', NEW, `${GRANTED}, pay_annuity 2026-03-01`),
    ],
    [
      'no paid extension before the free one',
      closed('PATENT', OLD, 'ask_completeness 2024-11-30, extend_completeness_paid 2025-01-10'),
    ],
  ])('%s', (_says, actions) => expect(actions).toThrow())

  test('they are possible after those actions', () => {
    const published = playSampleActions(
      { kind: 'SIMPLE_PATENT', filed: '2024-10-25' },
      'formality_passed 2024-10-28, publish *',
    )
    expect(published.history.at(-1)).toEqual({ action: 'publish', day: '2024-11-14' })
    expect(
      playSampleActions(
        { kind: 'MARK', filed: '2025-03-03' },
        `${MARK}, propose_refusal 2025-07-18, answer_refusal 2025-08-15, refuse 2025-10-01`,
      ).state,
    ).toBe('refused')
    expect(
      playSampleActions(
        { kind: 'DESIGN', filed: '2025-06-01' },
        'publish 2025-12-01, examine 2026-01-05, register 2026-03-02',
      ).state,
    ).toBe('registered')
    expect(
      playSampleActions({ kind: 'PATENT', filed: NEW }, `${GRANTED}, appeal_grant 2026-03-01, grant_revoked 2026-09-01`)
        .state,
    ).toBe('cancelled')
    expect(
      playSampleActions(
        { kind: 'PATENT', filed: NEW },
        `${GRANTED}, annuity_overdue *, grace_over *, keep_right 2027-02-15`,
      ).state,
    ).toBe('registered')
  })
})
