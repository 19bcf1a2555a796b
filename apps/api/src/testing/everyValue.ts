import { rightLetters } from '@saki/catalogue'
import type { Call } from '@saki/contracts'

import type { TestRequest } from './ask.ts'
import { objectOf, sampleQuestion, shapeOf, valueFor, type Samples, type Shape } from './sampleQuestion.ts'

type Part = 'params' | 'query' | 'body'

export interface NamedQuestion {
  /** The parameter with its value, such as `query.sort=title`. */
  what: string
  question: TestRequest
}

/** The sample request of a call, and one request for each value of each enumerated parameter, with the other parameters unchanged. */
export function everyValue(call: Call, samples: Samples): NamedQuestion[] {
  const sample = sampleQuestion(call, samples)
  const parts: Part[] = call.method === 'POST' ? ['params', 'query', 'body'] : ['params', 'query']
  const varied = parts.flatMap((part) => {
    const schema = call[part]
    if (!schema) return []
    return branchesOf(shapeOf(schema)).flatMap((branch, i) => {
      const base = part === 'params' ? sample.params : objectOf(branch, samples, part === 'body')
      return [...(i > 0 ? [{ what: part, value: base }] : []), ...variants(branch, base, samples, part)].map(
        ({ what, value }) => ({
          what,
          question: { ...sample, [part]: value } as TestRequest,
        }),
      )
    })
  })
  return [{ what: 'the sample', question: sample }, ...varied]
}

interface Variant {
  what: string
  value: unknown
}

/** One variant per allowed value of each enumerated field below `shape`; optional objects that contain such fields are added. */
function variants(shape: Shape, base: unknown, samples: Samples, what: string): Variant[] {
  // The contract leaves the letters of rights to the catalogue.
  const values = /\.rights?(\.|$)/i.test(what) && shape.pattern ? [...rightLetters] : valuesOf(shape)
  const own = values.map((value) => ({ what: `${what}=${String(value)}`, value }))
  const inBranches = (shape.anyOf ?? shape.oneOf ?? []).flatMap((branch) =>
    branch.properties || branch.items ? variants(branch, valueFor('', samples, branch), samples, what) : [],
  )
  const inItems = shape.items
    ? variants(shape.items, valueFor('', samples, shape.items), samples, what).map((item) => ({
        what: item.what,
        value: [item.value],
      }))
    : []
  const inFields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
    variants(field, objectOf(field, samples, true), samples, `${what}.${name}`).map((one) => ({
      what: one.what,
      value: { ...(base as object), [name]: one.value },
    })),
  )
  return [...own, ...inBranches, ...inItems, ...inFields]
}

function valuesOf({ enum: listed, const: only, type, anyOf = [], oneOf = [] }: Shape): unknown[] {
  const here = listed ?? (only !== undefined ? [only] : type === 'boolean' ? [true, false] : [])
  return [...here, ...[...anyOf, ...oneOf].flatMap(valuesOf)]
}

function branchesOf(shape: Shape): Shape[] {
  return shape.oneOf ?? shape.anyOf ?? [shape]
}
