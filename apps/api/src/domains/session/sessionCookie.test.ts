import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestPortal } from '../../testing/portal.ts'
import { readSessionId } from './sessionCookie.ts'

let portal: TestPortal
let value: string
beforeAll(async () => {
  portal = await startTestPortal()
  value = (await portal.register()).cookies['saki'] ?? ''
  expect(value).toMatch(/^[\w-]{43}\.[\w-]+$/)
})
afterAll(() => portal.close())

/** Status of a signed-in question with this Cookie header, byte for byte. */
const statusWith = async (cookie: string) => (await portal.ask('session', { headers: { cookie } })).status
async function accepted(cookies: string[]): Promise<string[]> {
  const found: string[] = []
  for (const cookie of cookies) if ((await statusWith(cookie)) !== 401) found.push(cookie)
  return found
}
const withChar = (at: number, char: string) => `saki=${value.slice(0, at)}${char}${value.slice(at + 1)}`

describe('the session cookie', () => {
  test('is accepted as it was set, also beside other cookies', async () => {
    expect(await statusWith(`saki=${value}`)).toBe(200)
    expect(await statusWith(`saki_signed_in=1; saki=${value}; other=x`)).toBe(200)
  })

  test('yields no session id with any bit of any character flipped', () => {
    const idIn = (cookie: string) => readSessionId({ headers: { cookie } } as FastifyRequest, portal.services)
    expect(idIn(`saki=${value}`)).toHaveLength(32)
    const flipped = [...value].flatMap((char, at) =>
      Array.from({ length: 7 }, (_, bit) => withChar(at, String.fromCharCode(char.charCodeAt(0) ^ (1 << bit)))),
    )
    expect(flipped.filter((cookie) => idIn(cookie) !== undefined)).toEqual([])
  })

  test('is refused with one bit of any character flipped', async () => {
    const flipped = [...value].map((char, at) => withChar(at, String.fromCharCode(char.charCodeAt(0) ^ 1)))
    expect(await accepted(flipped)).toEqual([])
  })

  test('is refused in another spelling: case, per-cent signs, quotes, padding, more or fewer characters, twice', async () => {
    const [id = '', sealed = ''] = value.split('.')
    const percent = (char: string) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`
    const standard = (text: string) => Buffer.from(text, 'base64url').toString('base64')
    expect(
      await accepted([
        `saki=${value.toUpperCase()}`,
        `saki=${value.toLowerCase()}`,
        ...[0, 20, 43, 44, value.length - 1].map((at) => withChar(at, percent(value[at] ?? ''))),
        `saki="${value}"`,
        `saki=${value}=`,
        `saki=${value}==`,
        `saki=${id}=.${sealed}`,
        `saki=${standard(id)}.${standard(sealed)}`,
        `saki=${value}.`,
        `saki=${value}.x`,
        `saki=${value}.${sealed}`,
        `saki=.${value}`,
        `saki=${value}A`,
        `saki=${value},x`,
        `saki= ${value}`,
        `saki=${value.slice(0, -1)}`,
        `saki=${value.slice(1)}`,
        `Saki=${value}`,
        `saki =${value}`,
        `saki=${value}; saki=${value}`,
        `saki=x; saki=${value}`,
        `saki=${value}; saki=x`,
      ]),
    ).toEqual([])
  })
})
