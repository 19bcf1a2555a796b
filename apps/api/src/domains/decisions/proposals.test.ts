import { randomUUID } from 'node:crypto'

import type { Right } from '@saki/catalogue'
import { addDays, addMonths } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'

import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { FILED, startDecisions } from '../../testing/decisions.ts'
import { morning, playedCase } from '../../testing/playedCases.ts'
import type { TestActor } from '../../testing/portal.ts'
import { completeReason, completeReasons } from '../../testing/reasons.ts'

const { portal, sari, officer, second, caseIn, take, look, letterOf } = await startDecisions()
afterAll(() => portal.close())

const fieldsOf = (body: { fields?: { field: string }[] | undefined }) => body.fields?.map(({ field }) => field)

describe('a second officer', () => {
  const require = (act: string, isRequired: boolean) =>
    setSecondOfficer(portal.db, act, isRequired ? 'on' : 'off', new Date(morning(FILED)))
  const decide = (PROPOSAL_ID: number, as: TestActor, IND_APPROVED: 'Y' | 'N' = 'Y', REMARK = '') =>
    portal.ask('officeDecideAct', { as, key: randomUUID(), body: { PROPOSAL_ID, IND_APPROVED, REMARK } })
  const waiting = async (as: TestActor, number: string) =>
    (await portal.ask('officeProposals', { as })).body.filter(({ PATENT_ID }) => PATENT_ID === number)
  const DECISIONS: [string, Right, string, string, object][] = [
    ['refusal', 'MARK', 'substantive_examination', 'USUL', { REASONS: completeReasons('MARK') }],
    ['refusal', 'PATENT', 'substantive_examination', 'REF', { REASONS: completeReasons('PATENT') }],
    ['grant', 'MARK', 'substantive_examination', 'ACC', {}],
    ['grant', 'PATENT', 'substantive_examination', 'ALLOW', {}],
    ['removal', 'MARK', 'registered', 'DEL', {}],
  ]

  test.each(DECISIONS)(
    '%s of a %s in %s by %s is proposed, seen with its letter, and approved by another',
    async (act, right, state, code, more) => {
      const one = await caseIn(right, state)
      await require(act, true)
      try {
        const asked = await take(one, code, more)
        expect(asked.body, JSON.stringify(asked.body)).toMatchObject({
          err: '',
          ACTION_NBR: 0,
          PROPOSAL_ID: expect.any(Number),
        })
        expect((await playedCase(portal, one.number)).state).toBe(state)
        const id = asked.body.PROPOSAL_ID ?? 0
        expect(await waiting(second, one.number)).toMatchObject([{ KIND: 'ACT', PROPOSAL_ID: id, IND_OWN: 'N' }])
        expect((await look(one.number, second)).ACT_PROPOSAL).toMatchObject({
          PROPOSAL_ID: id,
          IND_OWN: 'N',
          IND_LETTER: 'Y',
        })
        expect((await portal.ask('officeProposalLetter', { as: second, params: { id } })).status).toBe(200)
        expect((await take(one, code, more)).status).toBe(409)
        const own = await decide(id, officer)
        expect([own.status, own.body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
        const approved = await decide(id, second)
        expect(approved.status, JSON.stringify(approved.body)).toBe(200)
        expect((await playedCase(portal, one.number)).state).not.toBe(state)
        const { rows } = await sql<{ actor: number; by: number }>`
        select actor_id as actor, (detail ->> 'PROPOSED_BY')::int as by from process_action where proc_typ = ${one.PROC_TYP} and proc_nbr = ${one.PROC_NBR}
         order by action_nbr desc limit 1`.execute(portal.db)
        expect(rows).toEqual([{ actor: second.userId, by: officer.userId }])
        expect([await waiting(second, one.number), (await decide(id, second)).status]).toEqual([[], 404])
      } finally {
        await require(act, false)
      }
    },
  )

  test('returns with a remark only; the proposer reads it and may take an own proposal back', async () => {
    const one = await caseIn('MARK', 'substantive_examination')
    await require('refusal', true)
    try {
      const propose = async () => (await take(one, 'USUL', { REASONS: completeReasons('MARK') })).body.PROPOSAL_ID ?? 0
      const id = await propose()
      expect((await decide(id, second, 'N')).status).toBe(422)
      expect((await decide(id, second, 'N', 'Jelaskan kafe.')).status).toBe(200)
      expect(await look(one.number)).toMatchObject({ ACT_PROPOSAL: null, RETURNED: { REMARK: 'Jelaskan kafe.' } })
      expect((await decide(await propose(), officer, 'N')).status).toBe(200)
      expect(await look(one.number)).toMatchObject({ ACT_PROPOSAL: null, RETURNED: null })
    } finally {
      await require('refusal', false)
    }
  })

  test('an act is not approved when the case moved since, and an incomplete one is not proposed', async () => {
    const one = await caseIn('MARK', 'substantive_examination')
    await require('refusal', true)
    try {
      expect((await take(one, 'USUL', { REASONS: [completeReason('M211A', { FACTS: '' })] })).status).toBe(422)
      const id = (await take(one, 'USUL', { REASONS: completeReasons('MARK') })).body.PROPOSAL_ID ?? 0
      expect((await take(one, 'ACC')).status).toBe(200)
      const moved = await decide(id, second)
      expect([moved.status, moved.body.fields?.[0]?.message]).toEqual([
        409,
        expect.stringContaining('berubah sejak diusulkan'),
      ])
      expect((await playedCase(portal, one.number)).state).toBe('to_be_registered')
    } finally {
      await require('refusal', false)
    }
  })

  test('applicants neither see proposals nor decide', async () => {
    expect((await portal.ask('officeProposals', { as: sari })).status).toBe(403)
    expect((await decide(1, sari)).status).toBe(403)
  })
})

describe('an emergency extends a period by at most six months (UU 65/2024 art. 35, 62)', () => {
  const decide = (PROPOSAL_ID: number, as: TestActor) =>
    portal.ask('officeDecideAct', { as, key: randomUUID(), body: { PROPOSAL_ID, IND_APPROVED: 'Y', REMARK: '' } })

  test.each([
    ['EXTE', 'awaiting_completeness', ['ask_completeness']],
    ['EXTRE', 'awaiting_reply', undefined],
  ])('%s in %s: by the day the officer chose, and by a second officer', async (code, state, played) => {
    const one = await caseIn('PATENT', state, played)
    const before = (await look(one.number)).DUE_DATE ?? ''
    const offered = (
      await portal.ask('getListAction', { as: officer, params: { id: `${one.PROC_TYP}-${one.PROC_NBR}` } })
    ).body.find(({ ACTION_TYP }) => ACTION_TYP === code)
    const latest = offered?.DUE_DATE ?? ''
    expect(offered).toMatchObject({ IND_AT_MOST: 'Y', IND_SECOND: 'Y', DUE_DATE: addMonths(before, 6) })
    for (const wrong of [{}, { DUE_DATE: addDays(latest, 1) }, { DUE_DATE: before }]) {
      const refused = await take(one, code, { NOTES: 'Banjir', ...wrong })
      expect([refused.status, fieldsOf(refused.body)]).toEqual([422, ['DUE_DATE']])
    }
    const DUE_DATE = addDays(before, 17)
    const { PROPOSAL_ID = 0 } = (await take(one, code, { NOTES: 'Banjir', DUE_DATE })).body
    expect((await look(one.number)).DUE_DATE).toBe(before)
    expect((await decide(PROPOSAL_ID, officer)).status).toBe(409)
    expect((await decide(PROPOSAL_ID, second)).body).toMatchObject({ err: '', DUE_DATE })
    expect((await look(one.number)).DUE_DATE).toBe(DUE_DATE)
    expect(await letterOf(one, 'SPJ')).not.toBe('')
  })
})
