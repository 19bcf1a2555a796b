import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Behaviour of the fake scanner; `correct` finds the EICAR test string. */
export type ClamdManner = 'correct' | 'error' | 'silent' | 'hangs up'

export interface FakeClamd {
  /** Value for CLAMD_URL. */
  url: string
  manner: ClamdManner
  /** Size in bytes of each file received. */
  seen: number[]
  stop(): Promise<void>
}

/** The EICAR test string, concatenated so that scanners do not report this source file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

/** Starts a fake of clamd's INSTREAM protocol, at a local port or a Unix socket. */
export async function startFakeClamd(path?: string): Promise<FakeClamd> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    converse(socket, fake).catch(() => undefined)
  })
  if (path === undefined) server.listen(0, '127.0.0.1')
  else server.listen(path)
  await once(server, 'listening')
  const fake: FakeClamd = {
    url: path === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix:${path}`,
    manner: 'correct',
    seen: [],
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return fake
}

async function converse(socket: Socket, fake: FakeClamd): Promise<void> {
  if (fake.manner === 'hangs up') return void socket.destroy()
  let received = Buffer.alloc(0)
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer])
    const file = fileIn(received)
    if (!file || fake.manner === 'silent') continue
    fake.seen.push(file.length)
    if (fake.manner === 'error') socket.end('INSTREAM size limit exceeded. ERROR\0')
    else socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    return
  }
}

/** The file sent in a conversation, once its empty last chunk has arrived; undefined before. */
function fileIn(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  let at = received.indexOf('zINSTREAM\0') + 10
  if (at < 10) return undefined
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
