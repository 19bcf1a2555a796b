import { randomUUID } from 'node:crypto'

import type { OfficeRole } from '@saki/domain/office/officeRoles'
import { addDays, addMonths } from '@saki/domain/dates/legalDate'
import { afterAll, describe, expect, test } from 'vitest'

import { setPasswordAct } from '../../operator/confirmPasswordCommand.ts'
import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { logInAt } from '../../testing/appealedCases.ts'
import { FILED, processKeyOf, startDecisions, type DecidedKey } from '../../testing/decisions.ts'
import { scanned } from '../../testing/paperScans.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { morning, playedCase } from '../../testing/playedCases.ts'
import type { TestActor } from '../../testing/portal.ts'
import { actOnRequest, payRequest, submitTestRequest } from '../../testing/requests.ts'
import { requestSamples } from '../../testing/requestSamples.ts'
import { completeReasons } from '../../testing/reasons.ts'

const { portal, sari, officer, second, caseIn, take, look } = await startDecisions()
afterAll(() => portal.close())

/** An officer with these roles only. */
async function officerWith(...ROLES: OfficeRole[]): Promise<TestActor> {
  const one = await portal.office()
  const body = { USER_ID: one.userId, NIP: '', SECTION: 'general' as const, ROLES, ROW_VERSION: 0 }
  expect((await portal.ask('officeStaffSave', { as: officer, key: randomUUID(), body })).status).toBe(200)
  return one
}
const undo = async ({ number, ...key }: DecidedKey & { number: string }, as: TestActor) => {
  const { UNDO, ROW_VERSION } = await look(number)
  const body = { ...processKeyOf(key), ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Keliru', ROW_VERSION }
  return portal.ask('officeUndoAction', { as, key: randomUUID(), body })
}
const approve = (call: 'officeDecideAct' | 'officeDecideChange' | 'officeDecideDue', id: number | undefined) =>
  portal.ask(call, {
    as: second,
    key: randomUUID(),
    body: { PROPOSAL_ID: id ?? 0, IND_APPROVED: 'Y', REMARK: '' },
  })

/** A request of the owner that an officer has granted alone; returns the answer to the grant. */
async function grantedAlone(kind: 'HM' | 'JD' | 'JP', right: 'MARK' | 'PATENT', number: string) {
  const made = await submitTestRequest(portal, { kind, numbers: [number], as: sari, ...requestSamples[kind]?.(right) })
  expect([made.status, made.body.ERRORS], JSON.stringify(made.body)).toEqual([200, []])
  if (made.body.BILLING_CODE) await payRequest(portal, made.body)
  const SUBMISSION_NBR = made.body.SUBMISSION_NBR ?? ''
  const read = async () => {
    const [one] = (await portal.ask('requestDetail', { as: sari, query: { SUBMISSION_NBR } })).body.CASES
    if (!one) throw new Error('no case')
    return one
  }
  await actOnRequest(portal, officer, await read(), 'VERI')
  return { granted: await actOnRequest(portal, officer, await read(), 'GRANT', 'Lengkap.'), read }
}

describe('a granted request that takes an act of two officers', () => {
  test('an emergency extension waits for the second officer, and is then told by the letter that was read before', async () => {
    const one = await caseIn('PATENT', 'awaiting_reply')
    const { DUE_DATE } = await look(one.number)
    const { granted, read } = await grantedAlone('JD', 'PATENT', one.number)
    expect(granted.body).toMatchObject({ ACTION_NBR: 0, PROPOSAL_ID: expect.any(Number) })
    expect([(await look(one.number)).DUE_DATE, (await read()).STATE]).toEqual([DUE_DATE, 'verification'])
    const id = granted.body.PROPOSAL_ID ?? 0
    const listed = (await portal.ask('officeProposals', { as: second })).body
    expect(listed).toMatchObject([{ PROPOSAL_ID: id, IND_LETTER: 'Y' }])
    const letter = await portal.ask('officeProposalLetter', { as: second, params: { id }, query: { kind: 'CHANGE' } })
    expect((await pdfText(letter.bytes)).join(' ').replaceAll(/\s+/g, ' ')).toContain('Pasal 62')
    expect((await approve('officeDecideChange', id)).status).toBe(200)
    expect((await look(one.number)).DUE_DATE).toBe(addMonths(DUE_DATE ?? '', 6))
    expect((await read()).STATE).toBe('granted')
  })

  test('a deletion that the owner asks for does where removals are decided by two, and is undone by a head who is neither', async () => {
    const one = await caseIn('MARK', 'registered')
    await setSecondOfficer(portal.db, 'removal', 'on', new Date(morning(FILED)))
    try {
      const { granted } = await grantedAlone('HM', 'MARK', one.number)
      expect((await playedCase(portal, one.number)).state).toBe('registered')
      expect((await approve('officeDecideChange', granted.body.PROPOSAL_ID)).status).toBe(200)
      expect((await playedCase(portal, one.number)).state).toBe('deleted')
      for (const as of [officer, second]) expect((await undo(one, as)).body.err).toBe('ACTION_NOT_ALLOWED')
      expect((await undo(one, await officerWith('examinerMark'))).body.err).toBe('ROLE_NEEDED')
      expect((await undo(one, await portal.office())).status).toBe(200)
    } finally {
      await setSecondOfficer(portal.db, 'removal', 'off', new Date(morning(FILED)))
    }
  })

  test('a deletion that the owner asks for is granted and approved with the password, where removals need it', async () => {
    const one = await caseIn('MARK', 'registered')
    const now = portal.services.clock()
    await setPasswordAct(portal.db, 'removal', 'on', now)
    await setSecondOfficer(portal.db, 'removal', 'on', now)
    try {
      portal.setNow(new Date(now.getTime() + 16 * 60_000).toISOString())
      const { granted, read } = await grantedAlone('HM', 'MARK', one.number)
      expect(granted.body.err).toBe('PASSWORD_NEEDED')
      const confirm = (as: TestActor) => portal.ask('confirmPassword', { as, body: { LOGIN_PASSWORD: as.password } })
      await confirm(officer)
      const { PROPOSAL_ID } = (await actOnRequest(portal, officer, await read(), 'GRANT', 'Lengkap.')).body
      expect((await approve('officeDecideChange', PROPOSAL_ID)).body.err).toBe('PASSWORD_NEEDED')
      expect((await playedCase(portal, one.number)).state).toBe('registered')
      await confirm(second)
      expect((await approve('officeDecideChange', PROPOSAL_ID)).status).toBe(200)
      expect((await playedCase(portal, one.number)).state).toBe('deleted')
    } finally {
      await setPasswordAct(portal.db, 'removal', 'off', now)
      await setSecondOfficer(portal.db, 'removal', 'off', now)
    }
  })

  test('a first extension of a patent needs nobody', async () => {
    const one = await caseIn('PATENT', 'awaiting_reply')
    const { granted } = await grantedAlone('JP', 'PATENT', one.number)
    expect(granted.body).not.toHaveProperty('PROPOSAL_ID')
    expect(granted.body).toMatchObject({ STATE: 'granted' })
  })
})

describe('what two officers decided', () => {
  test('a deadline they lengthened is shortened again only by a head of section who is neither of them', async () => {
    const one = await caseIn('PATENT', 'awaiting_reply')
    const { DUE_DATE, ROW_VERSION } = await look(one.number)
    const day = addDays(DUE_DATE ?? '', 30)
    const asked = { ...processKeyOf(one), DUE_DATE: day, GROUND: 'UU 65/2024 art. 62', REASON: 'Banjir', ROW_VERSION }
    const { PROPOSAL_ID } = (await portal.ask('officeSetDue', { as: officer, key: randomUUID(), body: asked })).body
    expect((await approve('officeDecideDue', PROPOSAL_ID ?? 0)).status).toBe(200)
    for (const as of [officer, second]) expect((await undo(one, as)).body.err).toBe('ACTION_NOT_ALLOWED')
    expect((await undo(one, await officerWith('examinerPatent'))).body.err).toBe('ROLE_NEEDED')
    expect((await look(one.number)).DUE_DATE).toBe(day)
    expect((await undo(one, await portal.office())).status).toBe(200)
    expect((await look(one.number)).DUE_DATE).toBe(DUE_DATE)
  })

  test('a paper of an earlier day takes it back only when recorded by a head of section who is neither of them', async () => {
    const one = await caseIn('MARK', 'substantive_examination')
    const received = (await playedCase(portal, one.number)).day
    await logInAt(portal, morning(addDays(received, 3)), [sari, officer, second])
    await setSecondOfficer(portal.db, 'refusal', 'on', new Date(morning(FILED)))
    try {
      const { PROPOSAL_ID } = (await take(one, 'USUL', { REASONS: completeReasons('MARK') })).body
      expect((await approve('officeDecideAct', PROPOSAL_ID)).status).toBe(200)
      const record = async (as: TestActor) => {
        const scan = await scanned(portal, as, processKeyOf(one))
        const paper = { ACTION_DATE: received, NOTES: 'Agenda 7', UNDO_FOLLOWED: 'Y', ...scan }
        return (await take(one, 'WDR', paper, as)).body.err
      }
      expect([await record(officer), await record(second)]).toEqual(['ACTION_NOT_ALLOWED', 'ACTION_NOT_ALLOWED'])
      expect((await playedCase(portal, one.number)).state).toBe('proposed_refusal')
      expect(await record(await portal.office())).toBe('')
      expect((await playedCase(portal, one.number)).state).toBe('withdrawn')
    } finally {
      await setSecondOfficer(portal.db, 'refusal', 'off', new Date(morning(FILED)))
    }
  })
})

describe('an officer whose roles do not cover the work of a case', () => {
  test('neither suspends nor resumes it, proposes no later deadline and undoes no act of another section', async () => {
    const one = await caseIn('PATENT', 'awaiting_reply')
    const clerk = await officerWith('examinerMark')
    const { DUE_DATE, ROW_VERSION } = await look(one.number)
    const work = { ...processKeyOf(one), REASON: 'Banjir', ROW_VERSION }
    const later = { ...work, DUE_DATE: addDays(DUE_DATE ?? '', 30), GROUND: 'UU 65/2024 art. 62' }
    const refused = [
      await portal.ask('officeFreeze', { as: clerk, key: randomUUID(), body: work }),
      await portal.ask('officeResume', { as: clerk, key: randomUUID(), body: work }),
      await portal.ask('officeSetDue', { as: clerk, key: randomUUID(), body: later }),
      await undo(one, clerk),
    ]
    expect(refused.map(({ body }) => body.err)).toEqual(['ROLE_NEEDED', 'ROLE_NEEDED', 'ROLE_NEEDED', 'ROLE_NEEDED'])
    const examiner = await officerWith('examinerPatent')
    expect((await portal.ask('officeFreeze', { as: examiner, key: randomUUID(), body: work })).status).toBe(200)
  })
})
