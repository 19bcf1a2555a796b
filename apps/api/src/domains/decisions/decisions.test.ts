import { randomUUID } from 'node:crypto'

import { rightOf, workflows, type Right } from '@saki/catalogue'
import type { DecisionReason } from '@saki/contracts/reason'
import type { ReasonedRight } from '@saki/domain/decisions/substantiveGrounds'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'

import { logInAt } from '../../testing/appealedCases.ts'
import { processKeyOf, startDecisions } from '../../testing/decisions.ts'
import { morning, playedCase } from '../../testing/playedCases.ts'
import { recordPaper } from '../../testing/paperParties.ts'
import { completeReason, completeReasons, DEFICIENCIES, someGrounds } from '../../testing/reasons.ts'

const { portal, sari, officer, second, caseIn, take, letterOf } = await startDecisions()
afterAll(() => portal.close())

const fieldsOf = (body: { fields?: { field: string }[] | undefined }) => body.fields?.map(({ field }) => field)
const lawOf = (right: Right): ReasonedRight => rightOf(right).grounds ?? 'PATENT'

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
    if (isAnswered) await answerInPortal(one)
    return one
  }

  async function answerInPortal(one: Awaited<ReturnType<typeof caseIn>>) {
    const procid = `${one.PROC_TYP}-${one.PROC_NBR}`
    const form = (await portal.ask('getAnswerForm', { as: sari, params: { procid } })).body
    const key = { ...processKeyOf(one), ACTION_NBR: form.ACTION_NBR }
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
  }

  test('rests only on grounds the applicant was told of, weighs the answer to each, and cites letter and answer', async () => {
    const one = await proposed(true)
    const reasons = (await portal.ask('officeReasons', { as: officer, query: processKeyOf(one) })).body
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

  test('weighs an answer that came on paper too, and does not say that there was none', async () => {
    const one = await proposed(false)
    expect((await recordPaper(portal, officer, one.number, { ACTION_TYP: 'RESP' })).status).toBe(200)
    const { NOTIFIED } = (await portal.ask('officeReasons', { as: officer, query: processKeyOf(one) })).body
    expect(NOTIFIED.map(({ IND_ANSWERED }) => IND_ANSWERED)).toEqual(['Y', 'Y'])
    const unweighed = await take(one, 'REF', { REASONS: [completeReason('M20E', { ASSESSMENT: '' })] })
    expect([unweighed.status, fieldsOf(unweighed.body)]).toEqual([422, ['REASONS.0.ASSESSMENT']])
    expect((await take(one, 'REF', { REASONS: completeReasons('MARK') })).status).toBe(200)
    const letter = await letterOf(one, 'SPN')
    expect(letter).toMatch(/yang telah ditanggapi\..*diterima di atas kertas tanggal \d+ \w+ 20\d\d/s)
    expect(letter).not.toContain('yang tidak ditanggapi')
  })

  test('an answer on paper counts for its letter when a later letter is answered in the portal', async () => {
    const one = await caseIn('MARK', 'substantive_examination')
    const [first, next] = someGrounds.MARK
    expect((await take(one, 'USUL', { REASONS: [completeReason(first)] })).status).toBe(200)
    expect((await recordPaper(portal, officer, one.number, { ACTION_TYP: 'RESP' })).status).toBe(200)
    expect((await take(one, 'USUL', { REASONS: [completeReason(next)] })).status).toBe(200)
    await answerInPortal(one)
    const { NOTIFIED } = (await portal.ask('officeReasons', { as: officer, query: processKeyOf(one) })).body
    expect(NOTIFIED).toMatchObject([
      { GROUND: first, ANSWER: expect.stringContaining('di atas kertas'), IND_ANSWERED: 'Y' },
      { GROUND: next, ANSWER: 'Jawab 1.', IND_ANSWERED: 'Y' },
    ])
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
      portal.ask('saveReasons', { as, body: { ...processKeyOf(one), REASONS, ...(ROW_VERSION && { ROW_VERSION }) } })
    const half = completeReason('M211A', { FACTS: '', EVIDENCE: [] })
    expect((await save([half])).body).toMatchObject({ err: '', ROW_VERSION: 1 })
    const read = async (as = officer) => (await portal.ask('officeReasons', { as, query: processKeyOf(one) })).body
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
