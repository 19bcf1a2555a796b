import { randomUUID } from 'node:crypto'

import { rightOf, workflows, type Right } from '@saki/catalogue'
import type { DecisionReason } from '@saki/contracts/reason'
import type { ReasonedRight } from '@saki/domain/decisions/substantiveGrounds'
import { addDays, addMonths } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { historyTo, logInAt } from '../../testing/appealedCases.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { completeReason, completeReasons, DEFICIENCIES, someGrounds } from '../../testing/reasons.ts'

const FILED = '2026-03-02'
let portal: TestPortal
let sari: TestActor
let officer: TestActor
let second: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  sari = await portal.register()
  officer = await portal.office()
  second = await portal.office()
})
afterAll(() => portal.close())

interface Key {
  PROC_TYP: string
  PROC_NBR: number
}
/** A case in a state; the clock stays on that day. `played`: the actions instead of the shortest way. */
async function caseIn(right: Right, state: string, played?: readonly string[]): Promise<Key & { number: string }> {
  await logInAt(portal, morning(FILED), [sari])
  const number = await registerSample(portal, sari, right)
  const day = await playActions(portal, number, played ?? historyTo(right, FILED, state))
  await logInAt(portal, morning(day), [sari, officer, second])
  const { procTyp, procNbr } = await playedCase(portal, number)
  return { number, PROC_TYP: procTyp, PROC_NBR: procNbr }
}
const keyOf = ({ PROC_TYP, PROC_NBR }: Key) => ({ PROC_TYP, PROC_NBR })
const take = (key: Key, ACTION_TYP: string, more: object = {}, as = officer) =>
  portal.ask('insertAction', { as, key: randomUUID(), body: { ...keyOf(key), ACTION_TYP, ...more } })
const look = async (number: string, as = officer) =>
  (await portal.ask('officeCase', { as, query: { patentId: number } })).body
const fieldsOf = (body: { fields?: { field: string }[] | undefined }) => body.fields?.map(({ field }) => field)
const lawOf = (right: Right): ReasonedRight => rightOf(right).grounds ?? 'PATENT'
async function letterOf({ PROC_TYP, PROC_NBR }: Key, type: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select content::text as text from letter where proc_typ = ${PROC_TYP} and proc_nbr = ${PROC_NBR} and letter_typ = ${type} order by issued_at desc limit 1`.execute(
    portal.db,
  )
  return rows[0]?.text ?? ''
}

describe('no decision without reasons, no letter without points', () => {
  const acts: [Right, string, string][] = [
    ['MARK', 'formality_check', 'ASK'],
    ['MARK', 'substantive_examination', 'USUL'],
    ['MARK', 'substantive_examination', 'REF'],
    ['DESIGN', 'administrative_check', 'ASK'],
    ['DESIGN', 'administrative_check', 'REFC'],
    ['DESIGN', 'substantive_examination', 'REF'],
    ['DESIGN', 'reconsideration', 'KEEP'],
    ['PATENT', 'formality_check', 'ASK'],
    ['PATENT', 'substantive_examination', 'FIND'],
    ['PATENT', 'substantive_examination', 'PREF'],
    ['PATENT', 'substantive_examination', 'REF'],
    ['PATENT', 'reexamination', 'REXR'],
    ['SIMPLE_PATENT', 'formality_check', 'ASK'],
    ['SIMPLE_PATENT', 'substantive_examination', 'FIND'],
    ['SIMPLE_PATENT', 'substantive_examination', 'PREF'],
    ['SIMPLE_PATENT', 'substantive_examination', 'REF'],
    ['SIMPLE_PATENT', 'reexamination', 'REXR'],
  ]

  test('every act of the workflows that decides against the applicant or asks for something is in this table', () => {
    const named = (['MARK', 'DESIGN', 'PATENT', 'SIMPLE_PATENT'] as const).flatMap((right) => {
      const flow = rightOf(right).laws.at(-1)?.workflow
      return Object.values(flow?.actions ?? {}).flatMap(({ points, ofPart, code }) =>
        // Those for some goods of a mark are in partRefusal.test.
        points && !ofPart ? [`${right} ${code}`] : [],
      )
    })
    expect(acts.map(([right, , code]) => `${right} ${code}`).toSorted()).toEqual(named.toSorted())
    const refusing = workflows.flatMap(({ id, actions }) =>
      Object.entries(actions).flatMap(([key, { by, letter, points, requiresAnswer }]) =>
        by === 'office' && requiresAnswer && ['SPN', 'SKP', 'SUT', 'STA'].includes(letter ?? '') && points !== 'reasons'
          ? [`${id} ${key}`]
          : [],
      ),
    )
    expect(refusing).toEqual([])
  })

  test.each(acts)('%s in %s: %s', async (right, state, code) => {
    const isAsking = code === 'ASK'
    const one = await caseIn(right, state, isAsking || code === 'REFC' ? [] : undefined)
    // A design is decided after its three months for objections (UU 31/2000 art. 26).
    if (right === 'DESIGN' && code === 'REF') await logInAt(portal, morning('2026-11-02'), [officer])
    const bare = await take(one, code, { NOTES: 'Tanpa alasan.' })
    expect([bare.status, fieldsOf(bare.body)]).toEqual([422, [isAsking ? 'POINTS' : 'REASONS']])
    const points = isAsking ? {} : { POINTS: DEFICIENCIES }
    expect((await take(one, code, points)).status).toBe(422)
    expect((await playedCase(portal, one.number)).state).toBe(state)
    const REASONS = completeReasons(lawOf(right))
    const done = await take(one, code, isAsking ? { POINTS: DEFICIENCIES } : { REASONS })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const { rows } = await sql<{ text: string }>`
      select content ->> 'points' as text from letter where proc_nbr = ${one.PROC_NBR} and proc_typ = ${one.PROC_TYP} order by issued_at desc limit 1`.execute(
      portal.db,
    )
    for (const words of isAsking ? [DEFICIENCIES[0]?.TITLE ?? '?'] : REASONS.map(({ FACTS }) => FACTS))
      expect(rows[0]?.text).toContain(words)
  })
})

describe('the parts of a reason', () => {
  const propose = async (...REASONS: DecisionReason[]) => {
    const one = await caseIn('MARK', 'substantive_examination')
    return take(one, 'USUL', { REASONS })
  }
  test.each<[string, Partial<DecisionReason>, string]>([
    ['an unknown ground', { GROUND: 'M24' }, 'REASONS.0.GROUND'],
    ['a ground of another right', { GROUND: 'P5' }, 'REASONS.0.GROUND'],
    ['no facts', { FACTS: ' ' }, 'REASONS.0.FACTS'],
    ['no earlier mark', { EVIDENCE: [] }, 'REASONS.0.EVIDENCE'],
    ['no way out', { CURE: '' }, 'REASONS.0.CURE'],
  ])('with %s it is refused at its field', async (_says, change, field) => {
    const { status, body } = await propose(completeReason('M211A', change))
    expect([status, fieldsOf(body)]).toEqual([422, [field]])
  })

  test('the letter cites article, facts, evidence and the way out, and the answer form asks point by point', async () => {
    const one = await caseIn('MARK', 'substantive_examination')
    await take(one, 'USUL', { REASONS: completeReasons('MARK') })
    const letter = await letterOf(one, 'SUT')
    for (const words of [
      'Pasal 21 ayat (1)',
      'Fakta tentang M211A.',
      'SENJA COFFEE (IDM000912457), kelas 30',
      'Batasi lingkupnya.',
    ])
      expect(letter).toContain(words)
    const form = await portal.ask('getAnswerForm', { as: sari, params: { procid: `${one.PROC_TYP}-${one.PROC_NBR}` } })
    expect(form.body.POINTS).toMatchObject([
      { LIST_CODE: 'ALASAN', OPTION_NBR: 1, GROUND: 'UU 20/2016 art. 21(1)(a)' },
      { LIST_CODE: 'ALASAN', OPTION_NBR: 2 },
    ])
  })
})

describe('a refusal after a proposal (UU 20/2016 art. 24)', () => {
  async function proposed(isAnswered: boolean) {
    const one = await caseIn('MARK', 'substantive_examination')
    expect((await take(one, 'USUL', { REASONS: completeReasons('MARK') })).status).toBe(200)
    if (!isAnswered) return one
    const procid = `${one.PROC_TYP}-${one.PROC_NBR}`
    const form = (await portal.ask('getAnswerForm', { as: sari, params: { procid } })).body
    const key = { ...keyOf(one), ACTION_NBR: form.ACTION_NBR }
    const POINTS = form.POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({
      LIST_CODE,
      OPTION_NBR,
      TEXT: `Jawab ${OPTION_NBR}.`,
      FILES: [],
    }))
    const saved = await portal.ask('saveAnswer', { as: sari, body: { ...key, POINTS, ROW_VERSION: null } })
    const sent = await portal.ask('sendAnswer', {
      as: sari,
      key: randomUUID(),
      body: { ...key, ROW_VERSION: saved.body.ROW_VERSION },
    })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    return one
  }

  test('rests only on grounds the applicant was told of, weighs the answer to each, and cites letter and answer', async () => {
    const one = await proposed(true)
    const reasons = (await portal.ask('officeReasons', { as: officer, query: keyOf(one) })).body
    expect(reasons.NOTIFIED).toMatchObject([
      { GROUND: someGrounds.MARK[0], ANSWER: 'Jawab 1.', IND_ANSWERED: 'Y' },
      { GROUND: someGrounds.MARK[1], ANSWER: 'Jawab 2.', IND_ANSWERED: 'Y' },
    ])
    const unheard = await take(one, 'REF', { REASONS: [completeReason('M213', { EVIDENCE: [] })] })
    expect([unheard.status, fieldsOf(unheard.body)]).toEqual([422, ['REASONS.0.GROUND']])
    const unweighed = await take(one, 'REF', { REASONS: [completeReason('M20E', { ASSESSMENT: '' })] })
    expect([unweighed.status, fieldsOf(unweighed.body)]).toEqual([422, ['REASONS.0.ASSESSMENT']])
    expect((await take(one, 'REF', { REASONS: completeReasons('MARK') })).status).toBe(200)
    const letter = await letterOf(one, 'SPN')
    for (const words of [
      'Diberitahukan dengan surat',
      'Tanggapan pemohon: Jawab 2.',
      'Tanggapan tidak mengatasi alasan ini.',
    ])
      expect(letter).toContain(words)
  })

  test('without an answer the refusal by time repeats the points of the proposal', async () => {
    const one = await proposed(false)
    const { firesOn } = await playedCase(portal, one.number)
    portal.setNow(morning(firesOn ?? ''))
    await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
    const { runDue } = await import('../../jobs/timers.ts')
    await runDue({ ...portal.services, log: portal.app.log }, portal.services.clock())
    expect((await playedCase(portal, one.number)).state).toBe('refused')
    expect(await letterOf(one, 'SPN')).toContain('Fakta tentang M211A.')
  })
})

describe('reasons while they are written', () => {
  test('are kept as they are, seen by colleagues, refused when stale, and gone after the decision', async () => {
    const one = await caseIn('MARK', 'substantive_examination')
    const save = (REASONS: DecisionReason[], ROW_VERSION?: number, as = officer) =>
      portal.ask('saveReasons', { as, body: { ...keyOf(one), REASONS, ...(ROW_VERSION && { ROW_VERSION }) } })
    const half = completeReason('M211A', { FACTS: '', EVIDENCE: [] })
    expect((await save([half])).body).toMatchObject({ err: '', ROW_VERSION: 1 })
    const read = async (as = officer) => (await portal.ask('officeReasons', { as, query: keyOf(one) })).body
    expect(await read(second)).toMatchObject({ REASONS: [half], ROW_VERSION: 1 })
    expect((await save([completeReason('M20E')], undefined, second)).body).toMatchObject({ err: 'STALE_VERSION' })
    expect((await save([half])).body).toMatchObject({ ROW_VERSION: 1 })
    expect((await save([completeReason('M20E')], 1, second)).body).toMatchObject({ ROW_VERSION: 2 })
    await take(one, 'USUL', { REASONS: completeReasons('MARK') })
    expect(await read()).toMatchObject({ REASONS: [], ROW_VERSION: 0 })
  })

  test('paragraphs are kept, changed and removed; a stale change is refused', async () => {
    const words = { RIGHT: 'T' as const, GROUND: 'M211A', TITLE: 'Ejaan lama', BODY: 'Huruf dj dibaca j.' }
    const save = (body: object) =>
      portal.ask('saveParagraph', { as: officer, key: randomUUID(), body: { ...words, ...body } })
    const { PARAGRAPH_ID, ROW_VERSION } = (await save({})).body
    const list = async () => (await portal.ask('officeParagraphs', { as: second, query: { right: 'T' } })).body
    expect(await list()).toMatchObject([{ TITLE: 'Ejaan lama', GROUND: 'M211A' }])
    expect((await save({ PARAGRAPH_ID, ROW_VERSION, BODY: 'Huruf dj dan j sama.' })).body).toMatchObject({
      ROW_VERSION: 2,
    })
    expect((await save({ PARAGRAPH_ID, ROW_VERSION, BODY: 'Lain.' })).status).toBe(409)
    const remove = (version: number) =>
      portal.ask('deleteParagraph', { as: second, body: { PARAGRAPH_ID, ROW_VERSION: version } })
    expect((await remove(1)).status).toBe(409)
    expect((await remove(2)).status).toBe(200)
    expect([await list(), (await remove(2)).status]).toEqual([[], 200])
  })
})

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

  test('a decision of two officers is taken back only by a head of section who is neither of them', async () => {
    const one = await caseIn('MARK', 'substantive_examination')
    await require('grant', true)
    try {
      const { PROPOSAL_ID = 0 } = (await take(one, 'ACC')).body
      expect((await decide(PROPOSAL_ID, second)).status).toBe(200)
      const third = await portal.office()
      const undo = async (as: TestActor) => {
        const { UNDO, ROW_VERSION } = await look(one.number)
        const body = { ...keyOf(one), ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Keliru', ROW_VERSION }
        return portal.ask('officeUndoAction', { as, key: randomUUID(), body })
      }
      for (const as of [officer, second]) expect((await undo(as)).body.err).toBe('ACTION_NOT_ALLOWED')
      const clerk = await portal.office()
      const roles = { USER_ID: clerk.userId, NIP: '', SECTION: 'mark' as const, ROLES: ['examinerMark' as const] }
      const body = { ...roles, ROW_VERSION: 0 }
      expect((await portal.ask('officeStaffSave', { as: officer, key: randomUUID(), body })).status).toBe(200)
      expect((await undo(clerk)).body.err).toBe('ROLE_NEEDED')
      expect((await undo(third)).status).toBe(200)
      expect((await playedCase(portal, one.number)).state).toBe('substantive_examination')
    } finally {
      await require('grant', false)
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

describe('a priority whose document does not come (UU 13/2016 art. 31)', () => {
  test('is lost in the register and for periods, is shown as lost, and stands again when the loss is undone', async () => {
    const one = await caseIn('PATENT', 'formality_check', [])
    const { rows } = await sql<{
      id: number
    }>`select application_id as id from application where application_number = ${one.number}`.execute(portal.db)
    const id = rows[0]?.id ?? 0
    await sql`delete from application_priority where application_id = ${id}`.execute(portal.db)
    await sql`insert into application_priority values (${id}, 1, 'JP', 'JP-77', '2025-06-01')`.execute(portal.db)
    expect((await take(one, 'ASKP')).status).toBe(200)
    const { firesOn } = await playedCase(portal, one.number)
    await logInAt(portal, morning(firesOn ?? ''), [sari, officer])
    const { runDue } = await import('../../jobs/timers.ts')
    await runDue({ ...portal.services, log: portal.app.log }, portal.services.clock())
    const priorities = async () =>
      (await portal.ask('getPatentDetailPriorities', { as: sari, query: { patentId: one.number } })).body
    expect(await priorities()).toMatchObject([{ PRIORITY_APPL_ID: 'JP-77', LOST_ON: firesOn }])
    const kept = () => sql`select 1 from application_priority where application_id = ${id}`.execute(portal.db)
    expect((await kept()).rows).toEqual([])
    const { UNDO, ROW_VERSION } = await look(one.number)
    const body = { ...keyOf(one), ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Dokumen ada di loket', ROW_VERSION }
    expect((await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body })).status).toBe(200)
    expect([(await kept()).rows.length, await priorities()]).toMatchObject([1, [{ LOST_ON: null }]])
  })
})
