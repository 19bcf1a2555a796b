import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'

import type { ScanVerdict, VirusScanner } from './virusScanner.ts'

/** Milliseconds without any byte after which the scanner counts as unreachable. */
const SILENT_MS = 60_000
/** Bytes per chunk sent to clamd, far below its limit. */
const PART_BYTES = 64 * 1024
const ANSWER_MOST = 4096
/** Milliseconds to wait for an answer after the connection broke during sending. */
const ANSWER_WAIT_MS = 1000

/** The scanner at CLAMD_URL, `tcp://host:port` or `unix:/path/to/clamd.sock`; undefined without one. Throws for any other address. */
export function makeVirusScanner(url: string | undefined, silentMs = SILENT_MS): VirusScanner | undefined {
  if (url === undefined || url === '') return undefined
  const address = addressOfUrl(url)
  return { scan: (bytes) => scan(() => connect(address), bytes, silentMs) }
}

function addressOfUrl(url: string): { host: string; port: number } | { path: string } {
  const unix = /^unix:(?:\/\/)?(\/.+)$/.exec(url)?.[1]
  if (unix) return { path: unix }
  const [, host, port] = /^tcp:\/\/(?:\[?([^\]/]+?)\]?):(\d{1,5})\/?$/.exec(url) ?? []
  if (host === undefined) throw new Error('CLAMD_URL is not tcp://host:port or unix:/path')
  return { host, port: Number(port) }
}

/** One INSTREAM command of clamd: chunks, each preceded by its length, an empty chunk, then the answer. */
async function scan(open: () => Socket, bytes: Readable, silentMs: number): Promise<ScanVerdict> {
  const socket = open()
  socket.setTimeout(silentMs, () => socket.destroy(new Error('no answer from the virus scanner in time')))
  const over = new AbortController()
  let sendError: unknown
  const answer = readAnswer(socket)
  // clamd usually answers before it closes the connection early, so the answer counts, not the write error.
  void pipeline(bytes, framed, socket, { end: false, signal: over.signal }).catch((error: unknown) => {
    sendError = error
    setTimeout(() => socket.destroy(), ANSWER_WAIT_MS).unref()
  })
  try {
    return verdictOf(await answer)
  } catch (error) {
    const why = [error, sendError].map((one) => (one instanceof Error ? one.message : '')).filter(Boolean)
    throw new Error(`no verdict: ${why.join('; ')}`, { cause: error })
  } finally {
    over.abort()
    bytes.destroy()
    socket.destroy()
  }
}

async function* framed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += PART_BYTES) {
      const part = chunk.subarray(at, at + PART_BYTES)
      yield length(part.length)
      yield part
    }
  }
  yield length(0)
}

function length(of: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(of)
  return bytes
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1')
      if (received.includes('\0') || received.includes('\n')) resolve(received)
      else if (received.length > ANSWER_MOST) reject(new Error('the answer of the virus scanner is too long'))
    })
    socket.on('error', reject)
    socket.on('close', () =>
      received === ''
        ? reject(new Error('the virus scanner closed the connection without an answer'))
        : resolve(received),
    )
  })
}

function verdictOf(answer: string): ScanVerdict {
  const words = answer.replace(/[\0\n\r]+$/, '')
  const found = /^stream: (.+) FOUND$/.exec(words)?.[1]
  if (found) return { is: 'infected', found: found.slice(0, 200) }
  if (words === 'stream: OK') return { is: 'clean' }
  throw new Error(`unexpected answer of the virus scanner: ${JSON.stringify(words.slice(0, 200))}`)
}
