import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { registerWebClient } from './webClient.ts'

const dist = mkdtempSync(join(tmpdir(), 'saki-dist-'))
const app = Fastify()
const index = '<head><script src="/boot.js"></script></head><body><div id="root"></div></body>'

beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), index)
  const inbox = { start: '<meta content="$&">', links: '<link href="/lists.js">', frame: '<div id="frame"></div>' }
  writeFileSync(join(dist, 'page-heads.json'), JSON.stringify({ '/inbox': inbox, '/jawaban/$procid': inbox }))
  await registerWebClient(app, dist)
})

afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

it('names the files of a page: what boot.js reads before it, the links at the end of the head, its outline before the program', async () => {
  const named =
    '<head><meta content="$&"><script src="/boot.js"></script><link href="/lists.js"></head><body><div id="frame"></div><div id="root"></div></body>'
  for (const url of ['/inbox?tab=action', '/jawaban/12']) {
    const reply = await app.inject({ url })
    expect([reply.statusCode, reply.body]).toEqual([200, named])
  }
})

it('sends the bare page for an unknown path, with status 404', async () => {
  const reply = await app.inject({ url: '/tidak-ada' })
  expect([reply.statusCode, reply.body]).toEqual([404, index])
})
