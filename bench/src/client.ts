import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export interface BenchReply {
  status: number
  body: Record<string, unknown>
}

/** One JSON request over a kept-alive connection; `cookie` is the session of a user. */
export function sendJson(
  baseUrl: string,
  path: string,
  options: { body?: unknown; cookie?: string; headers?: Record<string, string> } = {},
): Promise<BenchReply & { setCookie: string[] }> {
  const text =
    options.body === undefined
      ? undefined
      : typeof options.body === 'string'
        ? options.body
        : JSON.stringify(options.body)
  const headers = {
    'x-requested-with': 'saki',
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
    ...(options.cookie && { cookie: options.cookie }),
    ...options.headers,
  }
  return new Promise((answered, failed) => {
    const outgoing = request(
      `${baseUrl}/api${path}`,
      { agent, method: text === undefined ? 'GET' : 'POST', headers },
      (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('end', () => {
          const raw = Buffer.concat(parts).toString()
          const body = raw.startsWith('{') || raw.startsWith('[') ? (JSON.parse(raw) as Record<string, unknown>) : {}
          answered({ status: incoming.statusCode ?? 0, body, setCookie: incoming.headers['set-cookie'] ?? [] })
        })
      },
    )
    outgoing.on('error', failed)
    outgoing.end(text)
  })
}
