import type { Call } from '@saki/contracts'
import { z } from 'zod'

import type { TestRequest } from './ask.ts'

/** Values for parameters by name; other names get a value of their type. */
export type Samples = Record<string, string | number>

/** A request about the ids in the samples, well formed as far as names determine it. */
export function sampleQuestion(call: Call, samples: Samples): TestRequest {
  const query = fill(call.query, samples, false)
  const body = call.method === 'POST' ? fill(call.body, samples, true) : undefined
  const params = Object.fromEntries(
    [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, valueFor(name, samples, {}) as string]),
  )
  return {
    params,
    query: query as NonNullable<TestRequest['query']>,
    ...(body !== undefined && { body }),
    ...(call.once && { key: 'sample-key-0001' }),
  }
}

export interface Shape {
  type?: string
  pattern?: string
  properties?: Record<string, Shape>
  required?: string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  minimum?: number
  items?: Shape
}

const shapes = new WeakMap<z.ZodType, Shape>()

/** JSON Schema of what a caller sends. */
export function shapeOf(schema: z.ZodType): Shape {
  const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
  shapes.set(schema, shape)
  return shape
}

/** Required fields, and optional ones the samples name (in queries only; optional body fields would change the meaning). */
function fill(schema: z.ZodType | undefined, samples: Samples, isBody: boolean): Record<string, unknown> {
  if (!schema) return {}
  const shape = shapeOf(schema)
  return objectOf(shape.oneOf?.[0] ?? shape.anyOf?.[0] ?? shape, samples, isBody)
}

/** An object with the required fields of a shape, and for queries the optional ones the samples name. */
export function objectOf(shape: Shape, samples: Samples, isBody: boolean): Record<string, unknown> {
  const wanted = Object.entries(shape.properties ?? {}).filter(
    ([name]) => shape.required?.includes(name) || (!isBody && name in samples),
  )
  return Object.fromEntries(wanted.map(([name, field]) => [name, valueFor(name, samples, field)]))
}

/** The sample of this name, else the simplest value its schema allows. */
export function valueFor(name: string, samples: Samples, field: Shape): unknown {
  // A sample outside the enumeration belongs to another call with the same parameter name.
  if (name in samples && (field.enum?.includes(samples[name]) ?? true)) return samples[name]
  if (field.const !== undefined) return field.const
  if (field.enum) return field.enum[0]
  if (field.type === 'object') return objectOf(field, samples, true)
  if (field.type === 'array') return []
  if (field.type === 'integer' || field.type === 'number') return Math.max(1, field.minimum ?? 1)
  return field.type === undefined ? '1' : 'contoh'
}
