import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import { submitTestRequest, type SampleRequest } from '../../testing/requests.ts'

let play: RequestPlay
let portal: TestPortal
let sari: TestActor
let officer: TestActor

beforeAll(async () => {
  play = await startRequestPlay()
  ;({ portal, sari, officer } = play)
})
afterAll(() => portal.close())

/** A limitation of a mark with `kopi` and `kopi bubuk` in class 30 and `jasa kedai kopi` in class 43. */
const limitation = (number: string, GOODS: readonly object[]): SampleRequest => ({
  kind: 'BJ',
  numbers: [number],
  as: sari,
  data: { GOODS },
})

async function goodsOf(number: string) {
  const { rows } = await sql<{ goods: [number, string[]] }>`
    select json_build_array(n.nice_class_code, n.terms) as goods from application_nice n join application a using (application_id)
     where a.application_number = ${number} order by n.nice_class_code`.execute(portal.db)
  return rows.map(({ goods }) => goods)
}

test('the case names its goods, and the request keeps those that stay ticked', async () => {
  const number = await play.publishedMark('KOPI SEMPIT')
  const { body } = await portal.ask('requestOffers', { as: sari, query: { patentId: number } })
  expect(body.CASE.GOODS).toEqual([
    { CLASS_CODE: '30', TERMS: ['kopi', 'kopi bubuk'] },
    { CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] },
  ])
  const { SUBMISSION_NBR } = await play.granted(limitation(number, [{ CLASS_CODE: '30', TERMS: ['kopi bubuk'] }]))
  expect(await goodsOf(number)).toEqual([[30, ['kopi bubuk']]])
  const log = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: number } })
  expect(log.body.data[0]).toMatchObject({ CHANGE_USERDOC_REF: SUBMISSION_NBR, DATA_CODE: 'NICE' })
  expect((await play.detail(SUBMISSION_NBR)).CASE.GOODS).toHaveLength(2)
})

test.each([
  ['goods that the mark does not have', [{ CLASS_CODE: '30', TERMS: ['kopi', 'teh'] }], 'requests:goods.unknown'],
  ['a class that the mark does not have', [{ CLASS_CODE: '25', TERMS: ['baju'] }], 'requests:goods.unknown'],
  [
    'all its goods',
    [
      { CLASS_CODE: '30', TERMS: ['kopi', 'kopi bubuk'] },
      { CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] },
    ],
    'requests:goods.all',
  ],
  ['nothing', [], 'requestForms:classes.missing'],
])('a request that keeps %s is refused before payment', async (_says, GOODS, message) => {
  const number = await play.publishedMark('KOPI TETAP')
  const { status, body } = await submitTestRequest(portal, limitation(number, GOODS))
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(message)
  expect(await goodsOf(number)).toHaveLength(2)
})

test('goods that left the mark between request and grant refuse the grant, and nothing changes', async () => {
  const number = await play.publishedMark('KOPI BERUBAH')
  const first = await play.received(limitation(number, [{ CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] }]))
  await sql`
    delete from application_nice n using application a
     where a.application_id = n.application_id and a.application_number = ${number} and n.nice_class_code = 43`.execute(
    portal.db,
  )
  const [one] = first.CASES
  const query = { PROC_TYP: one?.PROC_TYP ?? '', PROC_NBR: one?.PROC_NBR ?? 0 }
  const act = async (ACTION_TYP: string) => {
    const { CASES } = (await portal.ask('officeRequest', { as: officer, query })).body
    const ROW_VERSION = CASES[0]?.ROW_VERSION ?? 0
    const body = { ...query, ROW_VERSION, ACTION_TYP, NOTES: 'Lengkap.' }
    return portal.ask('officeRequestAct', { as: officer, key: `limit-${ACTION_TYP}`, body })
  }
  expect((await act('VERI')).status).toBe(200)
  expect((await act('GRANT')).status).toBe(409)
  expect(await goodsOf(number)).toEqual([[30, ['kopi', 'kopi bubuk']]])
})
