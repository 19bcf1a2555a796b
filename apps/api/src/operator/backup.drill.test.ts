import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Saved } from '@saki/contracts/edits'
import { openDb, type Db } from '@saki/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { demoPassword } from '../start/demoLogin.ts'
import { randomKey } from '../ports/fileKey.ts'
import { insertViews, sampleDesign } from '../testing/filings.ts'
import { freePort, logInLive, SECRET, startLivePortal, type LivePortal, type LiveReply } from '../testing/livePortal.ts'
import { jpeg } from '../testing/pictures.ts'
import { payBill } from '../treasury/payCommand.ts'

const RUN = join(import.meta.dirname, '../../../../scripts/run.ts')
const EMAIL = 'sari@contoh.id'

type Ask = (path: string, body: object, headers?: Record<string, string>) => Promise<LiveReply>
interface Office {
  live: LivePortal
  db: Db
  ask: Ask
  dataDir: string
}

/** Runs `npm run saki -- …` as a process of its own. */
async function saki(dataDir: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [RUN, 'saki', ...args], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SAKI_DEMO: 'on',
      NODE_ENV: 'test',
      PAYMENT_WEBHOOK_SECRET: SECRET,
      DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

async function openOffice(dataDir: string, port: number): Promise<Office> {
  const live = await startLivePortal(dataDir, port)
  const db = openDb({ url: live.databaseUrl, poolSize: 2 })
  return { live, db, dataDir, ask: await logInLive(live.baseUrl, EMAIL, demoPassword) }
}

/** Saves a draft with seven pictures. */
async function prepare({ db, ask, dataDir }: Office, title: string): Promise<object> {
  const design = sampleDesign(title)
  const saved = await ask(
    '/savePermohonan',
    { FORM_TYP: 'design-filing', ...design },
    { 'idempotency-key': randomUUID() },
  )
  const { TEMP_ID, ROW_VERSION } = JSON.parse(saved.text) as Saved
  const { rows } = await sql<{ id: number }>`select user_id as id from app_user where email = ${EMAIL}`.execute(db)
  await insertViews(db, rows[0]?.id ?? 0, TEMP_ID, new Date())
  const [key, bytes] = [randomKey(), Buffer.concat([await jpeg(), Buffer.from(title)])]
  await mkdir(dirname(join(dataDir, 'objects', key)), { recursive: true })
  await writeFile(join(dataDir, 'objects', key), bytes)
  await sql`update stored_file set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${createHash('sha256').update(bytes).digest()}
             where temp_id = ${TEMP_ID}`.execute(db)
  return { FORM_TYP: 'design-filing', TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y', ...design }
}

interface Paid {
  submission: number
  code: string
  notice: { code: string; amount: number; eventId: string; ntpn: string; paidAt: Date }
}

async function filePaid(office: Office, title: string): Promise<Paid> {
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
async function issued(db: Db): Promise<Issued> {
  const { rows } = await sql<Issued>`
    select array(select file_nbr from application where file_typ = 'A' and file_ser = 2000 + extract(year from now()) % 100 order by 1) as applications,
           array(select submission_nbr from application order by 1) as submissions, array(select proc_nbr from process order by 1) as processes,
           array(select billing_code from bill order by 1) as codes`.execute(db)
  return rows[0] ?? { applications: [], submissions: [], processes: [], codes: [] }
}

/** Documents issued by the office, with their hashes. */
async function documents(db: Db): Promise<string[]> {
  const { rows } = await sql<{ one: string }>`
    select doc_id || ' ' || doc_number || ' ' || encode(sha256, 'hex') as one from office_document order by 1`.execute(
    db,
  )
  return rows.map(({ one }) => one)
}

test(
  'a portal destroyed after its backup is restored with every document, stays closed, and issues no number twice after reopening',
  { timeout: 240_000 },
  async () => {
    const place = await mkdtemp(join(tmpdir(), 'saki-drill-'))
    const [dataDir, backups, rescued] = [join(place, 'data'), join(place, 'backups'), join(place, 'rescued')]
    const port = await freePort()
    const homes: string[] = []
    let office = await openOffice(dataDir, port)
    homes.push(office.live.databaseHome)
    try {
      for (let n = 0; n < 5; n += 1) await filePaid(office, `Sebelum ${n}`)
      await expect.poll(() => missingReceipts(office.db), { timeout: 60_000, interval: 500 }).toBe(0)
      const kept = { numbers: await issued(office.db), documents: await documents(office.db) }

      // Filing and paying continue during the backup.
      const taking = new AbortController()
      const load = (async () => {
        const paid: Paid[] = []
        while (!taking.signal.aborted) paid.push(await filePaid(office, `Selama ${paid.length}`))
        return paid
      })()
      const taken = await saki(dataDir, 'backup', backups)
      taking.abort()
      expect(taken).toMatchObject({ code: 0 })
      console.log(taken.output.trim())
      const during = await load
      expect(during.length).toBeGreaterThan(0)
      const after: Paid[] = []
      for (let n = 0; n < 5; n += 1) after.push(await filePaid(office, `Sesudah ${n}`))
      await expect.poll(() => missingReceipts(office.db), { timeout: 60_000, interval: 500 }).toBe(0)
      const last = await issued(office.db)

      // Simulates the loss of the machine; only the objects remain.
      const formerSession = office.ask
      await office.db.destroy()
      await office.live.killNow()
      await rename(join(dataDir, 'objects'), rescued)
      for (const home of homes.splice(0))
        await rm(home.startsWith('/') ? home : join(dataDir, home), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })

      const verified = await saki(dataDir, 'verify', backups)
      expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('The backup is whole.') as string })
      const restored = await saki(dataDir, 'restore', backups)
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('is closed') as string })
      console.log(`${verified.output.trim()}\n${restored.output.trim()}`)
      expect(await saki(dataDir, 'restore', backups)).toMatchObject({
        code: 1,
        output: expect.stringContaining('is not empty') as string,
      })

      office = await openOffice(dataDir, port)
      homes.push(office.live.databaseHome)
      const draft = { FORM_TYP: 'design-filing', ...sampleDesign('Draf baru') }
      expect((await formerSession('/savePermohonan', draft, { 'idempotency-key': randomUUID() })).status).toBe(401)
      expect((await office.ask('/savePermohonan', draft, { 'idempotency-key': randomUUID() })).status).toBe(200)
      const body = await prepare(office, 'Ditolak dulu')
      expect(await office.ask('/savePermohonan', body, { 'idempotency-key': randomUUID() })).toMatchObject({
        status: 503,
        text: expect.stringContaining('CLOSED_AFTER_RESTORE') as string,
      })
      const lost = after[0]?.notice
      await expect(
        payBill({ baseUrl: office.live.baseUrl, secret: SECRET, ...lost, code: lost?.code ?? '' }),
      ).rejects.toThrow('503')
      expect(await documents(office.db)).toEqual(expect.arrayContaining(kept.documents))
      expect((await issued(office.db)).submissions).toEqual(expect.arrayContaining(kept.numbers.submissions))
      expect(await saki(dataDir, 'scrub')).toMatchObject({
        code: 0,
        output: expect.stringContaining(' 0 damaged, 0 missing') as string,
      })

      const asked = await saki(dataDir, 'reopen', '--objects', rescued)
      expect(asked.code).toBe(1)
      expect(asked.output).toContain(`up to ${Math.max(...last.applications)} on a document`)
      const reopened = await saki(dataDir, 'reopen', '--objects', rescued, '--margin', '100')
      expect(reopened).toMatchObject({ code: 0, output: expect.stringContaining('The portal is open.') as string })

      const filed = await office.ask('/savePermohonan', body, { 'idempotency-key': randomUUID() })
      expect(filed.status).toBe(200)
      for (let n = 0; n < 4; n += 1) await filePaid(office, `Baru ${n}`)
      const now = await issued(office.db)
      const fresh = {
        applications: now.applications.filter((nbr) => nbr > Math.max(...last.applications)),
        submissions: now.submissions.filter((nbr) => nbr > (last.submissions.at(-1) ?? '')),
        processes: now.processes.filter((nbr) => nbr > Math.max(...last.processes)),
      }
      expect([fresh.applications.length, fresh.submissions.length, fresh.processes.length]).toEqual([4, 5, 4])
      const lostCodes = after.map(({ code }) => code)
      expect(now.codes.filter((code) => lostCodes.includes(code))).toEqual([])
      const repeated = await payBill({ baseUrl: office.live.baseUrl, secret: SECRET, ...lost, code: lost?.code ?? '' })
      expect(repeated.outcome).toBe('unknown_code')
      await expect.poll(() => missingReceipts(office.db), { timeout: 60_000, interval: 500 }).toBe(0)
    } finally {
      await office.db.destroy()
      await office.live.stop()
      for (const home of homes) if (home.startsWith('/')) await rm(home, { recursive: true, force: true })
      await rm(place, { recursive: true, force: true })
    }
  },
)

async function missingReceipts(db: Db): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from application a where patent_id is not null and imported_at is null
       and not exists (select from office_document d where d.application_id = a.application_id and doc_typ = 'TT')`.execute(
    db,
  )
  return rows[0]?.missing ?? 0
}
