import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy between the portal and PostgreSQL that loses the answer of a chosen COMMIT, like a connection that breaks at that moment. */
export interface CommitProxy {
  /** The database's URL through the proxy. */
  url: string
  /**
   * Cuts one connection: the COMMIT of the next transaction with a matching statement reaches the server (`arrives`; otherwise it is
   * dropped and the server rolls back), but its answer is lost. A statement outside a transaction is its own COMMIT.
   */
  cutCommit(statement: RegExp, arrives?: boolean): void
  /** Commits cut so far. */
  readonly cuts: number
  close(): Promise<void>
}

interface Wanted {
  statement: RegExp
  arrives: boolean
}

/** ReadyForQuery outside a transaction. */
const READY_IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** Starts a proxy that passes connections unchanged until a cut is requested. Does not support TLS. */
export async function startCommitProxy(databaseUrl: string): Promise<CommitProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let wanted: Wanted | undefined
  let cuts = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    let isCut = false
    const read = statementReader()
    client.on('data', (chunk) => {
      const found = read(chunk, wanted?.statement)
      if (!found || !wanted) return void upstream.write(chunk)
      isCut = true
      cuts += 1
      if (wanted.arrives) upstream.write(chunk)
      else client.destroy()
      wanted = undefined
    })
    let answer = Buffer.alloc(0)
    upstream.on('data', (chunk) => {
      if (!isCut) return void client.write(chunk)
      // A statement sent together with its COMMIT is answered first; the server is idle again when the commit is done.
      answer = Buffer.concat([answer, chunk])
      if (answer.includes(READY_IDLE)) client.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(databaseUrl)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    cutCommit: (statement, arrives = true) => void (wanted = { statement, arrives }),
    get cuts() {
      return cuts
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Parses what a client sends to PostgreSQL (protocol 3.0). Returns true when a transaction with a matching statement is being committed, by
 * COMMIT or, without BEGIN, by the end of the statement. A prepared statement counts each time it is bound.
 */
function statementReader(): (chunk: Buffer, statement: RegExp | undefined) => boolean {
  let kept = Buffer.alloc(0)
  let isStarted = false
  let isInTransaction = false
  let seen: string[] = []
  const named = new Map<string, string>()
  const textOf = (type: string, body: Buffer): string => {
    const [first = '', second = ''] = body.toString('latin1').split('\0')
    if (type === 'Q') return first
    if (type === 'P') named.set(first, second)
    return type === 'B' ? (named.get(second) ?? '') : ''
  }
  const endsWith = (type: string, text: string): boolean => {
    if (/^\s*begin\b|^\s*start transaction\b/i.test(text)) {
      isInTransaction = true
      seen = []
    }
    if (text !== '') seen.push(text)
    if (/^\s*rollback\s*$/i.test(text)) isInTransaction = false
    return isInTransaction ? /(^|;)\s*commit\s*$/i.test(text) : type === 'S' || type === 'Q'
  }
  return (chunk, statement) => {
    kept = Buffer.concat([kept, chunk])
    let isFound = false
    for (;;) {
      const head = isStarted ? 1 : 0
      if (kept.length < head + 4) return isFound
      const length = head + kept.readUInt32BE(head)
      if (kept.length < length) return isFound
      const type = isStarted ? String.fromCharCode(kept.readUInt8(0)) : ''
      const isEnd = endsWith(type, isStarted ? textOf(type, kept.subarray(5, length)) : '')
      kept = kept.subarray(length)
      isStarted = true
      if (!isEnd) continue
      if (statement && seen.some((one) => statement.test(one))) isFound = true
      isInTransaction = false
      seen = []
    }
  }
}
