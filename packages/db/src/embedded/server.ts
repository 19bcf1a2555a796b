import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, openSync, closeSync, readFileSync } from 'node:fs'
import { readFile, stat, unlink } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { program } from './binaries.ts'
import { runAs, type Cluster } from './cluster.ts'
import { memoryHere, sharedBuffers } from './sharedBuffers.ts'

/** Settings for a machine with two cores, and for connections of several portal processes and their job queue. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}
const DURABLE = {
  shared_buffers: sharedBuffers(memoryHere()),
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
}
/** Memory and log of a server whose data a crash may destroy: nothing is replicated, and no checkpoint interrupts bulk loads. */
const FLEETING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  shared_buffers: '256MB',
}

/** Bytes of a folder in which a socket may be: systems allow some 100 for its whole path. */
const MOST_SOCKET_FOLDER = 80

/**
 * Where a server of tests listens as well, empty for nowhere: a statement through a socket takes a sixth less processor time than through TCP. Windows has
 * none.
 */
export function socketFolder({ folder }: Cluster): string {
  const beside = dirname(folder)
  return process.platform === 'win32' || Buffer.byteLength(beside) > MOST_SOCKET_FOLDER ? '' : beside
}

interface StartServerOptions {
  /** Throws after the first attempt instead of trying again or using another port. */
  once?: boolean
  /** Aborts the start and stops the server. */
  signal?: AbortSignal | undefined
}

/**
 * Starts the server and waits until it accepts connections. Uses `wishedPort` if free, else another port. The server gets its own
 * process group, so that Ctrl-C reaches only the portal, which stops the server after its last request.
 */
export async function startServer(
  cluster: Cluster,
  wishedPort: number,
  { once = false, signal }: StartServerOptions = {},
): Promise<{ port: number; server: ChildProcess }> {
  const logFile = `${dirname(cluster.folder)}/postgresql.log`
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted()
    const port = await freePort(attempt === 1 ? wishedPort : 0)
    if (once && port !== wishedPort) throw new Error(`port ${wishedPort} of PostgreSQL is taken by another program`)
    const fleeting = { ...FLEETING, unix_socket_directories: socketFolder(cluster) }
    const settings = { ...SETTINGS, ...(cluster.durable ? DURABLE : fleeting), port: String(port) }
    const args = [
      '-D',
      cluster.folder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const log = openSync(logFile, (await sizeOf(logFile)) > 10_000_000 ? 'w' : 'a', 0o600)
    const began = await sizeOf(logFile)
    const server = spawn(program(cluster.binaries, 'postgres'), args, {
      ...runAs(cluster.account),
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    if (await ready(server, cluster.folder, signal)) return { port, server }
    if (signal?.aborted) {
      await stopServer(server.pid ?? 0)
      throw signal.reason
    }
    // Another program may have taken the port meanwhile, or processes of the previous server may still be ending.
    if (once || attempt === 3)
      throw new Error(`PostgreSQL did not start: ${readFileSync(logFile, 'utf8').slice(began).trim()}`)
    await pause(300)
  }
}

async function ready(server: ChildProcess, folder: string, signal: AbortSignal | undefined): Promise<boolean> {
  const failed = new AbortController()
  server.once('error', () => failed.abort())
  const over = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])])
  while (!over.aborted && server.exitCode === null && server.signalCode === null) {
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return true
    await pause(10)
  }
  return false
}

/** Fast shutdown (SIGINT): rolls back open transactions and writes a checkpoint. SIGQUIT after 7 s, SIGKILL after 5 s more. */
export async function stopServer(pid: number): Promise<void> {
  if (pid === 0) return
  for (const [signal, waits] of [
    ['SIGINT', 700],
    ['SIGQUIT', 500],
    ['SIGKILL', 100],
  ] as const) {
    if (!sendSignal(pid, signal)) return
    for (let i = 0; i < waits; i++) {
      await pause(10)
      if (!(await alive(pid))) return
    }
  }
}

/** Sends a signal without throwing; false when there is no such process. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether the process runs. Zombies count as ended: in containers whose process 1 reaps no children they remain listed. */
async function alive(pid: number): Promise<boolean> {
  if (!sendSignal(pid, 0)) return false
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z'
}

/**
 * Stops a server that outlived its portal (kill -9), and deletes a pid file whose pid belongs to another program. Call it only while
 * holding the folder, so that the server cannot belong to a running portal. True when a server was stopped.
 */
export async function stopOrphan(folder: string): Promise<boolean> {
  const pid = await pidIn(folder)
  if (!pid || !(await alive(pid))) return false
  if (!(await isServerOf(pid, folder))) {
    await unlink(pidFile(folder))
    return false
  }
  await stopServer(pid)
  return true
}

/** Whether a server runs on `folder`. */
export async function isServed(folder: string): Promise<boolean> {
  const pid = await pidIn(folder)
  return pid > 0 && (await alive(pid)) && (await isServerOf(pid, folder))
}

const pidFile = (folder: string) => join(folder, 'postmaster.pid')

async function pidIn(folder: string): Promise<number> {
  return Number((await readFile(pidFile(folder), 'utf8').catch(() => '')).split('\n')[0]) || 0
}

async function isServerOf(pid: number, folder: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  // Without /proc the existence of the folder must suffice; PostgreSQL checks its pid file itself.
  return command === undefined ? existsSync(folder) : command.split('\0').includes(folder)
}

async function freePort(wished: number): Promise<number> {
  const probe = createServer()
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve((probe.address() as AddressInfo).port))
    })
  const port = await listen(wished).catch(() => listen(0))
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0
}
