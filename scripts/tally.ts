import { spawnSync } from 'node:child_process'

import { root } from './root.ts'

/** Counts passed and failed checks and tests of all runners of one command. */
export class Tally {
  passed = 0
  failed = 0
  readonly #failures: string[] = []

  /** Runs one command as a check and shows its output. Returns whether its exit code was 0. */
  run(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
    const started = process.hrtime.bigint()
    const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    const right = result.status === 0
    this.add(right ? 1 : 0, right ? [] : [name])
    console.log(
      `${right ? 'ok' : 'FAILED'}  ${name}  ${(Number(process.hrtime.bigint() - started) / 1e9).toFixed(1)} s`,
    )
    return right
  }

  /** Adds the count of passed tests and the names of failed ones. */
  add(passed: number, failures: string[]): void {
    this.passed += passed
    this.failed += failures.length
    this.#failures.push(...failures)
  }

  /** Prints the names of the failures and the closing line, and sets the exit code. */
  close(): void {
    for (const name of this.#failures) console.log(`FAILED  ${name}`)
    console.log(`${this.passed} passed, ${this.failed} failed`)
    if (this.failed > 0) process.exitCode = 1
  }
}
