import { Readable } from 'node:stream'

import type { Call } from '@saki/contracts'
import type { FastifyRequest, RequestPayload } from 'fastify'

import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { isSignature, isSignedBy } from '../treasury/signature.ts'

/** Callers that sign requests instead of having a session. */
type Signer = 'treasury' | 'mailServer'

/** Whether a call is signed instead of using a session. */
export function isSigned<C extends Call>(call: C): call is C & { who: Signer } {
  return call.who === 'treasury' || call.who === 'mailServer'
}

/** Limit in bytes, larger than any notice: a signed body is held in memory until it is checked. */
const MOST_BYTES = 64 * 1024

/**
 * Pre-parsing hook for calls of the treasury and the mail server: checks X-Signature over the raw bytes and passes them on. Throws
 * BAD_SIGNATURE before any other error, so that callers without the secret learn nothing else. Reads no body when the header does not have
 * the form of a signature.
 */
export function signedBody({ secrets, clock }: Pick<Services, 'secrets' | 'clock'>, signer: Signer) {
  const secret = signer === 'treasury' ? secrets.paymentWebhook : secrets.mailWebhook
  return async (request: FastifyRequest, _reply: unknown, payload: RequestPayload): Promise<RequestPayload> => {
    const header = request.headers['x-signature']
    if (!isSignature(header)) throw new AppError('BAD_SIGNATURE')
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw new AppError('TOO_LARGE', 'signed body')
    const bytes = await readAll(payload)
    if (!isSignedBy(secret, bytes, header, clock())) throw new AppError('BAD_SIGNATURE')
    return Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length })
  }
}

async function readAll(payload: RequestPayload): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new AppError('TOO_LARGE', 'signed body')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
