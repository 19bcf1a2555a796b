import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { samplePerson } from '../../testing/filings.ts'
import { pdfText } from '../../testing/pdfText.ts'
import type { TestActor, TestPortal } from '../../testing/portal.ts'
import { logIn, ownerOf, startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import { actOnRequest } from '../../testing/requests.ts'

let play: RequestPlay
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor
let second: TestActor

beforeAll(async () => {
  play = await startRequestPlay()
  ;({ portal, sari, budi, officer } = play)
  second = await portal.office()
  await setSecondOfficer(portal.db, 'register', 'on', portal.services.clock())
})
afterAll(() => portal.close())

const transfer = (number: string) => ({
  kind: 'PH',
  numbers: [number],
  as: budi,
  slots: ['PGH'],
  data: { REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, NEW_OWNERS: [samplePerson('Budi Santoso')] },
})
const decide = (PROPOSAL_ID: number | undefined, as: TestActor, IND_APPROVED: 'Y' | 'N' = 'Y', REMARK = '') =>
  portal.ask('officeDecideChange', {
    as,
    key: randomUUID(),
    body: { PROPOSAL_ID: PROPOSAL_ID ?? 0, IND_APPROVED, REMARK },
  })
const waiting = async () =>
  (await portal.ask('officeProposals', { as: second })).body.filter(({ KIND }) => KIND === 'CHANGE')
const proposed = async (name: string) => {
  const number = await play.registeredMark(name)
  await logIn(portal, second)
  const { body, SUBMISSION_NBR } = await play.granted(transfer(number))
  return { number, body, SUBMISSION_NBR, id: body.PROPOSAL_ID }
}
const caseOf = async (submission: string) => {
  const [one] = (await play.detail(submission, budi)).CASES
  if (!one) throw new Error('no case')
  return one
}
const atDesk = async ({ PROC_TYP, PROC_NBR }: { PROC_TYP: string; PROC_NBR: number }) =>
  (await portal.ask('officeRequest', { as: officer, query: { PROC_TYP, PROC_NBR } })).body

describe('a grant that changes the register, where a second officer is asked for', () => {
  test('is proposed, changes nothing, and is made when another officer approves it', async () => {
    const { number, body, id, SUBMISSION_NBR } = await proposed('KOPI PAGI')
    expect(body).toMatchObject({ err: '', ACTION_NBR: 0, STATE: 'verification', PROPOSAL_ID: expect.any(Number) })
    expect([await ownerOf(portal, number), (await caseOf(SUBMISSION_NBR)).STATE]).toEqual([sari.userId, 'verification'])
    expect(await waiting()).toMatchObject([
      {
        PATENT_ID: number,
        ACTION_TYPE_NAME: 'Kabulkan permohonan pasca',
        CHANGES: [{ FIELD: 'REQUEST', NEW: expect.stringContaining(SUBMISSION_NBR) }],
      },
    ])
    expect((await atDesk(await caseOf(SUBMISSION_NBR))).PROPOSED).toMatchObject({ BY: expect.any(String) })
    const own = await decide(id, officer)
    expect([own.status, own.body.err, await ownerOf(portal, number)]).toEqual([409, 'ACTION_NOT_ALLOWED', sari.userId])
    expect((await decide(id, second)).body).toEqual({ err: '' })
    expect([await ownerOf(portal, number), (await caseOf(SUBMISSION_NBR)).STATE]).toEqual([budi.userId, 'granted'])
    expect(await waiting()).toEqual([])
    expect((await caseOf(SUBMISSION_NBR)).LETTERS.length).toBeGreaterThan(0)
  })

  test('is read with its letter before it is approved, which writes nothing', async () => {
    const { number, id = 0, SUBMISSION_NBR } = await proposed('KOPI TERANG')
    expect(await waiting()).toMatchObject([{ PROPOSAL_ID: id, IND_LETTER: 'Y' }])
    const letter = (as: TestActor) =>
      portal.ask('officeProposalLetter', { as, params: { id }, query: { kind: 'CHANGE' } })
    const seen = await letter(second)
    expect(seen.status).toBe(200)
    const text = (await pdfText(seen.bytes)).join(' ').replaceAll(/\s+/g, ' ')
    for (const words of ['PRATINJAU', 'Pemberitahuan Pencatatan', number, 'Pasal 41 Undang-Undang Nomor 20 Tahun 2016'])
      expect(text).toContain(words)
    expect(text).not.toContain('office rule')
    expect((await letter(budi)).status).toBe(403)
    expect([await ownerOf(portal, number), (await caseOf(SUBMISSION_NBR)).STATE]).toEqual([sari.userId, 'verification'])
    expect((await caseOf(SUBMISSION_NBR)).LETTERS).toEqual([])
    expect((await decide(id, second)).status).toBe(200)
    expect((await letter(second)).status).toBe(404)
  })

  test('is undone only by a head of section who neither proposed nor approved it', async () => {
    const { number, id, SUBMISSION_NBR } = await proposed('KOPI TENANG')
    expect((await decide(id, second)).status).toBe(200)
    const [clerk, head] = [await portal.office(), await portal.office()]
    const clerkOnly = { NIP: '', SECTION: 'register' as const, ROLES: ['register' as const], ROW_VERSION: 0 }
    const made = { USER_ID: clerk.userId, ...clerkOnly }
    expect((await portal.ask('officeStaffSave', { as: officer, key: randomUUID(), body: made })).status).toBe(200)
    const undo = async (as: TestActor) => {
      const { PROC_TYP, PROC_NBR } = await caseOf(SUBMISSION_NBR)
      const { UNDO, CASES } = await atDesk({ PROC_TYP, PROC_NBR })
      const ROW_VERSION = CASES[0]?.ROW_VERSION ?? 0
      const body = { PROC_TYP, PROC_NBR, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Keliru', ROW_VERSION }
      return (await portal.ask('officeUndoAction', { as, key: randomUUID(), body })).body
    }
    for (const as of [officer, second]) expect((await undo(as)).err).toBe('ACTION_NOT_ALLOWED')
    expect((await undo(clerk)).err).toBe('ROLE_NEEDED')
    expect(await ownerOf(portal, number)).toBe(budi.userId)
    expect((await undo(head)).err).toBe('')
    expect([await ownerOf(portal, number), (await caseOf(SUBMISSION_NBR)).STATE]).toEqual([sari.userId, 'verification'])
  })

  test('is proposed once, returned with a remark only, and then proposed again', async () => {
    const { number, id, SUBMISSION_NBR } = await proposed('KOPI SORE')
    const again = await actOnRequest(portal, officer, await caseOf(SUBMISSION_NBR), 'GRANT')
    expect([again.status, again.body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
    expect((await decide(id, second, 'N')).status).toBe(422)
    expect((await decide(id, second, 'N', 'Akta belum dilegalisasi')).status).toBe(200)
    expect(await ownerOf(portal, number)).toBe(sari.userId)
    const next = await actOnRequest(portal, officer, await caseOf(SUBMISSION_NBR), 'GRANT')
    expect(next.body.PROPOSAL_ID).toEqual(expect.any(Number))
    expect((await decide(next.body.PROPOSAL_ID, officer, 'N')).status).toBe(200)
  })

  test('is not made when the request moved since', async () => {
    const { number, id, SUBMISSION_NBR } = await proposed('KOPI SIANG')
    await actOnRequest(portal, officer, await caseOf(SUBMISSION_NBR), 'REF', 'Akta palsu')
    expect((await decide(id, second)).status).toBe(409)
    expect(await ownerOf(portal, number)).toBe(sari.userId)
    expect((await decide(id, second, 'N', 'Sudah ditolak')).status).toBe(200)
  })

  test('needs nobody where none is asked for', async () => {
    await setSecondOfficer(portal.db, 'register', 'off', portal.services.clock())
    const { number, body } = await proposed('KOPI MALAM')
    expect([body.STATE, await ownerOf(portal, number)]).toEqual(['granted', budi.userId])
    expect(body).not.toHaveProperty('PROPOSAL_ID')
  })
})
