import type { ServerResponse } from 'node:http'

import { notificationsCalls } from '@saki/contracts/notifications'

import { AppError } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import type { Events, ReceivedEvent } from '../../ports/events.ts'
import type { Session } from '../../session.ts'
import { isSessionAlive } from './inbox.sql.ts'

const MOST_STREAMS = 10
/** Milliseconds between heartbeats. */
const HEARTBEAT = 25_000
/** Milliseconds between checks that the session is alive. */
const RECHECK = 60_000
/** Unsent bytes after which a stream is cut; the browser reconnects with Last-Event-ID. */
const MOST_UNSENT = 64 * 1024

/** Open streams of this process, by user id. */
const openStreams = new WeakMap<Events, Map<number, number>>()

type EventsInput = Pick<HandlerInput, 'db' | 'now' | 'services' | 'request' | 'reply'> & { session: Session }

/**
 * GET /events: server-sent events of the signed-in user. Ends with the session, which is checked every minute and at its expiry.
 * Throws TOO_MANY beyond 10 open streams of a user.
 */
export function streamEvents({ session, db, now, services, request, reply }: EventsInput): typeof reply {
  const release = countStream(services.events, session.userId)
  const after = Number(request.headers['last-event-id'] ?? Number.NaN)
  reply.hijack()
  const raw = reply.raw
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  })
  raw.write('retry: 3000\n\n')

  const end = () => raw.end()
  const unsubscribe = services.events.subscribe(
    session.userId,
    (event) => send(raw, event),
    Number.isSafeInteger(after) ? after : undefined,
    end,
  )
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT)
  const recheck = setInterval(() => {
    isSessionAlive(db, session.idHash, services.clock()).then((alive) => alive || end(), end)
  }, RECHECK)
  const expiry = setTimeout(end, Math.max(0, session.expiresAt.getTime() - now.getTime()))
  raw.once('close', () => {
    clearInterval(heartbeat)
    clearInterval(recheck)
    clearTimeout(expiry)
    unsubscribe()
    release()
  })
  return reply
}

function send(raw: ServerResponse, event: ReceivedEvent): void {
  if (raw.writableLength > MOST_UNSENT) raw.destroy()
  else raw.write(`id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event.data)}\n\n`)
}

function countStream(events: Events, userId: number): () => void {
  const counts = openStreams.get(events) ?? new Map<number, number>()
  openStreams.set(events, counts)
  const open = counts.get(userId) ?? 0
  if (open >= MOST_STREAMS) throw new AppError('TOO_MANY', `${MOST_STREAMS} event streams`, { retryAfter: 60 })
  counts.set(userId, open + 1)
  return () => {
    const left = (counts.get(userId) ?? 1) - 1
    if (left > 0) counts.set(userId, left)
    else counts.delete(userId)
  }
}

/** The call is declared in the contract of notifications; the inbox publishes its events. */
export const eventsRoutes = implement(
  { events: notificationsCalls.events },
  { events: (asked) => void streamEvents(asked) },
)
