import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Saved } from '@saki/contracts/edits'
import { expect, test } from 'vitest'

import { demoPassword } from './start/demoLogin.ts'
import { copyDemo } from './testing/demoFolder.ts'
import { sampleDesign } from './testing/filings.ts'
import { freePort, startLivePortal } from './testing/livePortal.ts'
import { sendPart, finishTestUpload, openTestUpload, type Sender } from './testing/uploadParts.ts'
import { pdfFile } from './testing/uploadFiles.ts'

const PART = 1_048_576

async function logIn(baseUrl: string): Promise<Sender> {
  const answer = await fetch(`${baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'saki' },
    body: JSON.stringify({ EMAIL: 'sari@contoh.id', LOGIN_PASSWORD: demoPassword }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { baseUrl, cookie: cookies.join('; ') }
}

async function newDraft({ baseUrl, cookie }: Sender): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/savePermohonan`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'x-requested-with': 'saki',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ FORM_TYP: 'design-filing', ...sampleDesign('Kursi terputus') }),
  })
  return ((await answer.json()) as Saved).TEMP_ID
}

test(
  'after kill -9 during an upload it continues at the byte the disk has, and the file is complete',
  { timeout: 240_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'saki-upload-crash-'))
    const port = await freePort()
    await copyDemo(dataDir)
    let live = await startLivePortal(dataDir, port)
    try {
      const sender = await logIn(live.baseUrl)
      const bytes = pdfFile({
        extra: [`<< /Length 12000000 >>\nstream\n${randomBytes(6_000_000).toString('hex')}\nendstream`],
      })
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const fields = {
        TEMP_ID: await newDraft(sender),
        SPECDOC_TYP: 'URD',
        FILE_NAME: 'uraian.pdf',
        SIZE: bytes.length,
        SHA256: sha256,
      }
      const key = randomUUID()
      const { body } = await openTestUpload(sender, fields, key)
      const part = (at: number) =>
        sendPart(sender, 'PATCH', body.UPLOAD_ID, { at, bytes: bytes.subarray(at, at + PART) })
      for (let at = 0; at < 5 * PART; at += PART) await part(at)
      const cut = part(5 * PART).catch(() => undefined)
      await live.killNow()
      await cut
      live = await startLivePortal(dataDir, port)
      // The session survives the restart: the upload continues without a new log-in.
      const again = await openTestUpload(sender, fields, key)
      expect(again.body.UPLOAD_ID).toBe(body.UPLOAD_ID)
      expect(again.body.OFFSET).toBeGreaterThanOrEqual(5 * PART)
      expect(again.body.OFFSET).toBeLessThan(bytes.length)
      for (let at = again.body.OFFSET; at < bytes.length; at += PART) expect((await part(at)).status).toBe(204)
      const done = await finishTestUpload(sender, body.UPLOAD_ID)
      expect([done.status, done.body.SHA256, done.body.SIZE]).toEqual([200, sha256, bytes.length])
      expect((await finishTestUpload(sender, body.UPLOAD_ID)).body).toEqual(done.body)
    } finally {
      await live.stop()
      await rm(live.databaseHome, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
