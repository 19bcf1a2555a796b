import { Readable } from 'node:stream'

import type { Call } from '@saki/contracts'
import type { FastifyRequest, RequestPayload } from 'fastify'

import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { isSignature, isSignedBy } from '../treasury/signature.ts'

/** Who signs what it sends instead of having a session. */
type Signer = 'treasury' | 'mailServer'

export function isSigned<C extends Call>(call: C): call is C & { who: Signer } {
  return call.who === 'treasury' || call.who === 'mailServer'
}

/** Larger than any notice; what is signed has to be held whole until it is judged. */
const MOST_BYTES = 64 * 1024

/**
 * For calls of the treasury and of the mail server, before anything reads meaning into the body: judges X-Signature over the very bytes that came and hands
 * them on. Throws BAD_SIGNATURE whatever else is wrong with the request, so that who has no secret learns nothing but that. Without
 * anything like a signature not a byte is read.
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
