import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { samplePerson } from '../../testing/filings.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { countOf, nameChangeBody, startNameChanges, submitted, type NameChanges } from '../../testing/nameChanges.ts'
import { playedCase } from '../../testing/playedCases.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { actOnRequest, payRequest, savedRequest, submitTestRequest } from '../../testing/requests.ts'

let tried: NameChanges
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  tried = await startNameChanges()
  ;({ portal, sari, budi, officer } = tried)
})
afterAll(() => portal.close())

describe('somebody without a right to a request', () => {
  test('finds neither its draft, its case, its page nor its process', async () => {
    const number = await tried.newMark()
    const draft = (await savedRequest(portal, tried.nameChange([number]))).body
    const sent = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
    const [one] = (await tried.detail(sent.SUBMISSION_NBR)).CASES
    const { TEMP_ID } = draft
    expect((await portal.ask('requestDraft', { as: budi, query: { TEMP_ID } })).status).toBe(404)
    expect((await tried.resave(draft, [number], budi)).status).toBe(404)
    expect((await tried.resave(draft, [number], budi, submitted)).status).toBe(404)
    expect((await portal.ask('requestOffers', { as: budi, query: { patentId: number } })).status).toBe(404)
    const query = { SUBMISSION_NBR: sent.SUBMISSION_NBR ?? '' }
    expect((await portal.ask('requestDetail', { as: budi, query })).status).toBe(404)
    expect((await tried.withdraw(sent.SUBMISSION_NBR, budi)).status).toBe(404)
    expect((await portal.ask('requestList', { as: budi, query: { patentId: number } })).body.data).toEqual([])
    expect((await portal.ask('regenerateBilling', { as: budi, key: randomUUID(), body: query })).status).toBe(404)
    const { PROC_TYP = '', PROC_NBR = 0 } = one ?? {}
    expect((await portal.ask('officeRequest', { as: sari, query: { PROC_TYP, PROC_NBR } })).status).toBe(403)
    expect((await actOnRequest(portal, sari, { PROC_TYP, PROC_NBR, ROW_VERSION: 1 }, 'VERI')).status).toBe(403)
    expect((await tried.detail(sent.SUBMISSION_NBR)).CASES).toMatchObject([{ STATE: 'awaiting_payment' }])
  })

  test('cannot ask in the name of another account', async () => {
    const number = await tried.newMark()
    const body = { ...nameChangeBody([number]), ON_BEHALF_OF: sari.userId }
    expect((await portal.ask('requestSave', { as: budi, key: randomUUID(), body })).status).toBe(404)
    const { agent } = await tried.consultant({})
    const strange = { ...nameChangeBody([number]), ON_BEHALF_OF: budi.userId }
    expect((await portal.ask('requestSave', { as: agent, key: randomUUID(), body: strange })).status).toBe(404)
    const draft = (await savedRequest(portal, tried.nameChange([number], agent))).body
    expect((await tried.resave(draft, [number], agent, { ON_BEHALF_OF: budi.userId })).status).toBe(404)
  })
})

describe('a consultant', () => {
  test('with a mandate for reading sees a draft and a request and changes neither', async () => {
    const number = await tried.newMark()
    const draft = (await savedRequest(portal, tried.nameChange([number]))).body
    const sent = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
    const { agent } = await tried.consultant({ POWER: 'READ' })
    expect((await portal.ask('requestDraft', { as: agent, query: { TEMP_ID: draft.TEMP_ID } })).status).toBe(200)
    expect((await tried.detail(sent.SUBMISSION_NBR, agent)).SUBMISSION_NBR).toBe(sent.SUBMISSION_NBR)
    expect((await tried.resave(draft, [number], agent)).body.err).toBe('NOT_MANDATED')
    expect((await savedRequest(portal, tried.nameChange([number], agent))).status).toBe(404)
    expect((await tried.withdraw(sent.SUBMISSION_NBR, agent)).body.err).toBe('NOT_MANDATED')
  })

  test('with a mandate for preparing saves and does not submit', async () => {
    const number = await tried.newMark()
    const { agent } = await tried.consultant({ POWER: 'PREPARE' })
    const draft = (await savedRequest(portal, tried.nameChange([number], agent))).body
    expect((await tried.resave(draft, [number], agent, submitted)).body.err).toBe('NOT_MANDATED')
    expect(await countOf(portal, number)).toBe(0)
  })

  test('with a mandate for another right, or one that ended, finds nothing', async () => {
    const number = await tried.newMark()
    const draft = (await savedRequest(portal, tried.nameChange([number]))).body
    const other = (await tried.consultant({ RIGHTS: ['P'] })).agent
    const ended = await tried.consultant({})
    await portal.ask('endMandate', { as: sari, body: { MANDATE_ID: ended.mandateId } })
    for (const agent of [other, ended.agent]) {
      expect((await portal.ask('requestDraft', { as: agent, query: { TEMP_ID: draft.TEMP_ID } })).status).toBe(404)
      expect((await tried.resave(draft, [number], agent, submitted)).status).toBe(404)
      expect((await savedRequest(portal, tried.nameChange([number], agent))).status).toBe(404)
    }
  })

  test('with a mandate for one case does not reach another of its owner', async () => {
    const [own, other] = [await tried.newMark(), await tried.newMark()]
    const { agent } = await tried.consultant({ PATENT_ID: own })
    expect((await savedRequest(portal, tried.nameChange([own, other], agent))).status).toBe(404)
    const draft = (await savedRequest(portal, tried.nameChange([own], agent))).body
    expect((await tried.resave(draft, [other], agent)).status).toBe(404)
    expect((await tried.resave(draft, [own, other], agent, submitted)).status).toBe(404)
    expect((await tried.resave(draft, [own], agent, submitted)).status).toBe(200)
  })

  test('withdraws a request of several cases only where a mandate covers each of them', async () => {
    const numbers = [await tried.newMark(), await tried.newMark()]
    const sent = (await submitTestRequest(portal, tried.nameChange(numbers))).body
    expect(await payRequest(portal, sent)).toBe('settled')
    const { agent } = await tried.consultant({ PATENT_ID: numbers[0] ?? null })
    expect((await tried.withdraw(sent.SUBMISSION_NBR, agent)).body.err).toBe('NOT_MANDATED')
    const one = await tried.withdraw(sent.SUBMISSION_NBR, agent, { PATENT_ID: numbers[0] })
    expect(one.body.ENDED).toEqual([numbers[0]])
    const states = (await tried.detail(sent.SUBMISSION_NBR)).CASES.map(({ STATE }) => STATE)
    expect(states).toEqual(['withdrawn', 'submitted'])
  })
})

test('a draft opens without a case that was transferred since, and says so', async () => {
  const [kept, lost] = [await tried.newMark(), await tried.newMark()]
  const { TEMP_ID, ROW_VERSION } = (await savedRequest(portal, tried.nameChange([kept, lost]))).body
  await sql`update application set owner_id = ${budi.userId} where application_number = ${lost}`.execute(portal.db)
  const { status, body } = await portal.ask('requestDraft', { as: sari, query: { TEMP_ID } })
  expect(status).toBe(200)
  expect(body.CASES.map(({ PATENT_ID }) => PATENT_ID)).toEqual([kept])
  expect(body.ERRORS.map(({ MESSAGE }) => MESSAGE).join()).toContain(lost)
  expect((await tried.resave({ TEMP_ID, ROW_VERSION }, [kept, lost], sari, submitted)).status).toBe(404)
  expect((await tried.resave({ TEMP_ID, ROW_VERSION }, [kept], sari, submitted)).body).toMatchObject({ err: '' })
})

describe('a request is submitted once', () => {
  test('again with the same key the answer is the same, with another key it is refused', async () => {
    const number = await tried.newMark()
    const draft = (await savedRequest(portal, tried.nameChange([number]))).body
    const key = randomUUID()
    const first = await tried.resave(draft, [number], sari, submitted, key)
    const same = await tried.resave(draft, [number], sari, submitted, key)
    expect(same.body).toEqual(first.body)
    const other = await tried.resave(draft, [number], sari, submitted)
    expect(other).toMatchObject({ status: 409, body: { err: 'ALREADY_FILED' } })
    expect(await countOf(portal, number)).toBe(1)
  })

  test('of two drafts submitted at once for the same case one is refused', async () => {
    const number = await tried.newMark()
    const drafts = [
      (await savedRequest(portal, tried.nameChange([number]))).body,
      (await savedRequest(portal, tried.nameChange([number]))).body,
    ]
    const answers = await Promise.all(drafts.map((draft) => tried.resave(draft, [number], sari, submitted)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(JSON.stringify(answers.find(({ status }) => status === 422)?.body)).toContain('CASES.0')
    expect(await countOf(portal, number)).toBe(1)
  })

  test('a stale version is refused with the newer state', async () => {
    const number = await tried.newMark()
    const draft = (await savedRequest(portal, tried.nameChange([number]))).body
    const other = { NEW_DATA: [samplePerson('Sari Baru')] }
    expect((await tried.resave(draft, [number], sari, { DATA: other })).status).toBe(200)
    const stale = await tried.resave(draft, [number], sari, {
      ...submitted,
      DATA: { NEW_DATA: [samplePerson('Sari Lama')] },
    })
    expect(stale).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
    expect(await countOf(portal, number)).toBe(0)
  })
})

describe('answers', () => {
  const save = (number: string, DATA: unknown) =>
    portal.ask('requestSave', { as: sari, key: randomUUID(), body: { USERDOC_TYP: 'PN', PATENT_IDS: [number], DATA } })

  test.each([
    ['an unknown section', { PERSONS: [samplePerson('Sari')] }],
    ['an unknown field', { NEW_DATA: [{ ...samplePerson('Sari'), OWNER_ID: '1' }] }],
    ['a number for a text', { NEW_DATA: [{ ...samplePerson('Sari'), PERSON_NAME: 7 }] }],
    ['an object for rows', { NEW_DATA: samplePerson('Sari') }],
    ['rows for a section', { REQUEST: [{ NOTE: 'Ya' }] }],
    ['deep nesting', { NEW_DATA: [{ PERSON_NAME: { $gt: '' } }] }],
    ['a control character', { NEW_DATA: [samplePerson('Sari\u0000')] }],
    ['half a surrogate pair', { NEW_DATA: [samplePerson('Sari\ud800')] }],
    ['a name that is too long', { NEW_DATA: [samplePerson('S'.repeat(300))] }],
    ['too many rows', { NEW_DATA: Array.from({ length: 201 }, () => samplePerson('Sari')) }],
    ['a key of every object', JSON.parse('{"__proto__":{"NOTE":"x"},"constructor":{"NOTE":"x"}}')],
  ])('with %s are refused', async (_says, data) => {
    const answer = await save(await tried.newMark(), data)
    expect([400, 422], JSON.stringify(answer.body)).toContain(answer.status)
  })

  test('of ten megabytes are refused', async () => {
    const answer = await save(await tried.newMark(), { REQUEST: { NOTE: 'x'.repeat(10_000_000) } })
    expect(answer.status).toBe(413)
  })

  test('do not say what the register says about the case', async () => {
    const number = await tried.newMark()
    const forged = {
      ...tried.nameChange([number]).data,
      CASE: { APPL_TYP: 'PATENT', IN_FORCE: 'Y', REPRESENTED: 'Y', LICENSED: 'Y' },
    }
    const { body } = await save(number, forged)
    const draft = (await portal.ask('requestDraft', { as: sari, query: { TEMP_ID: body.TEMP_ID } })).body
    expect(draft.CASE).toEqual({
      APPL_TYP: 'MARK',
      IN_FORCE: 'N',
      REPRESENTED: 'N',
      LICENSED: 'N',
      PARTS: expect.any(Array),
      GOODS: expect.any(Array),
    })
  })
})

describe('an officer', () => {
  test('does not act on a process that is no request', async () => {
    const { procTyp, procNbr } = await playedCase(portal, await tried.newMark())
    const process = { PROC_TYP: procTyp, PROC_NBR: procNbr, ROW_VERSION: 1 }
    expect((await actOnRequest(portal, officer, process, 'GRANT')).status).toBe(404)
    const query = { PROC_TYP: procTyp, PROC_NBR: procNbr }
    expect((await portal.ask('officeRequest', { as: officer, query })).status).toBe(404)
  })

  test('acts once, also when the act is sent twice at the same time or with a stale version', async () => {
    const sent = (await submitTestRequest(portal, tried.nameChange([await tried.newMark()]))).body
    await payRequest(portal, sent)
    const [one] = (await tried.detail(sent.SUBMISSION_NBR)).CASES
    if (!one) throw new Error('no case')
    const answers = await Promise.all([1, 2].map(() => actOnRequest(portal, officer, one, 'VERI')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await actOnRequest(portal, officer, one, 'GRANT')).body.err).toBe('STALE_VERSION')
    const now = { ...one, ROW_VERSION: one.ROW_VERSION + 1 }
    expect((await actOnRequest(portal, officer, now, 'REF')).status).toBe(422)
    expect((await actOnRequest(portal, officer, now, 'REF', 'Tidak\u0000 lengkap')).status).toBe(422)
    expect((await actOnRequest(portal, officer, now, 'PAY')).body.err).toBe('ACTION_NOT_ALLOWED')
    const both = await Promise.all([1, 2].map(() => actOnRequest(portal, officer, now, 'GRANT')))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await tried.withdraw(sent.SUBMISSION_NBR, sari)).body.err).toBe('ACTION_NOT_ALLOWED')
  })
})

test('the owner of a case does not read what another person asked for in it', async () => {
  const number = await tried.newMark()
  await takeOfficeAction(portal, await playedCase(portal, number), { action: 'publish', role: 'office' })
  const data = { REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, NEW_OWNERS: [samplePerson('Budi Santoso')] }
  const sent = (await submitTestRequest(portal, { kind: 'PH', numbers: [number], as: budi, slots: ['PGH'], data })).body
  await payRequest(portal, sent)
  const [one] = (await tried.detail(sent.SUBMISSION_NBR, budi)).CASES
  if (!one) throw new Error('no case')
  await actOnRequest(portal, officer, one, 'VERI')
  await actOnRequest(portal, officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'ASK', 'Akta jual beli rahasia.')
  const params = { procTyp: one.PROC_TYP, procNbr: one.PROC_NBR }
  for (const [as, status] of [
    [sari, 404],
    [officer, 200],
  ] as const) {
    expect((await portal.ask('getDetailSubWorkflow', { as, params })).status).toBe(status)
    expect((await portal.ask('getStatusSubWorkflow', { as, params })).status).toBe(status)
    const id = `${one.PROC_TYP}-${one.PROC_NBR}`
    expect((await portal.ask('getListAction', { as, params: { id } })).status).toBe(as === sari ? 404 : 200)
    expect((await portal.ask('getDetailWorkflow', { as, params: { ...params, actionNbr: 3 } })).status).toBe(status)
  }
})
