import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { sampleDesign } from '../testing/filings.ts'
import {
  copyDemoTo,
  documents,
  filePaid,
  issued,
  missingReceipts,
  openOffice,
  prepare,
  saki,
  type PaidFiling,
} from '../testing/liveOffice.ts'
import { freePort, SECRET } from '../testing/livePortal.ts'
import { startObjectStore } from '../testing/objectStore.ts'
import { payBill } from '../treasury/payCommand.ts'

/** A database that was killed may still write into its folder for a moment. */
const REMOVED = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 } as const

/** A folder that the account of the database can enter, so that clusters are inside it. */
async function openFolder(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'saki-drill-'))
  await chmod(place, 0o711)
  return place
}

test(
  'a portal destroyed after its backup is restored with every document, stays closed, and issues no number twice after reopening',
  { timeout: 420_000 },
  async () => {
    const place = await openFolder()
    const [dataDir, backups, rescued] = [join(place, 'data'), join(place, 'backups'), join(place, 'rescued')]
    const port = await freePort()
    const homes: string[] = []
    const portalPlace = { dataDir }
    await copyDemoTo(portalPlace)
    let office = await openOffice(portalPlace, port)
    homes.push(office.live.databaseHome)
    try {
      for (let n = 0; n < 3; n += 1) await filePaid(office, `Sebelum ${n}`)
      await expect.poll(() => missingReceipts(office.db), { timeout: 150_000, interval: 500 }).toBe(0)
      const kept = { numbers: await issued(office.db), documents: await documents(office.db) }

      // Filing and paying continue during the backup.
      const taking = new AbortController()
      const load = (async () => {
        const paid: PaidFiling[] = []
        while (!taking.signal.aborted) paid.push(await filePaid(office, `Selama ${paid.length}`))
        return paid
      })()
      const taken = await saki(portalPlace, 'backup', backups)
      taking.abort()
      expect(taken.code, taken.output).toBe(0)
      console.log(taken.output.trim())
      const during = await load
      expect(during.length).toBeGreaterThan(0)
      const after: PaidFiling[] = []
      for (let n = 0; n < 3; n += 1) after.push(await filePaid(office, `Sesudah ${n}`))
      await expect.poll(() => missingReceipts(office.db), { timeout: 150_000, interval: 500 }).toBe(0)
      const last = await issued(office.db)

      // Simulates the loss of the machine; only the objects remain.
      const formerSession = office.ask
      await office.db.destroy()
      await office.live.killNow()
      await rename(join(dataDir, 'objects'), rescued)
      for (const home of homes.splice(0)) await rm(home.startsWith('/') ? home : join(dataDir, home), REMOVED)
      await rm(dataDir, REMOVED)

      const verified = await saki(portalPlace, 'verify', backups)
      expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('The backup is whole.') as string })
      const restored = await saki(portalPlace, 'restore', backups)
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('is closed') as string })
      console.log(`${verified.output.trim()}\n${restored.output.trim()}`)
      expect(await saki(portalPlace, 'restore', backups)).toMatchObject({
        code: 1,
        output: expect.stringContaining('is not empty') as string,
      })

      office = await openOffice(portalPlace, port)
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
      expect(await saki(portalPlace, 'scrub')).toMatchObject({
        code: 0,
        output: expect.stringContaining(' 0 damaged, 0 missing') as string,
      })

      const asked = await saki(portalPlace, 'reopen', '--objects', rescued)
      expect(asked.code).toBe(1)
      expect(asked.output).toContain(`up to ${Math.max(...last.applications)} on a document`)
      const reopened = await saki(portalPlace, 'reopen', '--objects', rescued, '--margin', '100')
      expect(reopened).toMatchObject({ code: 0, output: expect.stringContaining('The portal is open.') as string })

      const filed = await office.ask('/savePermohonan', body, { 'idempotency-key': randomUUID() })
      expect(filed.status).toBe(200)
      for (let n = 0; n < 2; n += 1) await filePaid(office, `Baru ${n}`)
      const now = await issued(office.db)
      const fresh = {
        applications: now.applications.filter((nbr) => nbr > Math.max(...last.applications)),
        submissions: now.submissions.filter((nbr) => nbr > (last.submissions.at(-1) ?? '')),
        processes: now.processes.filter((nbr) => nbr > Math.max(...last.processes)),
      }
      expect([fresh.applications.length, fresh.submissions.length, fresh.processes.length]).toEqual([2, 3, 2])
      const lostCodes = after.map(({ code }) => code)
      expect(now.codes.filter((code) => lostCodes.includes(code))).toEqual([])
      const repeated = await payBill({ baseUrl: office.live.baseUrl, secret: SECRET, ...lost, code: lost?.code ?? '' })
      expect(repeated.outcome).toBe('unknown_code')
      await expect.poll(() => missingReceipts(office.db), { timeout: 150_000, interval: 500 }).toBe(0)
    } finally {
      await office.db.destroy()
      await office.live.stop()
      for (const home of homes) if (home.startsWith('/')) await rm(home, REMOVED)
      await rm(place, REMOVED)
    }
  },
)

test(
  'a portal with an object store is restored into an empty machine and an empty store, with every document',
  { timeout: 420_000 },
  async () => {
    const place = await openFolder()
    const backups = join(place, 'backups')
    const lostStore = await startObjectStore()
    const newStore = await startObjectStore()
    const lost = { dataDir: join(place, 'lost'), store: lostStore }
    await copyDemoTo(lost)
    let office = await openOffice(lost, await freePort())
    const homes = [office.live.databaseHome]
    try {
      for (let n = 0; n < 2; n += 1) await filePaid(office, `Sebelum ${n}`)
      await expect.poll(() => missingReceipts(office.db), { timeout: 150_000, interval: 500 }).toBe(0)
      const kept = { numbers: await issued(office.db), documents: await documents(office.db) }
      expect(await saki(office.place, 'backup', backups)).toMatchObject({ code: 0 })

      await office.db.destroy()
      await office.live.killNow()
      // Read after the end of the portal, because its jobs may add an object until the backup reads the rows.
      const objects = new Map([...lostStore.objects].map(([key, { bytes }]) => [key, bytes]))
      lostStore.objects.clear()
      expect(await saki(office.place, 'verify', backups)).toMatchObject({ code: 0 })

      const restored = { dataDir: join(place, 'new'), store: newStore }
      expect(await saki(restored, 'restore', backups)).toMatchObject({ code: 0 })
      office = await openOffice(restored, await freePort())
      homes.push(office.live.databaseHome)
      expect(await documents(office.db)).toEqual(kept.documents)
      expect(await issued(office.db)).toEqual(kept.numbers)
      // Objects that no row names are not backed up; scrub reads every object that a row names.
      expect(newStore.objects.size).toBeGreaterThan(kept.documents.length)
      for (const [key, { bytes }] of newStore.objects) expect(objects.get(key)?.equals(bytes)).toBe(true)
      expect(await saki(restored, 'scrub')).toMatchObject({
        code: 0,
        output: expect.stringContaining(' 0 damaged, 0 missing') as string,
      })
      expect(await saki(restored, 'reopen', '--margin', '100')).toMatchObject({ code: 0 })
      await filePaid(office, 'Baru')
    } finally {
      await office.db.destroy()
      await office.live.stop()
      await Promise.all([lostStore.close(), newStore.close()])
      for (const home of homes) if (home.startsWith('/')) await rm(home, REMOVED)
      await rm(place, REMOVED)
    }
  },
)
