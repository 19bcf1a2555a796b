import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'

import { fileEtag, sendNotModified, strongEtag, weakEtag } from './etag.ts'

function ask(ifNoneMatch: string | undefined, tag: string) {
  const sent: unknown[] = []
  const reply = {
    header: (name: string, value: string) => sent.push(name, value),
    code: (code: number) => ({ send: () => sent.push(code) }),
  }
  const request = { headers: { 'if-none-match': ifNoneMatch } }
  const isSent = sendNotModified(request as FastifyRequest, reply as unknown as FastifyReply, tag)
  expect(sent.slice(0, 2)).toEqual(['etag', tag])
  expect(sent[2]).toBe(isSent ? 304 : undefined)
  return isSent
}

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b"', false],
  ['"b", W/"a"', true],
  ['*', true],
  ['a', false],
])('If-None-Match: %s for the tag "a" is answered 304: %s', (header, isSent) => {
  expect(ask(header, '"a"')).toBe(isSent)
  expect(ask(header, 'W/"a"')).toBe(isSent)
})

test('a tag depends on the content, that of a private reply also on the reader', () => {
  expect(strongEtag('a')).toMatch(/^"[\w-]{22}"$/)
  expect(strongEtag('a')).not.toBe(strongEtag('b'))
  expect(weakEtag({ a: 1 }, 7)).toMatch(/^W\/"[\w-]{22}"$/)
  expect(weakEtag({ a: 1 }, 7)).not.toBe(weakEtag({ a: 1 }, 8))
  expect(weakEtag({ a: 1 }, undefined)).not.toBe(weakEtag({ a: 2 }, undefined))
  expect(fileEtag(Buffer.from('ab', 'hex'))).toBe('"ab"')
  expect(fileEtag(Buffer.from('ab', 'hex'), 'index')).toBe('"ab-index"')
})
