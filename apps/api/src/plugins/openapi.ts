import { problemStatus, Problem } from '@saki/contracts/problem'
import type { Call } from '@saki/contracts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Routes } from '../implement.ts'
import { isSigned } from './signedBody.ts'

/** GET /api/openapi.json: OpenAPI 3.1, generated on the first request from the schemas that check requests and replies. */
export function registerOpenApi(app: FastifyInstance, routes: Routes[]): void {
  let document: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(describeCalls(routes))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document)
  })
}

/** The OpenAPI document of all calls; calls without a handler are marked as not built. */
export function describeCalls(routes: Routes[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { calls, handlers } of routes) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: describeCall(name, call, handlers[name] !== undefined),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'SAKI 21',
      version: '1',
      description: 'Calls of the portal of the national intellectual property office.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: z.toJSONSchema(Problem, { io: 'output' }) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-saki' } },
    },
  }
}

function describeCall(name: string, call: Call, built: boolean): Record<string, unknown> {
  return {
    operationId: name,
    summary: call.does,
    'x-who': call.who,
    'x-built': built,
    ...(call.who !== 'anyone' && !isSigned(call) && { security: [{ session: [] }] }),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.once ? [idempotencyHeader] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.upload ? 'multipart/form-data' : 'application/json']: { schema: toSchema(call.body, 'input') },
        },
      },
    }),
    responses: {
      200:
        call.reply === 'binary' || call.reply === 'events'
          ? { description: call.reply === 'events' ? 'server-sent events' : 'bytes' }
          : { description: 'reply', content: { 'application/json': { schema: toSchema(call.reply, 'output') } } },
      default: {
        description: `problem; err is one of ${Object.keys(problemStatus).join(', ')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' },
}

function parameters(location: 'path' | 'query', schema: z.ZodType | undefined): unknown[] {
  if (!(schema instanceof z.ZodObject)) return []
  const described = toSchema(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] }
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }))
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' })
}
