import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { registerPatent, samplePatent, type SamplePatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { recordAction } from './recordAction.ts'

let portal: TestPortal
let sari: TestActor
const FILED = '2026-11-20'

beforeAll(async () => {
  portal = await startTestPortal({ now: `${FILED}T05:00:00Z` })
  sari = await portal.register()
})
afterAll(() => portal.close())

/** Files and pays a patent on the day FILED. Returns a function that records an action at noon (Jakarta) of a day. */
async function filePatent(change: (patent: SamplePatent) => void) {
  portal.setNow(`${FILED}T05:00:00Z`)
  const patent = samplePatent()
  change(patent)
  const patentId = await registerPatent(portal, sari, patent)
  const { proc_typ, proc_nbr } = await portal.db
    .selectFrom('application')
    .select(['proc_typ', 'proc_nbr'])
    .where('application_number', '=', patentId)
    .executeTakeFirstOrThrow()
  const key = { procTyp: proc_typ ?? '', procNbr: proc_nbr ?? 0 }
  return async (role: 'office' | 'system' | 'applicant', action: string, day: string) => {
    const now = new Date(`${day}T05:00:00Z`)
    const taken = { action, role, actorId: null, actionDate: legalDateOf(now), now }
    const { state, dueDate } = await transact(portal.db, (tx) => recordAction(tx, key, taken))
    return [state, dueDate]
  }
}
const refusal = expect.objectContaining({ code: 'ACTION_NOT_ALLOWED' })

describe('deadlines of patents count from the day the law names', () => {
  test('publication counts from the earliest priority and is not recorded a day early; requested examination follows', async () => {
    const take = await filePatent((p) => {
      p.FILING['PRIORITY_CLAIMED'] = 'Y'
      p.PRIORITIES = ['2026-05-31', '2026-02-28'].map((date) => ({
        COUNTRY_CODE: 'JP',
        PRIORITY_APPL_ID: date,
        PRIORITY_DATE: date,
      }))
      p.TECHNICAL['REQUEST_EXAMINATION'] = 'Y'
    })
    expect(await take('office', 'formality_passed', '2026-12-10')).toEqual(['awaiting_publication', '2027-08-28'])
    await expect(take('system', 'publish', '2027-08-28')).rejects.toEqual(refusal)
    expect(await take('system', 'publish', '2027-08-29')).toEqual(['publication', '2028-02-29'])
    await expect(take('system', 'publication_over', '2028-03-01')).rejects.toEqual(refusal)
    expect((await take('system', 'begin_examination', '2028-03-01'))[0]).toBe('substantive_examination')
  })

  test('a national phase counts from its international filing; without a request it waits for one up to 36 months (art. 51)', async () => {
    const take = await filePatent((p) => {
      p.FILING['APPL_SUBTYP'] = 'PCT'
      p.PCT = { PCT_APPL_ID: 'PCT/IB2025/051234', PCT_APPL_DATE: '2025-02-03' }
    })
    expect(await take('office', 'formality_passed', '2026-12-10')).toEqual(['awaiting_publication', '2026-08-03'])
    expect(await take('system', 'publish', '2026-12-11')).toEqual(['publication', '2027-06-11'])
    await expect(take('system', 'begin_examination', '2027-06-12')).rejects.toEqual(refusal)
    expect(await take('system', 'publication_over', '2027-06-12')).toEqual(['awaiting_request', '2028-02-03'])
    expect(await take('system', 'request_lapsed', '2028-02-04')).toEqual(['examination_lapsed', '2028-11-04'])
  })

  test('annuities of a simple patent count from its grant and its filing (art. 126)', async () => {
    const take = await filePatent((p) => {
      p.FILING['PATENT_KIND'] = 'S'
    })
    expect(await take('office', 'formality_passed', '2026-11-27')).toEqual(['awaiting_publication', '2026-12-10'])
    // Days off: 24 and 25 December, 1 and 5 January.
    expect(await take('system', 'publish', '2026-12-11')).toEqual(['publication', '2027-01-06'])
    expect(await take('system', 'begin_examination', '2027-01-07')).toEqual(['substantive_examination', '2027-05-20'])
    await take('office', 'allow', '2027-04-01')
    expect(await take('office', 'issue_certificate', '2027-05-03')).toEqual(['registered', '2027-11-03'])
    expect(await take('system', 'pay_first_annuity', '2027-10-01')).toEqual(['registered', '2028-10-20'])
    expect(await take('system', 'annuity_overdue', '2028-10-21')).toEqual(['annuity_grace', '2029-04-20'])
    expect(await take('system', 'pay_annuity_late', '2029-01-05')).toEqual(['registered', '2029-10-20'])
    await expect(take('system', 'expire', '2029-10-21')).rejects.toEqual(refusal)
  })
})

describe('a case runs under the law in force on its filing date (UU 65/2024: since 28 October 2024, Jakarta)', () => {
  test.each([
    ['2024-10-27T16:59:00Z', 'UU13/2016', 'patent-registration-2016'],
    ['2024-10-27T17:00:00Z', 'UU65/2024', 'patent-registration'],
  ])('numbered at %s: %s', async (instant, law, flow) => {
    portal.setNow(instant)
    // Tariffs of this release begin later, so their first day is moved back.
    await portal.db.updateTable('tariff').set({ valid_from: '2020-01-01' }).execute()
    const patentId = await registerPatent(portal, sari, samplePatent())
    const row = await portal.db
      .selectFrom('application as a')
      .innerJoin('process as p', 'p.proc_nbr', 'a.proc_nbr')
      .select(['a.law_code', 'p.flow_id'])
      .where('a.application_number', '=', patentId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ law_code: law, flow_id: flow })
  })
})
