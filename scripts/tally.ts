import { runProgramQuietly } from './runProgram.ts'

/** Ends a run: counts its tests, after those that failed beside others were run again alone. Call it when nothing else runs. */
export type Repeat = () => Promise<void>

/** Counts passed and failed checks and tests of all runners of one command. */
export class Tally {
  passed = 0
  failed = 0
  readonly #failures: string[] = []

  /** Runs one command as a check and shows its output after its end. */
  async run(name: string, command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<void> {
    const started = performance.now()
    const isRight = (await runProgramQuietly(command, args, { env })) === 0
    this.add(isRight ? 1 : 0, isRight ? [] : [name])
    console.log(`${isRight ? 'ok' : 'FAILED'}  ${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
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
