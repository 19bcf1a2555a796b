import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

import type { Saved } from '@saki/contracts/edits'
import { openDb, transact, type Db } from '@saki/db'
import { sql } from 'kysely'

import { demoPassword } from '../start/demoLogin.ts'
import { randomKey } from '../ports/fileKey.ts'
import { copyDemo } from './demoFolder.ts'
import { insertViews, sampleDesign } from './filings.ts'
import { logInLive, SECRET, startLivePortal, type LivePortal, type LiveReply } from './livePortal.ts'
import type { TestObjectStore } from './objectStore.ts'
import { jpeg } from './pictures.ts'
import { payBill } from '../treasury/payCommand.ts'

const RUN = join(import.meta.dirname, '../../../../scripts/run.ts')
const EMAIL = 'sari@contoh.id'

type Ask = (path: string, body: object, headers?: Record<string, string>) => Promise<LiveReply>
/** A portal of its own with the operator's commands beside it, as in a disaster drill. */
export interface Office {
  live: LivePortal
  db: Db
  ask: Ask
  place: OfficePlace
}

export interface OfficePlace {
  dataDir: string
  /** The store of objects; undefined: the folder in dataDir. */
  store?: TestObjectStore
}

/** Runs `npm run saki -- …` as a process of its own. */
export async function saki(
  { dataDir, store }: OfficePlace,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [RUN, 'saki', ...args], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SAKI_DEMO: 'on',
      NODE_ENV: 'test',
      PAYMENT_WEBHOOK_SECRET: SECRET,
      DATABASE_URL: undefined,
      OBJECT_STORE_URL: store?.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

/** Copies the demonstration to the place of an office; its files go into the store of objects when there is one. */
export async function copyDemoTo({ dataDir, store }: OfficePlace): Promise<void> {
  await copyDemo(dataDir)
  if (!store) return
  const root = join(dataDir, 'objects')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const path of entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
    store.objects.set(relative(root, path), { bytes: await readFile(path), at: (await stat(path)).mtime })
  await rm(root, { recursive: true, force: true })
}

export async function openOffice(place: OfficePlace, port: number): Promise<Office> {
  const live = await startLivePortal(place.dataDir, port, { OBJECT_STORE_URL: place.store?.url })
  const db = openDb({ url: live.databaseUrl, poolSize: 2 })
  return { live, db, place, ask: await logInLive(live.baseUrl, EMAIL, demoPassword) }
}

/** Saves a draft with seven pictures. */
export async function prepare({ db, ask, place }: Office, title: string): Promise<object> {
  const design = sampleDesign(title)
  const saved = await ask(
    '/savePermohonan',
    { FORM_TYP: 'design-filing', ...design },
    { 'idempotency-key': randomUUID() },
  )
  const { TEMP_ID, ROW_VERSION } = JSON.parse(saved.text) as Saved
  const { rows } = await sql<{ id: number }>`select user_id as id from app_user where email = ${EMAIL}`.execute(db)
  const [key, bytes] = [randomKey(), Buffer.concat([await jpeg(), Buffer.from(title)])]
  const sha256 = createHash('sha256').update(bytes).digest()
  await storeObject(place, key, bytes)
  // In one transaction: a backup at the same time would report the key 'none' of insertViews as a lost object.
  await transact(db, async (tx) => {
    await insertViews(tx, rows[0]?.id ?? 0, TEMP_ID, new Date())
    await sql`update stored_file set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${sha256} where temp_id = ${TEMP_ID}`.execute(
      tx,
    )
  })
  return { FORM_TYP: 'design-filing', TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y', ...design }
}

async function storeObject({ dataDir, store }: OfficePlace, key: string, bytes: Buffer): Promise<void> {
  if (store) return void store.objects.set(key, { bytes, at: new Date() })
  const path = join(dataDir, 'objects', key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

export interface PaidFiling {
  submission: number
  code: string
  notice: { code: string; amount: number; eventId: string; ntpn: string; paidAt: Date }
}

/** Files a design with pictures and pays it. */
export async function filePaid(office: Office, title: string): Promise<PaidFiling> {
  const { live, ask } = office
  const filed = await ask('/savePermohonan', await prepare(office, title), { 'idempotency-key': randomUUID() })
  if (filed.status !== 200) throw new Error(filed.text)
  const { BILLING_CODE, TOTAL_AMOUNT, SUBMISSION_NBR } = JSON.parse(filed.text) as Saved
  const eventId = randomUUID()
  const notice = {
    code: BILLING_CODE ?? '',
    amount: TOTAL_AMOUNT,
    eventId,
    ntpn: eventId.slice(0, 16),
    paidAt: new Date(),
  }
  const paid = await payBill({ baseUrl: live.baseUrl, secret: SECRET, ...notice })
  if (paid.outcome !== 'settled') throw new Error(paid.outcome)
  return { submission: Number(SUBMISSION_NBR?.split('-').at(-1)), code: notice.code, notice }
}

interface Issued {
  applications: number[]
  submissions: string[]
  processes: number[]
  codes: string[]
}

/** All numbers the database has issued. */
export async function issued(db: Db): Promise<Issued> {
  const { rows } = await sql<Issued>`
    select array(select file_nbr from application where file_typ = 'A' and file_ser = 2000 + extract(year from now()) % 100 order by 1) as applications,
           array(select submission_nbr from application order by 1) as submissions, array(select proc_nbr from process order by 1) as processes,
           array(select billing_code from bill order by 1) as codes`.execute(db)
  return rows[0] ?? { applications: [], submissions: [], processes: [], codes: [] }
}

/** Documents issued by the office, with their hashes. */
export async function documents(db: Db): Promise<string[]> {
  const { rows } = await sql<{ one: string }>`
    select doc_id || ' ' || doc_number || ' ' || encode(sha256, 'hex') as one from office_document order by 1`.execute(
    db,
  )
  return rows.map(({ one }) => one)
}

/** Numbered cases without a receipt. */
export async function missingReceipts(db: Db): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from application a where application_number is not null and imported_at is null
       and not exists (select from office_document d where d.application_id = a.application_id and doc_typ = 'TT')`.execute(
    db,
  )
  return rows[0]?.missing ?? 0
}
