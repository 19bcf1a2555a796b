import type { RequestCode } from '@saki/catalogue/requests/codes'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { TestActor, TestPortal } from './testing/portal.ts'

const FEE = 123_000
const OPEN = '2026-02-28T03:00:00Z'
const OVER = '2026-02-28T17:00:00Z'
let portal: TestPortal
let sari: TestActor
let officer: TestActor
let requests: typeof import('./testing/requests.ts')
let marks: typeof import('./testing/marks.ts')
let keepSessions: (typeof import('./testing/grantedPatents.ts'))['keepSessions']
let samplePerson: (typeof import('./testing/filings.ts'))['samplePerson']

/** A kind that no law has: until the end of February 2026 a pending mark takes another name of its owner, for a fee of its own. */
async function renaming(): Promise<CatalogueRequest> {
  const { defineRequest } = await import('@saki/catalogue/requests/defineRequest')
  const { persons, requestForm } = await import('@saki/catalogue/requests/requestForm')
  const id = 'ZZ' as string as RequestCode
  const declared = defineRequest({
    id,
    who: ['owner'],
    rules: {
      MARK: {
        ground: 'UU 99/2099 art. 1',
        states: ['pending'],
        window: () => ({ first: '2026-02-01', last: '2026-02-28', ground: 'UU 99/2099 art. 2' }),
        fees: [{ code: 'MARK_RENAMING' as string as 'MARK_CHANGE_OF_NAME', per: 'request' }],
      },
    },
    form: requestForm(id, [persons('NEW_DATA', 'requestForms:newData')], []),
    workflow: 'request-paid',
    effects: [{ as: 'changeNameAddress', section: 'NEW_DATA' }],
    takesEffect: 'granted',
    letters: { granted: 'SPC', refused: 'STP' },
  })
  return { ...declared, text: 'requests:PN', means: 'requests:PN.means' }
}

// The server is loaded anew with one more kind in the list of requests and the name of its fee; nothing else differs.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@saki/catalogue/requests/registered', async (original) => {
    const { registeredRequests } = await original<typeof import('@saki/catalogue/requests/registered')>()
    return { registeredRequests: [...registeredRequests, await renaming()] }
  })
  vi.doMock('@saki/catalogue/requests/tariffs', async (original) => {
    const tariffs = await original<typeof import('@saki/catalogue/requests/tariffs')>()
    const nameOf = (code: string) =>
      code === 'MARK_RENAMING' ? 'fees:name.changeOfName' : tariffs.requestTariffName(code)
    return { ...tariffs, requestTariffName: nameOf }
  })
  const { startTestPortal } = await import('./testing/portal.ts')
  const { loadStates } = await import('./domains/workflow/loadStates.ts')
  requests = await import('./testing/requests.ts')
  marks = await import('./testing/marks.ts')
  ;({ keepSessions } = await import('./testing/grantedPatents.ts'))
  ;({ samplePerson } = await import('./testing/filings.ts'))
  portal = await startTestPortal({ now: OPEN })
  await loadStates(portal.db)
  const tariff = {
    payer_category: 'UMUM',
    valid_from: '2020-01-01',
    rupiah: FEE,
    unit: 'application',
    legal_ref: 'UU 99/2099',
  }
  await portal.db
    .insertInto('tariff')
    .values({ code: 'MARK_RENAMING', ...tariff })
    .execute()
  sari = await portal.register()
  officer = await portal.office()
})
afterAll(async () => {
  await portal.close()
  vi.doUnmock('@saki/catalogue/requests/registered')
  vi.doUnmock('@saki/catalogue/requests/tariffs')
  vi.resetModules()
})

const asked = (number: string) =>
  requests.submitTestRequest(portal, {
    kind: 'ZZ',
    numbers: [number],
    data: { NEW_DATA: [samplePerson('Nama Rekaan')] },
    as: sari,
  })

test('a kind declared in this test alone is offered, filed, paid and granted, and the register and its log show it', async () => {
  const number = await marks.registerMark(portal, sari, marks.sampleMark('KOPI REKAAN'))
  const offers = async () => (await portal.ask('requestOffers', { as: sari, query: { patentId: number } })).body
  const offer = (await offers()).OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === 'ZZ')
  expect(offer).toMatchObject({ IND_OFFERED: 'Y', LAST_DATE: '2026-02-28' })
  const made = await asked(number)
  expect(made.body).toMatchObject({ err: '', ERRORS: [], TOTAL_AMOUNT: FEE })
  expect(await requests.payRequest(portal, made.body)).toBe('settled')
  const page = async () => {
    const query = { SUBMISSION_NBR: made.body.SUBMISSION_NBR ?? '' }
    return (await portal.ask('requestDetail', { as: sari, query })).body
  }
  for (const act of ['VERI', 'GRANT']) {
    const [one] = (await page()).CASES
    if (!one) throw new Error('no case')
    expect((await requests.actOnRequest(portal, officer, one, act)).body).toMatchObject({ err: '' })
  }
  expect((await page()).CASES).toMatchObject([{ STATE: 'granted' }])
  expect((await offers()).OWNER_NAMES).toBe('Nama Rekaan')
  const log = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: number } })
  expect(JSON.stringify(log.body)).toContain(made.body.SUBMISSION_NBR)
})

test('it is refused one instant after its last day, with the reason', async () => {
  const number = await marks.registerMark(portal, sari, marks.sampleMark('KOPI TERLAMBAT'))
  portal.setNow(OVER)
  await keepSessions(portal)
  const late = await asked(number)
  expect(late.status).toBe(422)
  expect(JSON.stringify(late.body)).toContain('requests:why.over')
})
