import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { samplePerson } from '../../testing/filings.ts'
import { playedCase } from '../../testing/playedCases.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { ownerOf, startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import { actOnRequest, payRequest, submitTestRequest, type SampleRequest } from '../../testing/requests.ts'

let play: RequestPlay
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  play = await startRequestPlay()
  ;({ portal, sari, budi, officer } = play)
})
afterAll(() => portal.close())
beforeEach(() => play.at('2026-12-10T03:00:00Z'))

const deletion = (number: string): SampleRequest => ({
  kind: 'HM',
  numbers: [number],
  as: sari,
  data: { REQUEST: { REASON: 'Tidak dipakai lagi.' } },
})
/** Asked for by the new owner, who has bought the mark. */
const purchase = (number: string): SampleRequest => ({
  kind: 'PH',
  numbers: [number],
  as: budi,
  slots: ['PGH'],
  data: {
    REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' },
    NEW_OWNERS: [{ ...samplePerson('Budi Santoso'), EMAIL: budi.email }],
  },
})

const onlyCase = async (submissionNbr: string | null, as: TestActor) => {
  const [one] = (await play.detail(submissionNbr, as)).CASES
  return one ?? expect.fail(`${submissionNbr} has no case`)
}
const decide = async (submissionNbr: string | null, act: string, as: TestActor) =>
  actOnRequest(portal, officer, await onlyCase(submissionNbr, as), act, 'Sesuai berkas.')

describe('two persons ask for opposite things in one mark', () => {
  test('the later one is held without naming the other, and the earlier one is decided first', async () => {
    const number = await play.registeredMark('KOPI REBUTAN')
    const bought = await play.received(purchase(number))
    const submitted = await submitTestRequest(portal, deletion(number))
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
    expect(await payRequest(portal, submitted.body)).toBe('settled')
    const later = submitted.body.SUBMISSION_NBR
    const page = await play.detail(later)
    expect(page.CASES).toMatchObject([{ HELD_WHY: 'CONFLICT' }])
    expect(JSON.stringify(page)).not.toContain(bought.SUBMISSION_NBR)
    const { PROC_TYP, PROC_NBR } = await onlyCase(later, sari)
    const desk = await portal.ask('officeRequest', { as: officer, query: { PROC_TYP, PROC_NBR } })
    expect(desk.body.CONTRADICTS).toEqual([bought.SUBMISSION_NBR])
    expect((await decide(later, 'VERI', sari)).status).toBe(200)
    const tooEarly = await decide(later, 'GRANT', sari)
    expect(tooEarly.status).toBe(409)
    expect((await playedCase(portal, number)).state).toBe('registered')
    await decide(bought.SUBMISSION_NBR, 'VERI', budi)
    const granted = await decide(bought.SUBMISSION_NBR, 'GRANT', budi)
    expect(granted.body, JSON.stringify(granted.body)).toMatchObject({ STATE: 'granted' })
    expect(await ownerOf(portal, number)).toBe(budi.userId)
    // The former owner's deletion can only be refused now.
    expect((await decide(later, 'GRANT', sari)).status).toBe(409)
    expect((await decide(later, 'REF', sari)).body).toMatchObject({ STATE: 'refused' })
  })

  test('an unpaid request of another holds nothing', async () => {
    const number = await play.registeredMark('KOPI TUNGGU')
    expect((await submitTestRequest(portal, purchase(number))).status).toBe(200)
    const page = await play.received(deletion(number))
    expect(page.CASES).toMatchObject([{ HELD_WHY: null, STATE: 'submitted' }])
  })

  test('once the earlier one is refused, the later one is granted', async () => {
    const number = await play.registeredMark('KOPI LEGA')
    const bought = await play.received(purchase(number))
    const later = await play.received(deletion(number))
    await decide(bought.SUBMISSION_NBR, 'VERI', budi)
    expect((await decide(bought.SUBMISSION_NBR, 'REF', budi)).body).toMatchObject({ STATE: 'refused' })
    await decide(later.SUBMISSION_NBR, 'VERI', sari)
    expect((await decide(later.SUBMISSION_NBR, 'GRANT', sari)).body).toMatchObject({ STATE: 'granted' })
    expect((await playedCase(portal, number)).state).not.toBe('registered')
  })
})

describe('one person asks for opposite things', () => {
  const licence = (number: string): SampleRequest => ({
    kind: 'LI',
    numbers: [number],
    as: sari,
    slots: ['LIS'],
    data: {
      REQUEST: { EXCLUSIVE: 'N', TERRITORY: 'Indonesia', VALID_FROM: '2026-12-10' },
      LICENSEES: [samplePerson('Budi Santoso')],
    },
  })

  test('is refused before payment, naming the own request', async () => {
    const number = await play.registeredMark('KOPI RAGU')
    const first = await play.received(licence(number))
    const { status, body } = await submitTestRequest(portal, deletion(number))
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('requests:contradicts')
    expect(JSON.stringify(body)).toContain(first.SUBMISSION_NBR)
  })

  test('a request that records nothing against the other is made', async () => {
    const number = await play.registeredMark('KOPI BIASA')
    await play.received(licence(number))
    const copy: SampleRequest = { kind: 'PT', numbers: [number], as: sari }
    expect((await play.received(copy)).CASES).toMatchObject([{ STATE: 'granted', HELD_WHY: null }])
  })
})
