import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const COMMANDS = join(import.meta.dirname, '../../../../scripts/run.ts')

/** Runs the timers once, in a process of its own that can be killed. */
export function startSweep({ url, dataDir }: { url: string; dataDir: string }): ChildProcess {
  return spawn(process.execPath, [COMMANDS, 'saki', 'timers'], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SAKI_DEMO: 'on', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Exit code and printed text of a process. */
export async function exitOf(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, text }
}
