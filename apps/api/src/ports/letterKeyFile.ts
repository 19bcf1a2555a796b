import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Env } from '../env.ts'
import { bits, der, integer, octets, oid, sequence, setOf, time, TRUE, utf8 } from './der.ts'
import { letterSignerOf, signatureAlgorithms, type LetterSigner } from './letterSigner.ts'

type KeySource = Pick<Env, 'dataDir' | 'letterSigningFile' | 'publicBaseUrl'>

const YEARS = 20
const names = { country: oid('550406'), organization: oid('55040a'), common: oid('550403') }
const extensions = { keyUsage: oid('551d0f'), basicConstraints: oid('551d13') }

/**
 * The signer of this installation: the operator's PEM file, else `<dataDir>/secrets/letterSigning`, which the first start makes. Throws when the file
 * cannot be used, and names it.
 */
export async function openLetterSigner(env: KeySource, now: Date): Promise<LetterSigner> {
  const own = join(env.dataDir, 'secrets', 'letterSigning')
  const path = env.letterSigningFile ?? own
  if (path === own) await makeWhenAbsent(own, env, now)
  try {
    return letterSignerOf(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} cannot sign letters: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Of two processes that start at once, both use the file linked first. */
async function makeWhenAbsent(path: string, env: KeySource, now: Date): Promise<void> {
  if (await readFile(path).catch(() => undefined)) return
  await mkdir(join(env.dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  const beside = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(beside, 'wx', 0o600)
  await file.writeFile(newKey(new URL(env.publicBaseUrl).host, now))
  await file.sync()
  await file.close()
  try {
    await link(beside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(beside, { force: true })
  }
}

/** PEM of a new P-256 key and a certificate that it signs itself. */
function newKey(host: string, now: Date): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const until = new Date(now)
  until.setUTCFullYear(now.getUTCFullYear() + YEARS)
  const name = sequence(
    setOf(sequence(names.country, der(0x13, Buffer.from('ID')))),
    setOf(sequence(names.organization, utf8('Direktorat Jenderal Kekayaan Intelektual'))),
    setOf(sequence(names.common, utf8(`SAKI 21 ${host}`.slice(0, 64)))),
  )
  const serial = randomBytes(16)
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    signatureAlgorithms.ec,
    name,
    sequence(time(now), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    // Digital signature and non-repudiation; no authority.
    der(
      0xa3,
      sequence(
        sequence(extensions.keyUsage, TRUE, octets(bits(Buffer.from([0xc0]), 6))),
        sequence(extensions.basicConstraints, TRUE, octets(sequence())),
      ),
    ),
  )
  const certificate = sequence(content, signatureAlgorithms.ec, bits(sign('sha256', content, privateKey)))
  const lines = certificate
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n')
  return `${privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()}-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
