import { spawn } from 'node:child_process'

import { root } from './root.ts'

interface Options {
  cwd?: string
  env?: NodeJS.ProcessEnv | undefined
}

/**
 * Runs a program that may run beside others and passes its output on in whole lines. Resolves to its exit code, null when a signal ended
 * it or it could not be started.
 */
export function runProgram(command: string, args: string[], options: Options = {}): Promise<number | null> {
  return run(command, args, options, wholeLines)
}

/** Like `runProgram`, with the whole output at once after the end. */
export function runProgramQuietly(command: string, args: string[], options: Options = {}): Promise<number | null> {
  return run(command, args, options, (write) => {
    const parts: string[] = []
    return { add: (text) => void parts.push(text), end: () => void (parts.length > 0 && write(parts.join(''))) }
  })
}

interface Sink {
  add(text: string): void
  end(): void
}

function run(
  command: string,
  args: string[],
  { cwd = root, env = process.env }: Options,
  sinkTo: (write: (text: string) => void) => Sink,
): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const sinks = [child.stdout, child.stderr].map((stream) => {
      const sink = sinkTo((text) => process.stdout.write(text))
      stream.setEncoding('utf8').on('data', sink.add)
      return sink
    })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(null)
    })
    child.once('close', (code) => {
      for (const sink of sinks) sink.end()
      resolve(code)
    })
  })
}

function wholeLines(write: (text: string) => void): Sink {
  let rest = ''
  return {
    add(text) {
      const end = text.lastIndexOf('\n') + 1
      if (end > 0) write(rest + text.slice(0, end))
      rest = end > 0 ? text.slice(end) : rest + text
    },
    end: () => rest !== '' && write(`${rest}\n`),
  }
}
