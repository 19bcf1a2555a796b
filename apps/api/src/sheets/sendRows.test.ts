import Fastify from 'fastify'
import { expect, test } from 'vitest'

import type { Services } from '../services.ts'
import { sendRows } from './sendRows.ts'

const NOW = new Date('2026-03-02T03:00:00Z')

/** Serves rows, of which the third batch fails when `isBroken`. */
async function serveRows(isBroken: boolean) {
  const app = Fastify()
  const services = {} as Services
  async function* rows(): AsyncGenerator<string[]> {
    yield ['{"n":1}']
    yield ['{"n":2}']
    if (isBroken) throw new Error('the database went away')
    yield ['{"n":3}']
  }
  async function* write(batches: AsyncIterable<string[]>): AsyncGenerator<Buffer> {
    yield Buffer.from('[')
    let before = ''
    for await (const batch of batches) {
      yield Buffer.from(before + batch.join(','))
      before = ','
    }
    yield Buffer.from(']')
  }
  app.get('/', async (_request, reply) => {
    const file = { pool: 'searchDb', ending: 'json', mime: 'application/json', write } as const
    await sendRows({ services, session: { userId: 1 }, reply, now: NOW }, rows(), file)
    return reply
  })
  const address = await app.listen({ port: 0 })
  return { address, close: () => app.close() }
}

test('rows that end are a whole file', async () => {
  const { address, close } = await serveRows(false)
  expect(await (await fetch(address)).json()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  await close()
})

test('rows that break off end the connection before the end of the file, so that the receiver knows', async () => {
  const { address, close } = await serveRows(true)
  await expect(fetch(address).then((reply) => reply.text())).rejects.toThrow()
  await close()
})
