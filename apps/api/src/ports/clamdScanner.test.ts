import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { afterEach, describe, expect, test } from 'vitest'

import { eicar, startFakeClamd, type FakeClamd } from '../testing/fakeClamd.ts'
import { makeVirusScanner } from './clamdScanner.ts'

let clamd: FakeClamd | undefined
afterEach(async () => {
  await clamd?.stop()
  clamd = undefined
})

const bytes = (...parts: (string | Buffer)[]) => Readable.from(parts.map((part) => Buffer.from(part)))
const scan = (url: string, file: Readable, silentMs?: number) => makeVirusScanner(url, silentMs)?.scan(file)

describe('the scanner at CLAMD_URL', () => {
  test('finds the test virus, also in the middle of a large file, and passes other files', async () => {
    clamd = await startFakeClamd()
    expect(await scan(clamd.url, bytes('plain'))).toEqual({ is: 'clean' })
    const large = Buffer.alloc(3_000_000, 'x')
    expect(await scan(clamd.url, bytes(large, eicar, large))).toEqual({ is: 'infected', found: 'Eicar-Test-Signature' })
    expect(clamd.seen).toEqual([5, 6_000_000 + eicar.length])
  })

  test('can be reached at a Unix socket', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'saki-clamd-'))
    clamd = await startFakeClamd(join(folder, 'clamd.sock'))
    expect(await scan(clamd.url, bytes(eicar))).toMatchObject({ is: 'infected' })
    await rm(folder, { recursive: true })
  })

  test('rejects without a verdict when the scanner fails, hangs up, is silent or unreachable', async () => {
    clamd = await startFakeClamd()
    clamd.manner = 'error'
    await expect(scan(clamd.url, bytes('a'))).rejects.toThrow(/size limit exceeded/)
    clamd.manner = 'hangs up'
    await expect(scan(clamd.url, bytes('a'))).rejects.toThrow(/no verdict/)
    clamd.manner = 'silent'
    await expect(scan(clamd.url, bytes('a'), 200)).rejects.toThrow(/no answer/)
    const { url } = clamd
    await clamd.stop()
    clamd = undefined
    await expect(scan(url, bytes('a'))).rejects.toThrow(/no verdict/)
  })

  test('a file that cannot be read is not reported clean', async () => {
    clamd = await startFakeClamd()
    const broken = new Readable({ read() {} })
    setTimeout(() => broken.destroy(new Error('the disk')), 20)
    await expect(scan(clamd.url, broken)).rejects.toThrow(/no verdict/)
  })

  test.each(['clamd', 'http://127.0.0.1:3310', 'tcp://127.0.0.1', 'unix:relative'])(
    '%s is refused as an address',
    (url) => expect(() => makeVirusScanner(url)).toThrow(/CLAMD_URL/),
  )
  test('none is configured', () => expect(makeVirusScanner(undefined)).toBeUndefined())
})
