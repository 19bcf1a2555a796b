import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

import type { UploadReply } from '@saki/contracts/uploads'

/** A browser that uploads parts: URL of the portal and session cookie. */
export interface Sender {
  baseUrl: string
  cookie: string
}

export interface PartReply {
  status: number
  offset: number | undefined
  headers: Headers
  body: string
}

const tus = { 'tus-resumable': '1.0.0', 'x-requested-with': 'saki' }

/** One request of the upload protocol; headers given as undefined are left out. */
export async function sendPart(
  { baseUrl, cookie }: Sender,
  method: 'HEAD' | 'PATCH' | 'DELETE',
  id: string,
  given: { at?: number; bytes?: Buffer; headers?: Record<string, string | undefined> } = {},
): Promise<PartReply> {
  const headers = {
    ...tus,
    cookie,
    ...(given.bytes && {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(given.at ?? 0),
    }),
    ...given.headers,
  }
  const answer = await fetch(`${baseUrl}/api/uploads/${id}`, {
    method,
    headers: Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => !!pair[1])),
    ...(given.bytes && { body: new Uint8Array(given.bytes) }),
  })
  const offset = answer.headers.get('upload-offset')
  return {
    status: answer.status,
    offset: offset === null ? undefined : Number(offset),
    headers: answer.headers,
    body: await answer.text(),
  }
}

/** Sends part of a body and closes the connection once the server has written it. */
export async function breakOff(
  { baseUrl, cookie }: Sender,
  id: string,
  { at, bytes, sent, offset }: { at: number; bytes: Buffer; sent: number; offset: () => Promise<number> },
): Promise<void> {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const lines = [
    `PATCH /api/uploads/${id} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Tus-Resumable: 1.0.0',
    'X-Requested-With: saki',
    'Content-Type: application/offset+octet-stream',
    `Upload-Offset: ${at}`,
    `Content-Length: ${bytes.length}`,
    `Cookie: ${cookie}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  socket.write(bytes.subarray(0, sent))
  while ((await offset()) < at + sent) await new Promise((rest) => setTimeout(rest, 20))
  socket.destroy()
}

/** Opens an upload as the browser does. */
export function openTestUpload(
  sender: Sender,
  fields: { TEMP_ID: string; SPECDOC_TYP: string; FILE_NAME: string; SIZE: number; SHA256?: string },
  key: string = randomUUID(),
) {
  return ask<{ UPLOAD_ID: string; OFFSET: number; FINISHED: 'Y' | 'N'; err: string }>(
    sender,
    '/openUpload',
    fields,
    key,
  )
}

/** Completes an upload as the browser does. */
export function finishTestUpload(sender: Sender, UPLOAD_ID: string) {
  return ask<UploadReply & { err: string; fields?: { message: string }[] }>(sender, '/finishUpload', { UPLOAD_ID })
}

async function ask<R>({ baseUrl, cookie }: Sender, path: string, body: object, key?: string) {
  const answer = await fetch(`${baseUrl}/api${path}`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'x-requested-with': 'saki',
      'accept-language': 'id',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as R }
}
