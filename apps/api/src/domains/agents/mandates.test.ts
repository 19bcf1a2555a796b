import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  act,
  seedNumbered,
  seedReceipt,
  seedUnpaid,
  type NumberedTestCase,
  type SeededCase,
} from '../../testing/cases.ts'
import { makeConsultant, giveTestMandate, type GrantedMandate } from '../../testing/consultants.ts'
import { draftDesign, insertViews, notify, sampleDesign } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { uploadAccepted } from '../../testing/uploads.ts'
import { jpeg } from '../../testing/pictures.ts'

const NOW = '2026-03-02T03:00:00.000Z'
const now = new Date(NOW)
let portal: TestPortal
let sari: TestActor
let agent: TestActor & { number: string }
let without: TestActor & { number: string }
let paid: NumberedTestCase
let unpaid: SeededCase
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  sari = await portal.register({ name: 'Sari Wulandari' })
  agent = await makeConsultant(portal, 'Ratna Kusuma')
  without = await makeConsultant(portal, 'Tanpa Kuasa')
  paid = await seedNumbered(portal.db, { ownerId: sari.userId, now })
  unpaid = await seedUnpaid(portal.db, { ownerId: sari.userId, now })
  await seedReceipt(portal.db, paid, now)
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(NOW)
  // The lookup limit has its own test.
  await sql`delete from attempt`.execute(portal.db)
  await sql`update mandate set revoked_at = ${now}, revoked_by = principal_id where revoked_at is null`.execute(
    portal.db,
  )
})

const give = (terms: GrantedMandate = {}) => giveTestMandate(portal, sari, agent, terms)
const detail = (as: TestActor, patentId = paid.patentId) => portal.ask('getPatentDetail', { query: { patentId }, as })
const save = (as: TestActor, body: object) =>
  portal.ask('savePermohonan', { as, key: randomUUID(), body: { FORM_TYP: 'design-filing', ...body } })
const bare = ({ status, body }: { status: number; body: object }) => ({ status, body: { ...body, id: '' } })
const nothing = async (as: TestActor) => bare(await detail(as, 'A00202699999'))

describe('without a mandate in force', () => {
  test.each([
    ['never had one', async () => without],
    ['for another right', async () => (await give({ RIGHTS: ['T', 'P'] }), agent)],
    [
      'for another case',
      async () => {
        const other = await seedNumbered(portal.db, { ownerId: sari.userId, now })
        await give({ PATENT_ID: other.patentId })
        return agent
      },
    ],
    ['begins tomorrow', async () => (await give({ VALID_FROM: '2026-03-03' }), agent)],
    [
      'ended',
      async () => {
        const MANDATE_ID = await give()
        expect((await detail(agent)).status).toBe(200)
        await portal.ask('endMandate', { body: { MANDATE_ID }, as: sari })
        return agent
      },
    ],
    [
      'the consultant lost the role',
      async () => {
        const demoted = await makeConsultant(portal)
        await giveTestMandate(portal, sari, demoted)
        await sql`update app_user set user_typ = 1 where user_id = ${demoted.userId}`.execute(portal.db)
        return demoted
      },
    ],
    [
      'the register struck the consultant off',
      async () => {
        const struck = await makeConsultant(portal)
        await giveTestMandate(portal, sari, struck)
        await sql`update agent set is_active = false where consultant_nbr = ${struck.number}`.execute(portal.db)
        return struck
      },
    ],
  ] as const)('%s: the reply for a case equals that for an unknown one', async (_case, asker) => {
    const as = await asker()
    expect(bare(await detail(as))).toEqual(await nothing(as))
    const listed = (await portal.ask('getPatents', { query: { size: 100 }, as })).body.data
    expect(listed.map(({ PATENT_ID }) => PATENT_ID)).not.toContain(paid.patentId)
    const about = await save(as, { ...sampleDesign(), ON_BEHALF_OF: sari.userId })
    const aboutNobody = await save(as, { ...sampleDesign(), ON_BEHALF_OF: 999_999 })
    expect(about.status).toBe(404)
    expect(bare(about)).toEqual(bare(aboutNobody))
  })

  test('a user without a mandate to the asker is not found as client', async () => {
    const asked = [
      await portal.ask('getPatents', { query: { client: sari.userId }, as: without }),
      await portal.ask('getPatentTemp', { query: { client: sari.userId }, as: without }),
      await portal.ask('getUserDataDetail', { params: { id: sari.userId }, as: without }),
      await portal.ask('userList', { query: { user_id: sari.userId }, as: without }),
      await portal.ask('getPatents', { query: { client: 999_999 }, as: without }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('days (Asia/Jakarta)', () => {
  test('the last day ends at 24:00:00 WIB, within one session', async () => {
    await sql`update session set expires_at = '2027-01-01' where user_id = ${agent.userId}`.execute(portal.db)
    await give({ VALID_TO: '2026-03-04' })
    portal.setNow('2026-03-04T16:59:59.999Z')
    expect((await detail(agent)).status).toBe(200)
    portal.setNow('2026-03-04T17:00:00.000Z')
    expect((await detail(agent)).status).toBe(404)
  })

  test('the first day begins at 00:00:00 WIB', async () => {
    await give({ VALID_FROM: '2026-03-05' })
    portal.setNow('2026-03-04T16:59:59.999Z')
    expect((await detail(agent)).status).toBe(404)
    portal.setNow('2026-03-04T17:00:00.000Z')
    expect((await detail(agent)).status).toBe(200)
  })
})

describe('to read', () => {
  test('allows reading case, bills, files, workflow and documents, and no changes', async () => {
    await give({ POWER: 'READ' })
    const seen = (await detail(agent)).body
    expect(seen).toMatchObject({
      CLIENT: { USER_ID: sari.userId, USER_NAME: 'Sari Wulandari' },
      PERMISSIONS: { CAN_WITHDRAW: 'N' },
    })
    const unpaidRow = (await detail(agent, unpaid.submissionNbr)).body
    expect(unpaidRow.ACTIONS).toEqual(['VIEW'])
    expect((await portal.ask('getPayments', { query: { patentId: unpaid.submissionNbr }, as: agent })).status).toBe(200)
    const ref = {
      params: { fileNbr: paid.file.fileNbr, fileSeq: '00', fileTyp: 'A', fileSer: paid.file.fileSer },
      as: agent,
    }
    expect((await portal.ask('getListWorkflowCust', ref)).status).toBe(200)
    const files = await portal.ask('getListImageSpecDoc', { query: { fileId: paid.patentId }, as: agent })
    expect(files.body.length).toBe(1)

    const draft = await draftDesign(portal, sari)
    expect(
      (await portal.ask('getPatentTemp', { query: { TEMP_ID: draft.TEMP_ID }, as: agent })).body.data[0],
    ).toMatchObject({
      CLIENT: { USER_ID: sari.userId },
    })
    const refused = [
      await save(agent, { TEMP_ID: draft.TEMP_ID, ROW_VERSION: draft.ROW_VERSION, ...sampleDesign('lain') }),
      await portal.ask('savePermohonan', { as: agent, key: randomUUID(), body: draft.body }),
      await portal.ask('draftBin', { body: { TEMP_ID: draft.TEMP_ID, IND_DELETED: 'Y' }, as: agent }),
      await portal.ask('deleteImage', { body: { ID: `${draft.TEMP_ID}-1`, IND_DELETED: 'Y' }, as: agent }),
      await portal.ask('regenerateBilling', {
        key: randomUUID(),
        body: { SUBMISSION_NBR: unpaid.submissionNbr },
        as: agent,
      }),
      await portal.ask('reopenPermohonan', {
        key: randomUUID(),
        body: { SUBMISSION_NBR: unpaid.submissionNbr },
        as: agent,
      }),
    ]
    expect(refused.map(({ status, body }) => `${status} ${body.err}`)).toEqual(Array(6).fill('403 NOT_MANDATED'))
    expect((await save(agent, { ...sampleDesign(), ON_BEHALF_OF: sari.userId })).status).toBe(404)
  })

  test('masks the identity number of the client in the profile and among the applicants', async () => {
    await give({ POWER: 'READ' })
    const profile = (await portal.ask('getUserDataDetail', { params: { id: sari.userId }, as: agent })).body[0]
    expect(profile?.PERSONAL_ID).toMatch(/^\*{12}\d{4}$/)
    expect(profile).toMatchObject({ FULL_NAME: 'Sari Wulandari', BIRTHDAY: '1990-01-10' })
    expect(profile?.WILAYAH).not.toBe('')
    const owners = await portal.ask('getOwners', { query: { patentId: paid.patentId }, as: agent })
    expect(owners.body[0]?.INDI_PERSON_ID_NBR).toMatch(/^\*{12}\d{4}$/)
    const { TEMP_ID } = (await save(sari, sampleDesign('Hanya dibaca'))).body
    const draft = (await portal.ask('getPatentTemp', { query: { TEMP_ID }, as: agent })).body.data[0]?.DATA
    const version = await portal.ask('getDraftVersion', { query: { TEMP_ID, ROW_VERSION: 1 }, as: agent })
    expect(draft?.['OWNERS']).toMatchObject([{ INDI_PERSON_ID_NBR: '3402********0003', PERSON_NAME: 'Sari Wulandari' }])
    expect(JSON.stringify([draft, version.body.DATA])).not.toContain('3402116407900003')
    const paper = { params: { tempId: TEMP_ID, t: 'KEP' }, as: agent }
    expect((await portal.ask('documentTemplate', paper)).body.err).toBe('NOT_MANDATED')
    const whole = (await portal.ask('getPatentTemp', { query: { TEMP_ID }, as: sari })).body.data[0]?.DATA
    expect(whole?.['OWNERS']).toMatchObject([{ INDI_PERSON_ID_NBR: '3402116407900003' }])
    const users = await portal.ask('userList', { as: agent })
    expect(users.body.map(({ USER_ID }) => USER_ID)).toEqual([agent.userId, sari.userId])
  })
})

describe('for one right', () => {
  test.each(['READ', 'PREPARE', 'FILE'] as const)('to %s: the profile shows only the client’s name', async (POWER) => {
    await sql`update app_user set gender = 'Perempuan', telephone = '0812 3456 7890', addr_street = 'Jalan Kaliurang 5', zipcode = '55281'
      where user_id = ${sari.userId}`.execute(portal.db)
    await give({ POWER, RIGHTS: ['D'] })
    const { status, body } = await portal.ask('getUserDataDetail', { params: { id: sari.userId }, as: agent })
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ USER_ID: sari.userId, FULL_NAME: 'Sari Wulandari' })
    const filled = Object.entries(body[0] ?? {}).filter(([, value]) => value !== '' && value !== null)
    const shown = ['ID', 'USER_ID', 'FULL_NAME', 'NATIONALITY_COUNTRY_CODE', 'USER_TYP', 'USER_TYPE_NAME']
    expect(filled.map(([name]) => name).toSorted()).toEqual(shown.toSorted())
  })

  test('together with a mandate for everything, the profile is that of the wider mandate', async () => {
    await give({ POWER: 'FILE', RIGHTS: ['D'] })
    await give({ POWER: 'READ' })
    const { body } = await portal.ask('getUserDataDetail', { params: { id: sari.userId }, as: agent })
    expect(body[0]?.BIRTHDAY).toBe('1990-01-10')
  })
})

describe('to prepare', () => {
  test('allows creating and filling a draft of the client, but not filing it', async () => {
    await give({ POWER: 'PREPARE', RIGHTS: ['D'] })
    const begun = await save(agent, { ...sampleDesign('Untuk Klien'), ON_BEHALF_OF: sari.userId })
    expect(begun.status).toBe(200)
    const { TEMP_ID, ROW_VERSION } = begun.body
    const file = await uploadAccepted(portal, { as: agent, tempId: TEMP_ID, bytes: await jpeg(1200, 1200) })
    const row = await sql<{ owner_id: number; acted_by: number; uploaded_by: number; file_owner: number }>`
      select d.owner_id, d.acted_by, f.uploaded_by, f.owner_id as file_owner from draft d join stored_file f using (temp_id)
       where f.file_id = ${file.DOC_ID}`.execute(portal.db)
    expect(row.rows).toEqual([
      { owner_id: sari.userId, acted_by: agent.userId, uploaded_by: agent.userId, file_owner: sari.userId },
    ])
    const mine = await portal.ask('getPatentTemp', { query: { TEMP_ID }, as: sari })
    expect(mine.body.data[0]).toMatchObject({ TITLE: 'Untuk Klien', CLIENT: null })
    const submitted = await save(agent, { TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y', ...sampleDesign('Untuk Klien') })
    expect(submitted.body).toMatchObject({ err: 'NOT_MANDATED', status: 403 })
    const moved = await save(agent, {
      TEMP_ID,
      ROW_VERSION,
      ON_BEHALF_OF: agent.userId,
      ...sampleDesign('Untuk Klien'),
    })
    expect(moved.status).toBe(404)
  })
})

describe('to file', () => {
  test('files for the client, who owns the case, letters and mail; the audit names the consultant', async () => {
    await give()
    const begun = await save(agent, { ...sampleDesign('Diajukan Konsultan'), ON_BEHALF_OF: sari.userId })
    const { TEMP_ID, ROW_VERSION } = begun.body
    await insertViews(portal.db, sari.userId, TEMP_ID, now)
    const submission = {
      TEMP_ID,
      ROW_VERSION,
      IND_SUBMIT: 'Y',
      ON_BEHALF_OF: sari.userId,
      ...sampleDesign('Diajukan Konsultan'),
    }
    const key = randomUUID()
    const filed = await portal.ask('savePermohonan', {
      as: agent,
      key,
      body: { FORM_TYP: 'design-filing', ...submission },
    })
    expect(filed.status, JSON.stringify(filed.body)).toBe(200)
    const SUBMISSION_NBR = String(filed.body.SUBMISSION_NBR)
    expect((await detail(sari, SUBMISSION_NBR)).body).toMatchObject({ CLIENT: null })
    expect((await detail(agent, SUBMISSION_NBR)).body.ACTIONS).toEqual(['VIEW', 'PAY', 'REOPEN'])
    await notify(portal, { BILLING_CODE: filed.body.BILLING_CODE, AMOUNT: filed.body.TOTAL_AMOUNT })
    const numbered = (await detail(agent, SUBMISSION_NBR)).body
    expect(numbered.PATENT_ID).toMatch(/^A002026/)
    const { rows } = await sql<{ owner_id: number; filed_by: number; acts: string[]; mails: string[] }>`
      select owner_id, filed_by,
             array(select what from agent_audit g where g.actor_id = ${agent.userId} and g.acting_for = ${sari.userId} and g.object = a.temp_id) as acts,
             array(select to_address from mail where kind = 'filing_numbered' and body like '%' || a.submission_nbr || '%') as mails
        from application a where submission_nbr = ${SUBMISSION_NBR}`.execute(portal.db)
    expect(rows).toEqual([
      { owner_id: sari.userId, filed_by: agent.userId, acts: ['draft_begun', 'filing_submitted'], mails: [sari.email] },
    ])
    const again = await portal.ask('savePermohonan', {
      as: agent,
      key,
      body: { FORM_TYP: 'design-filing', ...submission },
    })
    expect(again.body.SUBMISSION_NBR).toBe(SUBMISSION_NBR)
    await portal.ask('endMandate', { body: { MANDATE_ID: await give() }, as: agent })
  })

  test('after it is revoked, the next request finds nothing, repeats included', async () => {
    const MANDATE_ID = await give()
    const begun = await save(agent, { ...sampleDesign('Terputus'), ON_BEHALF_OF: sari.userId })
    const { TEMP_ID, ROW_VERSION } = begun.body
    const key = randomUUID()
    const body = { FORM_TYP: 'design-filing', TEMP_ID, ROW_VERSION, ...sampleDesign('Terputus 2') }
    expect((await portal.ask('savePermohonan', { as: agent, key, body })).status).toBe(200)
    expect((await portal.ask('endMandate', { body: { MANDATE_ID }, as: sari })).status).toBe(200)
    expect((await portal.ask('savePermohonan', { as: agent, key, body })).status).toBe(404)
    expect((await save(agent, body)).status).toBe(404)
    expect((await portal.ask('getPatentTemp', { query: { TEMP_ID }, as: agent })).status).toBe(404)
    expect((await portal.ask('getDraftVersion', { query: { TEMP_ID, ROW_VERSION: 1 }, as: agent })).status).toBe(404)
    expect((await portal.ask('session', { as: agent })).status).toBe(200)
    expect((await portal.ask('getPatentTemp', { query: { TEMP_ID }, as: sari })).status).toBe(200)
  })

  test('after it is revoked, joint filings and joint bills are not repeated', async () => {
    const MANDATE_ID = await give()
    const drafts = [await draftDesign(portal, sari), await draftDesign(portal, sari)]
    const DRAFTS = drafts.map(({ TEMP_ID, ROW_VERSION }) => ({ TEMP_ID, ROW_VERSION }))
    const [filing, joining] = [randomUUID(), randomUUID()]
    const together = () => portal.ask('fileTogether', { as: agent, key: filing, body: { DRAFTS } })
    const { SUBMISSION_NBRS } = (await together()).body
    const join = () => portal.ask('combineBills', { as: agent, key: joining, body: { SUBMISSION_NBRS } })
    expect([(await together()).status, (await join()).status]).toEqual([200, 200])
    await portal.ask('endMandate', { body: { MANDATE_ID }, as: sari })
    expect([(await together()).status, (await join()).status]).toEqual([404, 404])
  })

  test('for one case covers that case and its draft, and no new draft', async () => {
    const other = await seedNumbered(portal.db, { ownerId: sari.userId, now })
    await give({ PATENT_ID: paid.patentId })
    expect((await detail(agent)).status).toBe(200)
    expect((await detail(agent, other.patentId)).status).toBe(404)
    expect((await detail(agent, unpaid.submissionNbr)).status).toBe(404)
    const listed = (await portal.ask('getPatents', { query: { client: sari.userId }, as: agent })).body
    expect(listed.data.map(({ PATENT_ID }) => PATENT_ID)).toEqual([paid.patentId])
    expect(listed.COUNTS.all).toBe(1)
    expect((await save(agent, { ...sampleDesign(), ON_BEHALF_OF: sari.userId })).status).toBe(404)
    expect((await portal.ask('getPatentTemp', { query: { client: sari.userId }, as: agent })).body.total).toBe(0)
    expect((await portal.ask('getUserDataDetail', { params: { id: sari.userId }, as: agent })).status).toBe(404)
  })
})

describe('lists', () => {
  test('name the clients and separate their cases from the asker’s own', async () => {
    const umi = await portal.register({ name: 'Umi Kulsum' })
    const hers = await seedNumbered(portal.db, { ownerId: umi.userId, now })
    const own = await seedNumbered(portal.db, { ownerId: agent.userId, now })
    const sarisDraft = await draftDesign(portal, sari)
    const ownDraft = await draftDesign(portal, agent)
    await give()
    await giveTestMandate(portal, umi, agent, { RIGHTS: ['D'], POWER: 'READ' })
    const cases = async (query: object) =>
      (await portal.ask('getPatents', { query: { size: 100, ...query }, as: agent })).body
    const numbers = (list: Awaited<ReturnType<typeof cases>>) => list.data.map(({ PATENT_ID }) => PATENT_ID)
    const all = await cases({})
    expect(all.CLIENTS).toEqual([
      { USER_ID: sari.userId, USER_NAME: 'Sari Wulandari' },
      { USER_ID: umi.userId, USER_NAME: 'Umi Kulsum' },
    ])
    expect(numbers(all)).toEqual(expect.arrayContaining([hers.patentId, own.patentId, paid.patentId]))
    expect(all.total).toBe(all.COUNTS.all)
    expect(numbers(await cases({ client: umi.userId }))).toEqual([hers.patentId])
    expect((await cases({ client: agent.userId })).data.every(({ CLIENT }) => CLIENT === null)).toBe(true)
    expect((await cases({ client: sari.userId })).data.every(({ CLIENT }) => CLIENT?.USER_ID === sari.userId)).toBe(
      true,
    )

    const drafts = async (client?: number) =>
      (await portal.ask('getPatentTemp', { query: { size: 100, client }, as: agent })).body.data.map(
        ({ TEMP_ID }) => TEMP_ID,
      )
    expect(await drafts()).toEqual(expect.arrayContaining([sarisDraft.TEMP_ID, ownDraft.TEMP_ID]))
    expect(await drafts(sari.userId)).not.toContain(ownDraft.TEMP_ID)
    expect(await drafts(agent.userId)).not.toContain(sarisDraft.TEMP_ID)
    const mine = (await portal.ask('getPatents', { as: sari })).body
    expect(mine.CLIENTS).toEqual([])
    expect(mine.data.every(({ CLIENT }) => CLIENT === null)).toBe(true)
  })
})

describe('letters', () => {
  const inbox = async (as: TestActor) => (await portal.ask('getInbox', { query: { size: 100 }, as })).body.data
  const unread = async (as: TestActor) =>
    (await portal.ask('getInboxUnreads', { params: { userId: as.userId }, as })).body[0]?.TOTAL
  const askCorrection = (process: NumberedTestCase['process']) =>
    act(portal.db, process, { action: 'ask_correction', role: 'office', now })

  test('are copied to consultants with a matching mandate, have a read mark per person, and disappear with the mandate', async () => {
    const reader = await makeConsultant(portal)
    const elsewhere = await makeConsultant(portal)
    const MANDATE_ID = await giveTestMandate(portal, sari, reader, { RIGHTS: ['D'] })
    await giveTestMandate(portal, sari, elsewhere, { RIGHTS: ['T'] })
    const fresh = await seedNumbered(portal.db, { ownerId: sari.userId, now })
    await askCorrection(fresh.process)
    const [item] = await inbox(reader)
    expect(item).toMatchObject({
      PATENT_ID: fresh.patentId,
      STATUS: 'N',
      ON_BEHALF_OF: { USER_NAME: 'Sari Wulandari' },
    })
    expect(await inbox(elsewhere)).toEqual([])
    expect((await inbox(sari)).find(({ INBOX_ID }) => INBOX_ID === item?.INBOX_ID)).toMatchObject({
      ON_BEHALF_OF: null,
    })
    const params = { proc_typ: item?.PROC_TYP, proc_nbr: item?.PROC_NBR, action_nbr: item?.ACTION_NBR }
    const before = await unread(reader)
    expect((await portal.ask('inboxUpdateIsRead', { body: { params, status: 'Y' }, as: reader })).status).toBe(200)
    expect(await unread(reader)).toBe((before ?? 0) - 1)
    expect((await inbox(sari)).find(({ INBOX_ID }) => INBOX_ID === item?.INBOX_ID)).toMatchObject({ STATUS: 'N' })
    await portal.ask('endMandate', { body: { MANDATE_ID }, as: sari })
    expect(await inbox(reader)).toEqual([])
    expect(await unread(reader)).toBe(0)
    expect((await portal.ask('inboxUpdateIsRead', { body: { params, status: 'Y' }, as: reader })).status).toBe(404)
    expect((await portal.ask('session', { as: reader })).body.TOTAL).toBe(0)
  })

  test('with a running deadline are copied to a new consultant when the mandate is given', async () => {
    const umi = await portal.register()
    const open = await seedNumbered(portal.db, { ownerId: umi.userId, now })
    await askCorrection(open.process)
    await seedNumbered(portal.db, { ownerId: umi.userId, now })
    const late = await makeConsultant(portal)
    await giveTestMandate(portal, umi, late)
    expect((await inbox(late)).map(({ PATENT_ID, DUE_DATE }) => ({ PATENT_ID, due: DUE_DATE !== null }))).toEqual([
      { PATENT_ID: open.patentId, due: true },
    ])
  })

  test('follow a change of consultant: the new one gets the open and later letters, the old one loses case and inbox', async () => {
    const umi = await portal.register()
    const [former, successor] = [await makeConsultant(portal), await makeConsultant(portal)]
    const MANDATE_ID = await giveTestMandate(portal, umi, former)
    const open = await seedNumbered(portal.db, { ownerId: umi.userId, now })
    await askCorrection(open.process)
    const casesIn = async (as: TestActor) =>
      [...new Set((await inbox(as)).map(({ PATENT_ID }) => PATENT_ID))].toSorted()
    expect([await casesIn(former), await casesIn(successor)]).toEqual([[open.patentId], []])
    await portal.ask('endMandate', { body: { MANDATE_ID }, as: umi })
    await giveTestMandate(portal, umi, successor)
    expect([await casesIn(former), await casesIn(successor)]).toEqual([[], [open.patentId]])
    expect((await detail(former, open.patentId)).status).toBe(404)
    expect((await detail(successor, open.patentId)).status).toBe(200)
    const later = await seedNumbered(portal.db, { ownerId: umi.userId, now })
    await askCorrection(later.process)
    expect(await casesIn(former)).toEqual([])
    expect(await casesIn(successor)).toEqual([open.patentId, later.patentId].toSorted())
  })
})

describe('grantMandate', () => {
  const grant = (body: object, as = sari) =>
    portal.ask('grantMandate', {
      key: randomUUID(),
      as,
      body: { NOTES: agent.number, POWER: 'READ', VALID_FROM: '2026-03-02', ...body },
    })

  test('finds the consultant by number, mails both sides, and is listed on both sides', async () => {
    const MANDATE_ID = await give({ RIGHTS: ['T', 'D'], VALID_TO: '2026-12-31', POWER: 'PREPARE' })
    const given = (await portal.ask('myMandates', { as: sari })).body.GIVEN[0]
    expect(given).toMatchObject({
      MANDATE_ID,
      AGENT: { USER_NAME: 'Ratna Kusuma', NOTES: agent.number },
      RIGHTS: ['D', 'T'],
      POWER: 'PREPARE',
      VALID_TO: '2026-12-31',
      STANDING: 'ACTIVE',
    })
    expect((await portal.ask('myMandates', { as: agent })).body.HELD[0]).toMatchObject({
      MANDATE_ID,
      PRINCIPAL: { USER_ID: sari.userId },
    })
    expect((await portal.ask('myMandates', { as: without })).body).toEqual({ GIVEN: [], HELD: [] })
    const mails = (await portal.mails())
      .filter(({ kind }) => kind === 'mandateGiven' || kind === 'mandateReceived')
      .slice(0, 2)
    expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual([sari.email, agent.email].toSorted())
    const audited = await sql`select 1 from agent_audit where what = 'mandate_given' and actor_id = ${sari.userId}
      and object = ${String(MANDATE_ID)}`.execute(portal.db)
    expect(audited.rows.length).toBe(1)
  })

  test.each([
    ['an unknown number', { NOTES: '0001-2016' }, 404, 'AGENT_NOT_FOUND'],
    ['no number', { NOTES: 'x' }, 404, 'AGENT_NOT_FOUND'],
    ['a day that has passed', { VALID_FROM: '2026-03-01' }, 422, 'VALID_FROM'],
    ['an end before its beginning', { VALID_FROM: '2026-03-09', VALID_TO: '2026-03-08' }, 422, 'VALID_TO'],
    ['no right at all', { RIGHTS: [] }, 422, 'RIGHTS'],
    ['a right that is none', { RIGHTS: ['X'] }, 422, 'RIGHTS'],
    ['a case that is none', { PATENT_ID: 'A00202699999' }, 422, 'PATENT_ID'],
    ['somebody else’s paper', { DOCUMENT_ID: 'x' }, 422, 'DOCUMENT_ID'],
    ['a power that is none', { POWER: 'ALL' }, 422, 'POWER'],
    ['fields that are not asked for', { PRINCIPAL_ID: 1 }, 422, 'PRINCIPAL_ID'],
  ])('refuses %s', async (_case, body, status, what) => {
    const answer = await grant(body)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(what)
  })

  test('refuses cases of others, unpaid ones, oneself, and consultants without an account', async () => {
    const umi = await portal.register()
    expect((await grant({ PATENT_ID: paid.patentId }, umi)).status).toBe(422)
    expect((await grant({ PATENT_ID: unpaid.submissionNbr })).status).toBe(422)
    expect((await grant({}, agent)).body.fields?.[0]?.field).toBe('NOTES')
    await sql`insert into agent (agent_code, consultant_nbr, agent_name, added_at) values (1, '0777-2016', 'Tanpa Akun', ${now})`.execute(
      portal.db,
    )
    expect((await grant({ NOTES: '0777-2016' })).body.fields?.[0]?.field).toBe('NOTES')
    expect((await portal.ask('myMandates', { as: umi })).body.GIVEN).toEqual([])
  })

  test('requires the password again when the login is older than 15 minutes', async () => {
    const late = await portal.register()
    portal.setNow('2026-03-02T03:15:00.001Z')
    expect((await grant({}, late)).body.err).toBe('PASSWORD_NEEDED')
    expect((await grant({ LOGIN_PASSWORD: 'salah sekali' }, late)).body.fields?.[0]?.field).toBe('LOGIN_PASSWORD')
    expect((await grant({ LOGIN_PASSWORD: late.password }, late)).status).toBe(200)
  })

  test('a repeat with the same key returns the same mandate', async () => {
    const key = randomUUID()
    const body = { NOTES: agent.number, POWER: 'READ', VALID_FROM: '2026-03-02', LOGIN_PASSWORD: sari.password }
    const [first, second] = [
      await portal.ask('grantMandate', { key, as: sari, body }),
      await portal.ask('grantMandate', { key, as: sari, body }),
    ]
    expect(first.body).toMatchObject({ err: '', MANDATE_ID: expect.any(Number) })
    expect(second.body).toEqual(first.body)
  })
})

describe('endMandate', () => {
  const end = (as: TestActor, MANDATE_ID: number) => portal.ask('endMandate', { body: { MANDATE_ID }, as })

  test('is ended by either side once; to anybody else it is not found', async () => {
    const id = await give()
    const stranger = await portal.register()
    expect(bare(await end(stranger, id))).toEqual(bare(await end(stranger, 999_999)))
    expect((await end(stranger, id)).status).toBe(404)
    expect((await end(without, id)).status).toBe(404)
    expect((await detail(agent)).status).toBe(200)
    expect((await end(agent, id)).body).toEqual({ err: '' })
    expect((await detail(agent)).status).toBe(404)
    const before = (await portal.mails()).filter(({ kind }) => kind === 'mandateEnded').length
    expect((await end(sari, id)).body).toEqual({ err: '' })
    expect((await portal.mails()).filter(({ kind }) => kind === 'mandateEnded').length).toBe(before)
    expect((await portal.ask('myMandates', { as: sari })).body.GIVEN[0]).toMatchObject({ STANDING: 'REVOKED' })
  })

  test('ending one mandate keeps the others in force', async () => {
    const [narrow] = [await give({ POWER: 'READ' }), await give({ RIGHTS: ['D'] })]
    expect((await save(agent, { ...sampleDesign(), ON_BEHALF_OF: sari.userId })).status).toBe(200)
    await end(sari, narrow)
    expect((await detail(agent)).status).toBe(200)
  })
})

test('rows of agent_audit can be neither changed nor deleted', async () => {
  await expect(sql`update agent_audit set what = 'x'`.execute(portal.db)).rejects.toThrow('append-only')
  await expect(sql`delete from agent_audit`.execute(portal.db)).rejects.toThrow('append-only')
})
