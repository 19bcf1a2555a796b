import { closeSync, openSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'

import { tables, type Db } from '@saki/db'

import { fileSource, memorySource } from '../../ports/fileWindows.ts'
import type { LetterSigner } from '../../ports/letterSigner.ts'
import { signPdf } from '../../ports/signPdf.ts'

type MadePdf = { sizeBytes: number; sha256: Buffer } & ({ bytes: Uint8Array } | { path: string })

/** Signs a PDF in memory or on the disk, where the signature is appended. Throws when it cannot be signed; the file is unchanged then. */
export async function signMade<M extends MadePdf>(made: M, signer: LetterSigner, at: Date): Promise<M> {
  if (!('path' in made)) {
    const { appended, sha256 } = signPdf(memorySource(Buffer.from(made.bytes)), signer, at)
    const bytes = Buffer.concat([made.bytes, appended])
    return { ...made, bytes, sizeBytes: bytes.length, sha256 }
  }
  const fd = openSync(made.path, 'r')
  try {
    const { appended, sha256 } = signPdf(fileSource(fd, made.sizeBytes), signer, at)
    await appendFile(made.path, appended, { flush: true })
    return { ...made, sizeBytes: made.sizeBytes + appended.length, sha256 }
  } finally {
    closeSync(fd)
  }
}

/** Keeps the certificate, so that letters can be verified after the key was replaced. */
export async function keepCertificate(
  db: Db,
  { fingerprint, subject, certificate }: LetterSigner,
  now: Date,
): Promise<void> {
  await tables(db)
    .insertInto('signingCertificate')
    .values({ fingerprint, subject, certificate, firstUsedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
