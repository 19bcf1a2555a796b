import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { EXTRA, pdfFile } from '../testing/uploadFiles.ts'
import { memorySource } from './fileWindows.ts'
import { openLetterSigner } from './letterKeyFile.ts'
import { letterSignerOf, type LetterSigner } from './letterSigner.ts'
import { signaturesOf } from './pdfSignatures.ts'
import { signPdf } from './signPdf.ts'

const AT = new Date('2026-11-20T03:00:00Z')
const openssl = (...args: string[]) => spawnSync('openssl', args, { encoding: 'utf8' })
const hasOpenssl = openssl('version').status === 0
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined
let folder: string
let signer: LetterSigner
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saki-sign-'))
  signer = await openLetterSigner(
    { dataDir: folder, letterSigningFile: undefined, publicBaseUrl: 'https://saki.contoh.id' },
    AT,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const signed = (pdf: Buffer, by = signer) => Buffer.concat([pdf, signPdf(memorySource(pdf), by, AT).appended])

/** What OpenSSL says of the signature over the covered bytes. */
async function verified(pdf: Buffer): Promise<string> {
  const text = pdf.toString('latin1')
  const [, from = 0, to = 0] = /\/ByteRange \[0 (\d+) *(\d+)/.exec(text) ?? []
  const [content, signature] = [join(folder, 'content'), join(folder, 'signature')]
  await writeFile(content, Buffer.concat([pdf.subarray(0, Number(from)), pdf.subarray(Number(to))]))
  await writeFile(signature, Buffer.from(text.slice(Number(from) + 1, Number(to) - 1), 'hex'))
  const args = ['-verify', '-binary', '-noverify', '-inform', 'DER', '-in', signature, '-content', content]
  return openssl('cms', ...args, '-out', '/dev/null').stderr
}

describe('a signed PDF', () => {
  test('keeps every byte before the signature, which covers all of the file and names the signer', () => {
    const pdf = pdfFile({})
    const whole = signed(pdf)
    expect(whole.subarray(0, pdf.length).equals(pdf)).toBe(true)
    expect(signaturesOf(memorySource(whole), false)).toEqual([
      { name: 'SAKI 21 saki.contoh.id', reason: '', at: AT.toISOString(), coversAll: true },
    ])
  })

  test.runIf(hasOpenssl)(
    'is verified by OpenSSL, names its certificate among the signed attributes, and fails after a byte was changed',
    async () => {
      const whole = signed(pdfFile({}))
      expect(await verified(whole)).toContain('successful')
      // signing-certificate-v2 (RFC 5035).
      expect(whole.toString('latin1')).toContain('2a864886f70d010910022f')
      const changed = Buffer.from(whole)
      changed[20] = (changed[20] ?? 0) ^ 1
      expect(await verified(changed)).toMatch(/failure/i)
    },
  )

  test.runIf(hasPdfsig)('is valid for pdfsig', async () => {
    const path = join(folder, 'signed.pdf')
    await writeFile(path, signed(pdfFile({})))
    const said = execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })
    expect(said).toContain('Signature is Valid')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said).toContain('Total document signed')
  })

  test('is refused for a PDF that has a form', () => {
    const form = pdfFile({ catalog: `/AcroForm << /Fields [] >>`, extra: [`<< /Type /Nothing ${EXTRA} 0 R >>`] })
    expect(() => signed(form)).toThrow('form')
  })
})

describe('the key', () => {
  test('is made once and is readable by its owner only', async () => {
    const again = await openLetterSigner(
      { dataDir: folder, letterSigningFile: undefined, publicBaseUrl: 'https://lain.contoh.id' },
      AT,
    )
    expect(again.fingerprint).toBe(signer.fingerprint)
    expect(signer).toMatchObject({ subject: 'SAKI 21 saki.contoh.id', isSelfSigned: true })
  })

  test.runIf(hasOpenssl)('of an operator may be RSA; the chain goes into the signature', async () => {
    const [key, certificate, pem] = ['key.pem', 'cert.pem', 'both.pem'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
      '-subj',
      '/CN=Kantor Uji',
      '-days',
      '30',
    )
    await writeFile(pem, (await readFile(key, 'utf8')) + (await readFile(certificate, 'utf8')))
    const given = await openLetterSigner(
      { dataDir: folder, letterSigningFile: pem, publicBaseUrl: 'https://saki.contoh.id' },
      AT,
    )
    expect(given.subject).toBe('Kantor Uji')
    expect(await verified(signed(pdfFile({}), given))).toContain('successful')
  })

  test('that does not belong to the certificate is refused with the path of the file', async () => {
    const other = await mkdtemp(join(tmpdir(), 'saki-sign-'))
    const source = { dataDir: other, letterSigningFile: undefined, publicBaseUrl: 'https://saki.contoh.id' }
    await openLetterSigner(source, AT)
    const [mine, theirs] = await Promise.all(
      [folder, other].map((each) => readFile(join(each, 'secrets/letterSigning'), 'utf8')),
    )
    await rm(other, { recursive: true })
    const mixed = `${mine?.split('-----BEGIN CERT')[0]}-----BEGIN CERT${theirs?.split('-----BEGIN CERT')[1]}`
    expect(() => letterSignerOf(mixed)).toThrow('not that of the private key')
    const pem = join(folder, 'mixed.pem')
    await writeFile(pem, mixed)
    await expect(openLetterSigner({ ...source, letterSigningFile: pem }, AT)).rejects.toThrow(pem)
  })
})
