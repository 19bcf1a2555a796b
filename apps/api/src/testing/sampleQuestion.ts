import type { Call } from '@saki/contracts'
import { z } from 'zod'

import type { Question } from './ask.ts'

/** Values for parameters by their names; names not known here get a value of their type. */
export type Samples = Record<string, string | number>

/** A question about what the samples name, well formed as far as names can tell. */
export function sampleQuestion(call: Call, samples: Samples): Question {
  const query = fill(call.query, samples, false)
  const body = call.method === 'POST' ? fill(call.body, samples, true) : undefined
  const params = Object.fromEntries(
    [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, valueFor(name, samples, {}) as string]),
  )
  return {
    params,
    query: query as NonNullable<Question['query']>,
    ...(body !== undefined && { body }),
    ...(call.once && { key: 'sample-key-0001' }),
  }
}

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  minimum?: number
}

/** Required fields, and optional ones the samples name (in queries; a body's optional fields change what is asked). */
function fill(schema: z.ZodType | undefined, samples: Samples, isBody: boolean): Record<string, unknown> {
  if (!schema) return {}
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return objectOf(shape.oneOf?.[0] ?? shape.anyOf?.[0] ?? shape, samples, isBody)
}

function objectOf(shape: Shape, samples: Samples, isBody: boolean): Record<string, unknown> {
  const wanted = Object.entries(shape.properties ?? {}).filter(
    ([name]) => shape.required?.includes(name) || (!isBody && name in samples),
  )
  return Object.fromEntries(wanted.map(([name, field]) => [name, valueFor(name, samples, field)]))
}

function valueFor(name: string, samples: Samples, field: Shape): unknown {
  if (name in samples) return samples[name]
  if (field.const !== undefined) return field.const
  if (field.enum) return field.enum[0]
  if (field.type === 'object') return objectOf(field, samples, true)
  if (field.type === 'array') return []
  if (field.type === 'integer' || field.type === 'number') return Math.max(1, field.minimum ?? 1)
  return field.type === undefined ? '1' : 'contoh'
}
