import { indexWaitingCases } from '@saki/api/domains/registerSearch/indexRegister'
import { hashPassword } from '@saki/api/domains/session/password'
import { indexWaitingMarks } from '@saki/api/domains/trademarks/indexMarks'
import { setSignatory } from '@saki/api/operator/signatoryCommand'
import { personalIdHash, sealPersonalId } from '@saki/api/domains/user/personalId'
import { holidaySet } from '@saki/api/daysOff.sql'
import type { Jobs } from '@saki/api/ports/jobs'
import type { Services } from '@saki/api/services'
import { demoPassword } from '@saki/api/start/demoLogin'
import { transact, type Db } from '@saki/db'
import { loadProvisionalTariffs } from '@saki/db/provisionalTariffs'
import { addMonths, legalDateOf, startOfDay } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { demoUserId } from './demoContext.ts'
import { demoAccounts, demoSignatories, type DemoAccount } from './accounts.ts'
import { clientCases } from './clientCases.ts'
import { seedCandidates, seedMandate, seedRegister } from './consultants.ts'
import { storeDemoFiles } from './demoFiles.ts'
import { markCases } from './markCases.ts'
import { ownCases } from './ownCases.ts'
import { patentCases } from './patentCases.ts'
import { regionOf } from './people.ts'
import { scenesOf } from './playCase.ts'
import { requestScenesOf } from './requests/scenes.ts'
import { draftScenes } from './sariDrafts.ts'

const ADVISORY_LOCK = 210_023
/** The accounts are older than the oldest filing, a mark not renewed within ten years and six months. */
const ACCOUNT_MONTHS = 131

/**
 * Seeds the demonstration into an empty database; when there is a user already, only amounts of fees that no source gives. Every event uses the same functions as the
 * calls, at instants before `services.clock()`, in one transaction: after a kill the database is empty, and only objects without a row
 * may remain in the file store.
 */
export async function seedDemo(services: Services): Promise<void> {
  await loadProvisionalTariffs(services.db)
  if (await hasUsers(services.db)) return
  const now = services.clock()
  const [passwordHash, demoFiles] = await Promise.all([hashPassword(demoPassword), storeDemoFiles(services.files)])
  await transact(services.db, async (tx) => {
    // The events take longer than the timeout of a call; so does waiting for another portal that seeds the same database.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx)
    if (await hasUsers(tx)) return
    const since = accountsSince(now)
    await seedRegister(tx, services, since)
    const userIds = await insertAccounts(tx, services, passwordHash, since)
    await seedMandate(tx, userIds, since, now)
    await seedCandidates(tx, userIds, now)
    for (const signatory of demoSignatories) await setSignatory(tx, { ...signatory, from: legalDateOf(since) })
    const stage = {
      tx,
      services: { ...services, db: tx, jobs: nothingLeftToDo },
      demoFiles,
      userIds,
      officeEmail: 'petugas@contoh.id',
      commissionEmail: 'banding@contoh.id',
      now,
    }
    const holidays = await holidaySet(tx)
    const scenes = [
      ...[...ownCases, ...clientCases, ...markCases, ...patentCases].flatMap((demo, n) =>
        scenesOf(demo, n, now, holidays),
      ),
      ...draftScenes(now),
      ...requestScenesOf(now, legalDateOf(now)),
    ]
    await withOldTariff(tx, async () => {
      for (const scene of scenes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await scene.play(stage)
    })
    await sql`update mail set sent_at = queued_at where sent_at is null`.execute(tx)
    await finishLater(tx, services.jobs)
  })
  // The jobs of the minute would add cases that are not public only after the portal is ready; who searches earlier would miss them.
  await indexWaitingMarks(services.db)
  await indexWaitingCases(services.db)
}

/** Issues of the gazette that the events began, texts of patents and pictures are for the same jobs as later ones, without the wait for the minute. */
async function finishLater(tx: Db, jobs: Jobs): Promise<void> {
  const issues = await tx.selectFrom('gazette_issue').select('journal_code').where('closed_at', 'is', null).execute()
  await jobs.enqueueAll(
    tx,
    issues.map(({ journal_code: journalCode }) => ({ name: 'close_issue' as const, payload: { journalCode } })),
  )
  await jobs.enqueueAll(tx, [
    { name: 'index_texts', payload: {} },
    { name: 'describe_pictures', payload: {} },
  ])
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('app_user').select('user_id').limit(1).executeTakeFirst()) !== undefined
}

/** Discards jobs: receipts are made on their day, and mails of the past must not be sent. */
const nothingLeftToDo: Jobs = {
  enqueue: async () => {},
  enqueueAll: async () => {},
  work: async () => {},
  schedule: async () => {},
  start: async () => {},
  stop: async () => {},
}

/** The office's tariffs begin with PP 45/2024. Older filings are billed by invented tariffs, which are removed afterwards. */
async function withOldTariff(tx: Db, play: () => Promise<void>): Promise<void> {
  const old = { payer_category: 'UMUM', valid_from: '2000-01-01' }
  const rest = { valid_to: '2024-12-16', rupiah: 600_000, legal_ref: 'Tarif contoh', verified: false }
  await tx
    .insertInto('tariff')
    .values([
      { code: 'DESIGN_SINGLE', unit: 'application', ...old, ...rest },
      { code: 'MARK_CLASS', unit: 'class', ...old, ...rest },
      { code: 'PATENT_FILING', unit: 'application', ...old, ...rest },
      { code: 'PATENT_EARLY_PUBLICATION', unit: 'application', ...old, ...rest },
      { code: 'PATENT_EXAMINATION', unit: 'application', ...old, ...rest },
    ])
    .execute()
  await play()
  await tx
    .deleteFrom('tariff')
    .where('payer_category', '=', old.payer_category)
    .where('valid_from', '=', old.valid_from)
    .where('legal_ref', '=', rest.legal_ref)
    .execute()
}

const accountsSince = (now: Date) => startOfDay(addMonths(legalDateOf(now), -ACCOUNT_MONTHS))

async function insertAccounts(
  tx: Db,
  services: Services,
  passwordHash: string,
  since: Date,
): Promise<Map<string, number>> {
  const rows = demoAccounts.map((account) => userRow(account, passwordHash, services, since))
  const made = await tx.insertInto('app_user').values(rows).returning(['email', 'user_id']).execute()
  const userIds = new Map(made.map(({ email, user_id }) => [email, user_id]))
  const officers = demoAccounts.flatMap(({ email, officer }) =>
    officer ? [{ user_id: demoUserId(userIds, email), ...officer, roles: [...officer.roles] }] : [],
  )
  await tx.insertInto('officer').values(officers).execute()
  return userIds
}

function userRow(account: DemoAccount, passwordHash: string, { secrets }: Services, at: Date) {
  const home = regionOf(account.place)
  return {
    email: account.email,
    email_folded: account.email,
    password_hash: passwordHash,
    password_changed_at: at,
    role: account.role,
    status: 'active' as const,
    full_name: account.name,
    user_typ: account.userTyp,
    personal_id_sealed: sealPersonalId(account.nik, secrets),
    personal_id_hash: personalIdHash(account.nik, secrets),
    birthday: account.birthday,
    gender: account.gender,
    telephone: `+6281${account.nik.slice(-9)}`,
    notes: account.consultantNumber ?? null,
    agent_code: account.agentCode ?? null,
    state_code: home.STATE_CODE,
    city_code: home.CITY_CODE,
    district_code: home.DISTRICT_CODE,
    village_code: home.VILLAGE_CODE,
    addr_street: account.street,
    zipcode: home.ZIPCODE,
    wilayah: home.STATE_CODE,
    locale: 'id' as const,
    created_at: at,
    activated_at: at,
  }
}
