import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'

import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'

import { everyRoute } from './domains/everyRoute.ts'
import { registerPublicPages } from './domains/publicRegister/publicPages.ts'
import { AppError } from './errors.ts'
import { mount } from './mount.ts'
import { compressReplies } from './plugins/compressReplies.ts'
import { registerHealth } from './plugins/health.ts'
import { registerOpenApi } from './plugins/openapi.ts'
import { refuseOtherHosts } from './plugins/ownHost.ts'
import { slimJson } from './plugins/documentHeaders.ts'
import { PERMISSIONS_POLICY } from './plugins/permissionsPolicy.ts'
import { registerProblems } from './plugins/problems.ts'
import { endStalledRequests } from './plugins/stalledRequests.ts'
import { unreadableRequests } from './plugins/unreadableRequests.ts'
import { registerUploadParts } from './plugins/uploadParts.ts'
import { registerWebClient } from './plugins/webClient.ts'
import type { Services } from './services.ts'

/** Limit for JSON bodies; the largest form is far smaller. Uploads are streams with limits of their own. */
const BODY_LIMIT = 1024 * 1024

/** Milliseconds a closing server waits for open requests. */
const CLOSING_MS = 5_000

export type AppServices = Omit<Services, 'log'>

/** Assembles the server without listening. */
export async function buildApp(
  services: AppServices,
  options: { logger?: FastifyServerOptions['logger']; webDist?: string } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      typeof options.logger === 'object'
        ? { ...options.logger, serializers: { err: loggedError } }
        : (options.logger ?? false),
    trustProxy: services.env.trustedProxies.length > 0 ? services.env.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    // A picture over a slow line takes minutes; the upload handler itself ends an upload that stalls for 30 s.
    requestTimeout: 900_000,
    http: { headersTimeout: 15_000 },
    keepAliveTimeout: 72_000,
    genReqId: () => randomUUID(),
    // Each call checks its own parameters; the router's limit would answer before any hook can set headers.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    ...unreadableRequests(services.env),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
  })
  registerProblems(app)
  await app.register(cookie)
  await app.register(multipart)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: services.env.publicBaseUrl.startsWith('https://')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'same-origin' },
  })
  readJson(app)
  endStalledRequests(app.server)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  slimJson(app)
  compressReplies(app)
  refuseOtherHosts(app, services.env)
  app.addHook('preClose', async () => {
    // Event streams never end by themselves; a closing server would wait for them.
    await services.events.stop()
    // Ends requests that are never sent completely.
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref()
  })
  mount(app, everyRoute, { ...services, log: app.log })
  await registerUploadParts(app, { ...services, log: app.log })
  registerOpenApi(app, everyRoute)
  registerHealth(app, services)
  registerPublicPages(app, { ...services, log: app.log }, options.webDist)
  await registerWebClient(app, options.webDist)
  return app
}

/**
 * Parses JSON and refuses prototype poisoning. Bytes that are not UTF-8 are refused, because decoding would turn them into replacement
 * characters.
 */
function readJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body)) return done(new AppError('BAD_REQUEST', 'not UTF-8'))
    parseJson(request, body.toString('utf8'), (error, value) =>
      error ? done(new AppError('BAD_REQUEST', error.message)) : done(null, value),
    )
  })
}

interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/**
 * Serialises an error for the log: kind, code, message and stack. Leaves out PostgreSQL's `detail` and `where`, which quote whole rows,
 * including addresses and password hashes.
 */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, table, constraint } = error as Error & { code?: unknown; table?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    stack: error.stack ?? '',
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}
