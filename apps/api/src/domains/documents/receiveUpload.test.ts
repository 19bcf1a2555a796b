import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import multipartPlugin from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { AppError } from '../../errors.ts'
import { multipart, multipartType } from '../../testing/uploadFiles.ts'
import { receiveUpload } from './receiveUpload.ts'

test('a stalled upload is refused with its own reason and leaves no file', async () => {
  const tempDir = await mkdtemp(join(tmpdir(), 'saki-stall-'))
  const app = Fastify()
  await app.register(multipartPlugin)
  app.post('/', async (request, reply) => {
    const words = await receiveUpload(request, tempDir, async () => 1_000_000, 300).catch((error: AppError) => error)
    return reply.send(words instanceof AppError ? words.fields : words)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const body = multipart({ TEMP_ID: 'D-12345678', SPECDOC_TYP: 'KUA' }, { name: 'a.pdf', bytes: Buffer.alloc(200_000) })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${multipartType}\r\nContent-Length: ${body.length}\r\n\r\n`)
  socket.write(body.subarray(0, 100_000))
  await expect.poll(() => received, { timeout: 5000 }).toContain('files:stalled')
  expect(await readdir(tempDir)).toEqual([])
  socket.destroy()
  await app.close()
  await rm(tempDir, { recursive: true })
})
