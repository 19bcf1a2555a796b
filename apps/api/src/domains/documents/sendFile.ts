import type { FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '../../errors.ts'
import { fileEtag, sendNotModified } from '../../etag.ts'
import type { Services } from '../../services.ts'
import { contentDisposition } from './fileName.ts'
import { readVerifiedRange } from './verifiedBlocks.ts'
import type { StoredBytes } from './storedBytes.ts'
import { readVerified } from './verifiedBytes.ts'

/** Largest file in bytes that is verified in memory before the first byte is sent. */
const IN_MEMORY = 20 * 1024 * 1024

export interface FileToSend extends StoredBytes {
  name: string
  mime: string
  show: 'inline' | 'attachment'
}
interface Channel {
  request: FastifyRequest
  reply: FastifyReply
  services: Pick<Services, 'db' | 'files' | 'log'>
}

/** Sends the stored bytes, whole or one range (RFC 9110 §14), with ETag and 304/416. Throws FILE_NOT_FOUND, FILE_DAMAGED, FILE_MISSING. */
export async function sendFile(channel: Channel, file: FileToSend): Promise<void> {
  if (file.size === 0) throw new AppError('FILE_NOT_FOUND', 'empty')
  const { request, reply, services } = channel
  const etag = fileEtag(file.sha256)
  guard(reply, file).header('accept-ranges', 'bytes')
  if (sendNotModified(request, reply, etag)) return
  const whole = { start: 0, end: file.size - 1 }
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, file.size) : undefined
  if (range === 'unsatisfiable') return void reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const { start, end } = range ?? whole
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  reply.header('content-length', end - start + 1)
  if (!range && file.size <= IN_MEMORY) return void reply.send(await readVerified(services, file))
  reply.send(await readVerifiedRange(services, file, start, end))
}

/** Sends a rendition; it has no stored hash to verify. */
export function sendPicture(reply: FastifyReply, bytes: Buffer, name: string): void {
  guard(reply, { name, mime: 'image/jpeg', show: 'inline' }).send(bytes)
}

/** Sends a PDF made for this request. */
export function sendPaper(reply: FastifyReply, bytes: Buffer, name: string): void {
  guard(reply, { name, mime: 'application/pdf', show: 'attachment' }).send(bytes)
}

/** Headers that keep a browser from executing the content: it can only show or save it. */
function guard(reply: FastifyReply, { name, mime, show }: Pick<FileToSend, 'name' | 'mime' | 'show'>): FastifyReply {
  return reply.headers({
    'content-type': mime,
    'content-disposition': contentDisposition(show, name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  })
}

/**
 * Undefined without a range or for one that is not served (several ranges, other units); the whole file is then sent, as RFC 9110
 * allows.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end }
}
