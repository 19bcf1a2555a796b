import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { givenKeys } from '../../ports/secretsFile.ts'
import type { Manifest, BackupPart } from './manifest.ts'
import { writePart } from './parts.ts'

const isKeyFile = (name: string) => /^[A-Za-z]+$/.test(name)

/** Copies the files of `<dataDir>/secrets`. Of keys from variables only the names are recorded. */
export async function copySecrets(
  dataDir: string,
  vars: NodeJS.ProcessEnv,
  folder: string,
): Promise<{ secrets: Manifest['secrets']; parts: BackupPart[] }> {
  const dir = join(dataDir, 'secrets')
  const files = (await readdir(dir).catch(() => [])).filter(isKeyFile).toSorted()
  const parts: BackupPart[] = []
  for (const name of files) parts.push(await writePart(folder, `secrets/${name}`, createReadStream(join(dir, name))))
  return { secrets: { files, given: givenKeys(vars) }, parts }
}

/** Writes the keys of a backup into `<dataDir>/secrets`. Throws before writing any when a different key is there. */
export async function putSecrets(folder: string, { files }: Manifest['secrets'], dataDir: string): Promise<void> {
  const dir = join(dataDir, 'secrets')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const absent: { path: string; key: string }[] = []
  for (const name of files) {
    const [path, key] = [join(dir, name), await readFile(join(folder, 'secrets', name), 'utf8')]
    const there = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return undefined
    })
    if (there === undefined) absent.push({ path, key })
    else if (there !== key)
      throw new Error(`${path} is another key than the backup's. Nothing was restored: use another DATA_DIR`)
  }
  for (const { path, key } of absent) await writeFile(path, key, { mode: 0o600, flag: 'wx', flush: true })
}
