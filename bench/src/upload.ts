import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request, type IncomingMessage } from 'node:http'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { sendJson } from './client.ts'
import { line, percentile } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import type { BenchPortal } from './portal.ts'

const MIB = 1024 * 1024
const SIZE = 50 * MIB
const AT_ONCE = 16
const PART_BYTES = 8 * MIB
const SLOT = 'DES'
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

type UploadMethod = (portal: BenchPortal, user: User, draft: string, file: Buffer) => Promise<void>

/** A PDF of 50 MiB, alone and sixteen at once: throughput, and memory per upload compared with the idle server. */
export async function benchUploads(portal: BenchPortal, db: Db): Promise<void> {
  const [user] = await signInUsers(db, portal.baseUrl, 1)
  if (!user) throw new Error('nobody signed in')
  await sql`update specdoc_type set max_bytes = ${SIZE + 4096}, max_files = 100 where specdoc_typ = ${SLOT}`.execute(db)
  const file = largePdf(SIZE)
  const idle = portal.residentBytes()
  for (const [what, upload] of [
    ['in one go', uploadInOneGo],
    ['in pieces of 8 MiB', uploadInParts],
  ] as [string, UploadMethod][]) {
    // Warm-up: the first upload loads the inspecting code.
    await upload(portal, user, await makeBenchDraft(db, user), file)
    await alone(what, upload, portal, db, user, file)
    await together(upload, portal, db, user, file, idle)
    await sql`update stored_file set size_bytes = 0 where owner_id = ${user.userId}`.execute(db)
  }
}

async function alone(
  what: string,
  upload: UploadMethod,
  portal: BenchPortal,
  db: Db,
  user: User,
  file: Buffer,
): Promise<void> {
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const draft = await makeBenchDraft(db, user)
    const began = performance.now()
    await upload(portal, user, draft, file)
    times.push(performance.now() - began)
  }
  const middle = percentile(times, 0.5)
  line(`upload of 50 MiB ${what}`, `${pace(SIZE, middle)}, ${middle.toFixed(0)} ms to the reply`)
}

async function together(
  upload: UploadMethod,
  portal: BenchPortal,
  db: Db,
  user: User,
  file: Buffer,
  idle: number,
): Promise<void> {
  const drafts = await Promise.all(Array.from({ length: AT_ONCE }, () => makeBenchDraft(db, user)))
  let most = idle
  const watch = setInterval(() => (most = Math.max(most, portal.residentBytes())), 20)
  const began = performance.now()
  await Promise.all(drafts.map((draft) => upload(portal, user, draft, file)))
  const took = performance.now() - began
  clearInterval(watch)
  const each = (most - idle) / AT_ONCE / MIB
  line(
    `  ${AT_ONCE} at once`,
    `${pace(SIZE * AT_ONCE, took)} together, ${each.toFixed(1)} MiB more memory each than when idle`,
  )
}

function pace(bytes: number, milliseconds: number): string {
  return `${(bytes / 1e6 / (milliseconds / 1000)).toFixed(0)} MB/s`
}

/** Uploads the file in one multipart request. */
export const uploadInOneGo: UploadMethod = async (portal, user, draft, file) => {
  const boundary = `bench-${randomUUID()}`
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="TEMP_ID"\r\n\r\n${draft}\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="SPECDOC_TYP"\r\n\r\n${SLOT}\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="FILE"; filename="uraian.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  await sendBytes(portal, user, 'POST', '/uploadUserDoc2', [head, file, tail], {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'idempotency-key': randomUUID(),
  })
}

const uploadInParts: UploadMethod = async (portal, user, draft, file) => {
  const { body } = await sendJson(portal.baseUrl, '/openUpload', {
    cookie: user.cookie,
    headers: { 'idempotency-key': randomUUID() },
    body: { TEMP_ID: draft, SPECDOC_TYP: SLOT, FILE_NAME: 'uraian.pdf', SIZE: file.length },
  })
  const id = String(body['UPLOAD_ID'])
  for (let at = 0; at < file.length; at += PART_BYTES) {
    await sendBytes(portal, user, 'PATCH', `/uploads/${id}`, [file.subarray(at, at + PART_BYTES)], {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-offset': String(at),
    })
  }
  const done = await sendJson(portal.baseUrl, '/finishUpload', { cookie: user.cookie, body: { UPLOAD_ID: id } })
  if (done.status !== 200) throw new Error(`finishUpload answered ${done.status}: ${JSON.stringify(done.body)}`)
}

function sendBytes(
  portal: BenchPortal,
  user: User,
  method: string,
  path: string,
  parts: Buffer[],
  headers: Record<string, string>,
): Promise<void> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return new Promise((done, failed) => {
    const outgoing = request(
      `${portal.baseUrl}/api${path}`,
      {
        agent,
        method,
        headers: { 'x-requested-with': 'saki', cookie: user.cookie, 'content-length': String(length), ...headers },
      },
      (incoming: IncomingMessage) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () => {
          if (incoming.statusCode === 200 || incoming.statusCode === 204) done()
          else failed(new Error(`${path} answered ${incoming.statusCode}: ${Buffer.concat(chunks).toString()}`))
        })
      },
    )
    outgoing.on('error', failed)
    for (const part of parts) outgoing.write(part)
    outgoing.end()
  })
}

export async function makeBenchDraft(db: Db, { userId }: User): Promise<string> {
  const id = `D-${randomUUID()}`
  const at = new Date()
  await sql`insert into draft (temp_id, owner_id, form_typ, form_version, data, row_version, created_at, updated_at)
    values (${id}, ${userId}, 'patent-filing', 1, '{}', 1, ${at}, ${at})`.execute(db)
  return id
}

/** A PDF of two pages, with an incompressible picture that takes nearly all bytes, as in scans. */
function largePdf(size: number): Buffer {
  const pixels = size - 2000
  const width = 5000
  const height = Math.floor(pixels / width)
  const picture = randomBytes(width * height)
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const object = (...body: (string | Buffer)[]) => {
    offsets.push(length())
    parts.push(
      Buffer.from(`${offsets.length} 0 obj\n`),
      ...body.map((b) => (typeof b === 'string' ? Buffer.from(b) : b)),
    )
    parts.push(Buffer.from('\nendobj\n'))
  }
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object('<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>')
  object('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /A 5 0 R >> >> >>')
  object('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>')
  const dictionary = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${picture.length} >>`
  object(`${dictionary}\nstream\n`, picture, '\nendstream')
  const start = length()
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
