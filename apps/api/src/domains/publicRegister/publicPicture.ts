import type { FastifyReply } from 'fastify'

import { fileEtag, sendNotModified } from '../../etag.ts'
import type { Services } from '../../services.ts'
import { renditionOf } from '../documents/keptRenditions.ts'
import { listFilesById } from '../documents/letter.sql.ts'
import { sendPicture } from '../documents/sendFile.ts'
import type { FastifyRequest } from 'fastify'
import { listPublicPictures } from './publicCase.sql.ts'

/** Longest time in seconds for which a browser shows a picture unasked: short, because a picture may be replaced. */
const FRESH_SECONDS = 300
const sizes: Readonly<Record<string, 'thumb' | 'full'>> = { kecil: 'thumb', besar: 'full' }

/**
 * Sends a picture of a public case as JPEG, made anew from its points, so that it carries no data of the camera; whether the case has such a
 * picture. The reply itself is no result: awaited, it waits until it was sent and gives nothing.
 */
export async function sendPublicPicture(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  services: Services,
  applicationId: number,
): Promise<boolean> {
  const { position, size } = request.params as { position: string; size: string }
  const wanted = sizes[size]
  const found = /^[1-9]\d{0,3}$/.test(position)
    ? (await listPublicPictures(services.searchDb, applicationId))[Number(position) - 1]
    : undefined
  if (!wanted || !found) return false
  const [file] = await listFilesById(services.searchDb, [found.fileId])
  if (!file) return false
  reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`)
  if (sendNotModified(request, reply, fileEtag(file.sha256, `${wanted}-${file.renditionKey ?? ''}`))) return true
  sendPicture(reply, await renditionOf({ db: services.db, services }, file, wanted), `${size}.jpg`)
  return true
}
