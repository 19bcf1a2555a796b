import { randomUUID } from 'node:crypto'

import type { DecisionReason } from '@saki/contracts/reason'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { historyTo, logInAt } from '../../testing/appealedCases.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { completeReason } from '../../testing/reasons.ts'

const EARLIER = '2026-02-23'
const FILED = '2026-03-02'
let portal: TestPortal
let sari: TestActor
let officer: TestActor
let cited: string
let alsoCited: string
let unpublished: string

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(EARLIER) })
  sari = await portal.register()
  officer = await portal.office()
  cited = await publishedMark(portal, sari, 'SENJA COFFEE')
  alsoCited = await publishedMark(portal, sari, 'SENJA KOPITIAM')
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

type Examined = Awaited<ReturnType<typeof examined>>

async function propose({ number, ...key }: Examined, reason: DecisionReason, more: object = {}) {
  const body = { ...key, ACTION_TYP: 'USUL', REASONS: [reason], ...more }
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

test('a mark filed on the same day carries no likeness with an earlier one, and may be named as well known', async () => {
  await logInAt(portal, morning(FILED), [sari, officer])
  const sameDay = await publishedMark(portal, sari, 'SENJA PAGI')
  const { number: _, ...key } = await examined(sameDay)
  const act = async (ground: string) => {
    const REASONS = [{ ...naming(sameDay, 'SENJA PAGI'), GROUND: ground }]
    const acted = await portal.ask('insertAction', {
      as: officer,
      key: randomUUID(),
      body: { ...key, ACTION_TYP: 'USUL', REASONS },
    })
    return `${acted.status} ${JSON.stringify(acted.body)}`
  }
  expect(await act('M211A')).toMatch(/^422 .*REASONS\.0\.EVIDENCE/)
  expect(await act('M211B')).toMatch(/^200 /)
})

describe('the search report as annex of a letter', () => {
  const REASON = completeReason('M211A')
  const letterOf = async (number: string, type = 'SUT') => {
    await portal.drain()
    const { rows } = await sql<{ id: string }>`
      select l.letter_id as id from letter l join application a using (application_id)
       where a.application_number = ${number} and l.letter_typ = ${type}`.execute(portal.db)
    return rows[0]?.id ?? ''
  }
  const open = (id: string, as: TestActor) => portal.ask('getPDFDoc', { as, params: { id } })
  const textOf = async (id: string, as = sari) =>
    (await pdfText((await open(id, as)).bytes)).join(' ').replaceAll(/\s+/g, ' ')

  test('is delivered with it, without unpublished cases and notes, and stays as it was when citations change', async () => {
    const one = await examined(cited, unpublished)
    await propose(one, REASON, { IND_ANNEX: 'Y' })
    const id = await letterOf(one.number)
    const text = await textOf(id)
    for (const words of [
      '1 (satu) lampiran: Laporan Penelusuran',
      'Lampiran surat nomor',
      'SENJA COFFEE',
      cited,
      'dari 100',
    ])
      expect(text).toContain(words)
    for (const words of [unpublished, 'KOPI SENJATA', 'Rahasia']) expect(text).not.toContain(words)
    const [row] = (await portal.ask('officeCitations', { as: officer, query: { patentId: one.number } })).body
    const gone = { PATENT_ID: one.number, CITATION_ID: row?.CITATION_ID ?? 0, ROW_VERSION: row?.ROW_VERSION ?? 0 }
    expect((await portal.ask('officeUncite', { as: officer, body: gone })).status).toBe(200)
    const before = Buffer.from((await open(id, sari)).bytes)
    await sql`update application set owner_names = owner_names where application_number = ${cited}`.execute(portal.db)
    expect(Buffer.from((await open(id, sari)).bytes).equals(before)).toBe(true)
  })

  test('is opened by the addressee and officers, and nobody else learns that it is there', async () => {
    const one = await examined(cited)
    await propose(one, REASON, { IND_ANNEX: 'Y' })
    const id = await letterOf(one.number)
    const stranger = await portal.register()
    const inbox = await portal.ask('getInbox', { as: sari, query: { size: 100, file: one.number } })
    expect(inbox.body.data.map(({ ACTION_TYP }) => ACTION_TYP)).toContain('USUL')
    expect([(await open(id, sari)).status, (await open(id, officer)).status]).toEqual([200, 200])
    for (const call of ['getPDFDoc', 'getDocumentFacts'] as const)
      expect((await portal.ask(call, { as: stranger, params: { id } })).status).toBe(404)
    expect((await portal.ask('getPDFDoc', { params: { id } })).status).toBe(401)
  })

  test('is not there unless asked for, and refused without a published citation', async () => {
    const one = await examined(cited)
    await propose(one, REASON)
    expect(await textOf(await letterOf(one.number))).not.toContain('Laporan Penelusuran')
    const none = await examined(unpublished)
    const { number: _number, ...key } = none
    const body = { ...key, ACTION_TYP: 'USUL', REASONS: [REASON], IND_ANNEX: 'Y' as const }
    const refused = await portal.ask('insertAction', { as: officer, key: randomUUID(), body })
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: 'IND_ANNEX' }] } })
  })

  test('is in the preview, which has no number of the letter', async () => {
    const { number, ...key } = await examined(cited)
    const body = { ...key, PATENT_ID: number, ACTION_TYP: 'USUL', REASONS: [REASON], IND_ANNEX: 'Y' as const }
    const { status, bytes } = await portal.ask('previewLetter', { as: officer, body })
    expect(status).toBe(200)
    const text = (await pdfText(bytes)).join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('SENJA COFFEE')
    expect(text).not.toMatch(/HKI-[^ ]*\d{3}/)
    expect(await letterOf(number)).toBe('')
  })

  test('of an act proposed before its words were kept is not composed anew: the act is refused, and returned', async () => {
    await setSecondOfficer(portal.db, 'refusal', 'on', portal.services.clock())
    try {
      const { number, ...key } = await examined(cited)
      const second = await portal.office()
      const body = { ...key, ACTION_TYP: 'USUL', REASONS: [naming(cited, 'SENJA COFFEE')], IND_ANNEX: 'Y' as const }
      const { body: asked } = await portal.ask('insertAction', { as: officer, key: randomUUID(), body })
      const PROPOSAL_ID = asked.PROPOSAL_ID ?? 0
      await sql`update act_proposal set said = null where proposal_id = ${PROPOSAL_ID}`.execute(portal.db)
      const decide = async (IND_APPROVED: 'Y' | 'N') => {
        const decision = { PROPOSAL_ID, IND_APPROVED, REMARK: 'Usulkan lagi.' }
        const { status, body: answer } = await portal.ask('officeDecideAct', {
          as: second,
          key: randomUUID(),
          body: decision,
        })
        return [status, answer.fields?.[0]?.message ?? '']
      }
      expect(await decide('Y')).toEqual([409, expect.stringContaining('sebelum portal menyimpan alasan')])
      expect((await playedCase(portal, number)).state).toBe('substantive_examination')
      expect(await decide('N')).toEqual([200, ''])
    } finally {
      await setSecondOfficer(portal.db, 'refusal', 'off', portal.services.clock())
    }
  })

  test('of a proposed act goes out with its evidence as the second officer read them, whatever is cited or removed since', async () => {
    await setSecondOfficer(portal.db, 'refusal', 'on', portal.services.clock())
    try {
      const one = await examined(cited)
      const { number, ...key } = one
      const second = await portal.office()
      const body = { ...key, ACTION_TYP: 'USUL', REASONS: [naming(cited, 'SENJA COFFEE')], IND_ANNEX: 'Y' as const }
      const { body: asked } = await portal.ask('insertAction', { as: officer, key: randomUUID(), body })
      const PROPOSAL_ID = asked.PROPOSAL_ID ?? 0
      const [row] = (await portal.ask('officeCitations', { as: officer, query: { patentId: number } })).body
      const gone = { PATENT_ID: number, CITATION_ID: row?.CITATION_ID ?? 0, ROW_VERSION: row?.ROW_VERSION ?? 0 }
      expect((await portal.ask('officeUncite', { as: officer, body: gone })).status).toBe(200)
      const late = { PATENT_ID: number, CITED: alsoCited, NOTE: '' }
      expect((await portal.ask('officeCite', { as: officer, body: late })).status).toBe(200)
      const seen = await portal.ask('officeProposalLetter', { as: second, params: { id: PROPOSAL_ID } })
      const decision = { PROPOSAL_ID, IND_APPROVED: 'Y' as const, REMARK: '' }
      const done = await portal.ask('officeDecideAct', { as: second, key: randomUUID(), body: decision })
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      const sent = await textOf(await letterOf(number))
      for (const text of [(await pdfText(seen.bytes)).join(' ').replaceAll(/\s+/g, ' '), sent]) {
        for (const words of ['Laporan Penelusuran', cited, `SENJA COFFEE (${cited}), milik`])
          expect(text).toContain(words)
        expect(text).not.toContain(alsoCited)
      }
    } finally {
      await setSecondOfficer(portal.db, 'refusal', 'off', portal.services.clock())
    }
  })

  test('of a refusal in part goes with the letter of the part', async () => {
    const one = await examined(cited)
    const GOODS = [{ CLASS_CODE: '30', TERMS: ['kopi bubuk'] }]
    await propose(one, completeReason('M211A', { GOODS }), { ACTION_TYP: 'USULS', IND_ANNEX: 'Y' })
    expect(await textOf(await letterOf(one.number))).toContain('Laporan Penelusuran')
    const { body: form } = await portal.ask('getAnswerForm', {
      as: sari,
      params: { procid: `${one.PROC_TYP}-${one.PROC_NBR}` },
    })
    const letter = { PROC_TYP: one.PROC_TYP, PROC_NBR: one.PROC_NBR, ACTION_NBR: form.ACTION_NBR }
    const POINTS = form.POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({ LIST_CODE, OPTION_NBR, TEXT: 'Lain.', FILES: [] }))
    const saved = await portal.ask('saveAnswer', { as: sari, body: { ...letter, POINTS, ROW_VERSION: null } })
    const sent = { ...letter, ROW_VERSION: saved.body.ROW_VERSION }
    expect((await portal.ask('sendAnswer', { as: sari, key: randomUUID(), body: sent })).status).toBe(200)
    const { number: _number, ...key } = one
    const body = { ...key, ACTION_TYP: 'REFS', REASONS: [completeReason('M211A', { GOODS })], IND_ANNEX: 'Y' as const }
    expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body })).status).toBe(200)
    const { rows } = await sql<{ type: string; annexed: boolean }>`
      select l.letter_typ as type, l.content ? 'annex' as annexed from letter l join application a using (application_id)
        join application c on c.application_number = ${one.number} and (a.application_id = c.application_id or a.split_from = c.application_id)
       where l.letter_typ in ('SDP', 'SPN') order by 1`.execute(portal.db)
    expect(rows).toEqual([
      { type: 'SDP', annexed: false },
      { type: 'SPN', annexed: true },
    ])
  })
})

describe('the preview of a letter whose reasons are still written', () => {
  const preview = (body: object, as = officer) =>
    portal.ask('previewLetter', { as, body: { ACTION_TYP: 'USUL', IND_DRAFT: 'Y', ...body } as never })
  const empty = { GROUND: 'M211A', FACTS: '', EVIDENCE: [], GOODS: [], CURE: '', IND_INCURABLE: 'N', ASSESSMENT: '' }

  test('names what a reason lacks in its place, says that it is a preview, and records nothing', async () => {
    const { number, ...key } = await examined()
    const made = await preview({ PATENT_ID: number, ...key, REASONS: [empty] })
    expect(made.status).toBe(200)
    const text = (await pdfText(made.bytes)).join(' ').replaceAll(/\s+/g, ' ')
    for (const words of ['PRATINJAU', 'Fakta belum ditulis.', 'Yang dapat mengatasi: belum ditulis'])
      expect(text).toContain(words)
    expect((await playedCase(portal, number)).state).toBe('substantive_examination')
    const { rows } = await sql`
      select from letter l join application a using (application_id)
       where a.application_number = ${number} and l.letter_typ = 'SUT'`.execute(portal.db)
    expect(rows).toEqual([])
    // The letter itself needs complete reasons.
    const final = await preview({ PATENT_ID: number, ...key, REASONS: [empty], IND_DRAFT: 'N' })
    expect(final.status).toBe(422)
  })

  test('leaves out a ground that the right does not have, and is for officers', async () => {
    const { number, ...key } = await examined()
    const body = { PATENT_ID: number, ...key, REASONS: [{ ...empty, GROUND: 'P5' }, empty] }
    expect((await preview(body)).status).toBe(200)
    expect((await preview(body, sari)).status).toBe(403)
    const partly = [{ ...empty, GOODS: [{ CLASS_CODE: '30', TERMS: ['kopi', 'tidak ada'] }] }]
    expect((await preview({ ...body, ACTION_TYP: 'USULS', REASONS: partly })).status).toBe(200)
  })
})
