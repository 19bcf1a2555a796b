import { everyCall, type Call } from '@saki/contracts'
import { describe, expect, test } from 'vitest'

import { fillAddress } from './fillAddress.ts'

describe('the path of a call', () => {
  test.each([
    ['/getImages/:procid', { procid: 1 }, '/getImages/1'],
    ['/getImages/{procid}/{view}', { procid: 1, view: 2 }, '/getImages/1/2'],
    ['/a/:x/b/:y', { x: '../..', y: 'c/d' }, '/a/..%2F../b/c%2Fd'],
    ['/a/:x', { x: 'A00 2026/1?b=c#d&e' }, '/a/A00%202026%2F1%3Fb%3Dc%23d%26e'],
    ['/a/:x', { x: 'قهوة' }, '/a/%D9%82%D9%87%D9%88%D8%A9'],
    ['/a/:x', { x: '\u202egpj' }, '/a/%E2%80%AEgpj'],
    ['/a/:x', { x: ':y{z}' }, '/a/%3Ay%7Bz%7D'],
    ['/a/:x', { x: 0 }, '/a/0'],
    ['/a/:x', {}, '/a/'],
    ['/a/:x', undefined, '/a/'],
  ])('%s with %j is %s', (pattern, params, path) => expect(fillAddress(pattern, params)).toBe(path))
})

describe('the query of a call', () => {
  test.each([
    [{ q: 'kopi & teh', page: 2 }, '/a?q=kopi+%26+teh&page=2'],
    [{ q: '', page: undefined, size: null }, '/a'],
    [{ page: 0, unread: false }, '/a?page=0&unread=false'],
    [{ class: ['1', '2'] }, '/a?class=1%2C2'],
    [{ q: 'a\ud800' }, '/a?q=a%EF%BF%BD'],
    [undefined, '/a'],
  ])('%j is %s', (query, address) => expect(fillAddress('/a', undefined, query)).toBe(address))
})

test.each((Object.entries(everyCall) as [string, Call][]).map(([name, { path }]) => [name, path]))(
  'every parameter of %s is filled in',
  (_name, path) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const filled = fillAddress(path, Object.fromEntries(names.map((name, at) => [name, `value${at}`])))
    expect(filled).not.toMatch(/[:{}]/)
    expect(filled.match(/value\d+/g) ?? []).toEqual(names.map((_, at) => `value${at}`))
  },
)
