import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** How the store fails: changes a bit, truncates, answers 503, never answers, stops during an answer. */
export type StoreFault = 'wrongBytes' | 'truncates' | 'overloaded' | 'silent' | 'stallsInBody'

export interface TestObjectStore {
  /** Value for OBJECT_STORE_URL. */
  url: string
  /** Objects in the bucket, by key. */
  objects: Map<string, { bytes: Buffer; at: Date }>
  /** Sets the fault until the next call; undefined for none. */
  misbehave(fault: StoreFault | undefined): void
  close(): Promise<void>
}

const BUCKET = 'saki'
const ACCESS_KEY = 'test-key'

/** Starts a fake of the part of S3 that the portal uses, with optional faults. Checks the access key's name, not signatures. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const objects: TestObjectStore['objects'] = new Map()
  let fault: StoreFault | undefined
  const server = createServer(
    (asked, answer) => void serve({ asked, answer, objects, fault }).catch(() => answer.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${ACCESS_KEY}:test-secret@127.0.0.1:${port}/${BUCKET}?region=us-east-1&pathStyle=true`,
    objects,
    misbehave: (wished) => void (fault = wished),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Serving {
  asked: IncomingMessage
  answer: ServerResponse
  objects: TestObjectStore['objects']
  fault: StoreFault | undefined
}

async function serve({ asked, answer, objects, fault }: Serving): Promise<void> {
  const body = await buffer(asked)
  const url = new URL(asked.url ?? '/', 'http://store')
  const [, bucket, ...rest] = url.pathname.split('/')
  const key = rest.join('/')
  if (fault === 'silent') return
  if (fault === 'overloaded') return refuse(answer, 503, 'SlowDown')
  if (!asked.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`))
    return refuse(answer, 403, 'InvalidAccessKeyId')
  if (bucket !== BUCKET) return refuse(answer, 404, 'NoSuchBucket')
  if (key === '') return list(answer, objects, url.searchParams)
  if (asked.method === 'PUT') return put({ asked, answer, objects, fault }, key, body)
  const found = objects.get(key)
  if (asked.method === 'DELETE') {
    objects.delete(key)
    answer.writeHead(204).end()
  } else if (!found) refuse(answer, 404, 'NoSuchKey', asked.method)
  else if (asked.method === 'HEAD') answer.writeHead(200, { 'content-length': found.bytes.length }).end()
  else get(answer, found.bytes, asked.headers.range, fault)
}

function put({ asked, answer, objects, fault }: Serving, key: string, body: Buffer): void {
  const sha256 = createHash('sha256').update(body).digest('base64')
  if (asked.headers['x-amz-checksum-sha256'] !== sha256) return refuse(answer, 400, 'BadDigest')
  const kept = Buffer.from(fault === 'truncates' ? body.subarray(0, body.length >> 1) : body)
  if (fault === 'wrongBytes') kept.writeUInt8(kept.readUInt8(0) ^ 1, 0)
  objects.set(key, { bytes: kept, at: new Date() })
  answer.writeHead(200, { 'x-amz-checksum-sha256': sha256 }).end()
}

function get(answer: ServerResponse, bytes: Buffer, range: string | undefined, fault: StoreFault | undefined): void {
  const [, start = '0', end = String(bytes.length - 1)] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const part = bytes.subarray(Number(start), Number(end) + 1)
  answer.writeHead(range ? 206 : 200, { 'content-length': part.length })
  if (fault === 'stallsInBody') answer.write(part.subarray(0, 1))
  else answer.end(part)
}

function list(answer: ServerResponse, objects: TestObjectStore['objects'], asked: URLSearchParams): void {
  const after = asked.get('continuation-token') ?? ''
  const rest = [...objects].filter(([key]) => key > after).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const page = rest.slice(0, Number(asked.get('max-keys')))
  const rows = page.map(
    ([key, { at }]) => `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
  )
  const more = rest.length > page.length
  const mark = more ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ''
  answer.writeHead(200, { 'content-type': 'application/xml' })
  answer.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${mark}${rows.join('')}</ListBucketResult>`)
}

function refuse(answer: ServerResponse, status: number, code: string, method?: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' })
  answer.end(method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
}
