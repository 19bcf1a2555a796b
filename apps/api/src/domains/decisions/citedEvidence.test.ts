import { randomUUID } from 'node:crypto'

import type { DecisionReason } from '@saki/contracts/reason'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { historyTo, logInAt } from '../../testing/appealedCases.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { completeReason } from '../../testing/reasons.ts'

const FILED = '2026-03-02'
let portal: TestPortal
let sari: TestActor
let officer: TestActor
let cited: string
let unpublished: string

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  sari = await portal.register()
  officer = await portal.office()
  cited = await publishedMark(portal, sari, 'SENJA COFFEE')
  unpublished = await registerMark(portal, sari, sampleMark('KOPI SENJATA'))
}, 120_000)
afterAll(() => portal.close())

/** A mark of Sari in substantive examination, with these marks pinned. */
async function examined(...pinned: string[]) {
  await logInAt(portal, morning(FILED), [sari, officer])
  const number = await registerSample(portal, sari, 'MARK')
  const history = historyTo('MARK', FILED, 'substantive_examination')
  const day = await playActions(portal, number, history.slice(0, history.indexOf('propose_refusal')))
  await logInAt(portal, morning(day), [sari, officer])
  for (const CITED of pinned)
    await portal.ask('officeCite', { as: officer, body: { PATENT_ID: number, CITED, NOTE: 'Rahasia kantor.' } })
  const { procTyp, procNbr } = await playedCase(portal, number)
  return { number, PROC_TYP: procTyp, PROC_NBR: procNbr }
}

const naming = (NUMBER: string, TITLE: string): DecisionReason =>
  completeReason('M211A', { EVIDENCE: [{ KIND: 'mark', NUMBER, TITLE, NOTE: 'Bunyi sama.' }] })

async function propose({ number, ...key }: Awaited<ReturnType<typeof examined>>, reason: DecisionReason) {
  const body = { ...key, ACTION_TYP: 'USUL', REASONS: [reason] }
  const acted = await portal.ask('insertAction', { as: officer, key: randomUUID(), body })
  expect(acted.status, JSON.stringify(acted.body)).toBe(200)
  const { rows } = await sql<{ text: string }>`
    select l.content::text as text from letter l join application a using (application_id)
     where a.application_number = ${number} and l.letter_typ = 'SUT'`.execute(portal.db)
  return rows[0]?.text ?? ''
}

describe('the evidence of a reason in its letter', () => {
  test('of a pinned mark has its owner and its goods by class, and names those that are the same', async () => {
    const one = await examined(cited)
    const [row] = (await portal.ask('officeCitations', { as: officer, query: { patentId: one.number } })).body
    expect(row?.GOODS).toMatchObject([{ NICE_CLASS_CODE: 30, LEVEL: 'same' }, { NICE_CLASS_CODE: 43 }])
    const letter = await propose(one, naming(cited, 'SENJA COFFEE'))
    const owner = row?.CITED.OWNER_NAMES ?? '?'
    for (const words of [`SENJA COFFEE (${cited}), milik ${owner}`, 'kelas 30: kopi', 'yang sama: kopi', 'Bunyi sama.'])
      expect(letter).toContain(words)
    expect(letter).not.toContain('Rahasia kantor.')
  })

  test.each([
    ['of an unpublished mark', () => [unpublished], () => unpublished],
    ['of a mark that is not pinned', () => [], () => cited],
  ])('%s has nothing of the register', async (_, pinned, named) => {
    const one = await examined(...pinned())
    const letter = await propose(one, naming(named(), 'SENJA'))
    expect(letter).toContain(`SENJA (${named()}), Bunyi sama.`)
    expect(letter).not.toContain('milik')
  })
})
