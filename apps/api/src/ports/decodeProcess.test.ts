import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { jpeg } from '../testing/pictures.ts'
import { progressiveJpeg } from '../testing/progressiveJpeg.ts'
import type { DecodeOrder } from './decodeOrders.ts'
import { startDecodeProcess } from './decodeProcess.ts'

let folder: string
const picture = (source: string | Buffer): DecodeOrder => ({ as: 'picture', source, edits: null, maxSide: 20_000 })

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'saki-decode-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a decoding process', () => {
  test('is killed when a picture exceeds its CPU time', async () => {
    const decoding = startDecodeProcess()
    const outcome = await decoding.ask(picture(progressiveJpeg(6800, 99)), 300, { stuckMs: 30_000 })
    expect([outcome, decoding.isAlive]).toEqual([{ is: 'slow' }, false])
  })

  test('reports a picture that takes long once, and a quick one never', async () => {
    const decoding = startDecodeProcess()
    const onLong = vi.fn<() => void>()
    await decoding.ask(picture(await jpeg(1200, 900)), 10_000, { stuckMs: 60_000, onLong })
    expect(onLong).toHaveBeenCalledTimes(0)
    await decoding.ask(picture(progressiveJpeg(6800, 99)), 1500, { stuckMs: 60_000, onLong })
    expect(onLong).toHaveBeenCalledTimes(1)
  })

  test('decodes a progressive picture of 49 million pixels within 2 s of CPU time and its memory limit', async () => {
    const noise = Buffer.alloc(7000 * 7000 * 3)
    for (let at = 0; at < noise.length; at += 7) noise[at] = (at * 31) & 255
    const bytes = await sharp(noise, { raw: { width: 7000, height: 7000, channels: 3 } })
      .jpeg({ progressive: true, quality: 60 })
      .toBuffer()
    const path = join(folder, 'large.jpg')
    await writeFile(path, bytes)
    const decoding = startDecodeProcess()
    const outcome = await decoding.ask(picture(path), 2000, { stuckMs: 120_000 })
    decoding.end()
    expect(outcome).toMatchObject({ is: 'done', answer: { width: 7000, height: 7000 } })
  }, 180_000)

  test('that gets no CPU time from the machine is reported as stuck', async () => {
    const decoding = startDecodeProcess()
    expect(await decoding.ask(picture(progressiveJpeg(6800, 99)), 60_000, { stuckMs: 100 })).toEqual({ is: 'stuck' })
  })

  test('more than 100 scans are refused without decoding them', async () => {
    const decoding = startDecodeProcess()
    const outcome = await decoding.ask(picture(progressiveJpeg(6800, 3000)), 2000)
    decoding.end()
    expect(outcome).toMatchObject({ answer: { refused: 'files:tooManyScans', values: { scans: 3001, limit: 100 } } })
  })

  test("gets no keys or database settings from the portal's environment", () => {
    const decoding = startDecodeProcess()
    const environment = readFileSync(`/proc/${decoding.pid}/environ`, 'utf8')
    decoding.end()
    expect(environment).not.toMatch(/HOME=|USER=|KEY=|DATABASE/)
  })

  test.each(['idle', 'at work'])('%s, ends when its portal is killed', async (state) => {
    const path = join(folder, 'slow.jpg')
    await writeFile(path, progressiveJpeg(6800, 99))
    const script = `
      const { startDecodeProcess } = await import(${JSON.stringify(new URL('./decodeProcess.ts', import.meta.url).href)})
      const decoding = startDecodeProcess()
      const order = (source) => decoding.ask({ as: 'picture', source, edits: null, maxSide: 20000 }, 60000)
      await order(Buffer.from('no picture'))
      console.log(decoding.pid)
      if (${state === 'at work'}) for (;;) await order(${JSON.stringify(path)})
      setInterval(() => undefined, 1000)`
    const portal = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(portal.stdout, 'data')) as [Buffer]
    const pid = Number(said.toString())
    expect(isRunning(pid)).toBe(true)
    portal.kill('SIGKILL')
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // An ended process that was not reaped yet is a zombie.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
