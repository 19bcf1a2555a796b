import { buildWebWhenStale } from '../build.ts'

/** Prints the figures of docs/bench.md; fails because of a figure only with --strict. */
export async function benchCommand(args: string[]): Promise<void> {
  await buildWebWhenStale()
  const { bench } = await import('../../bench/src/bench.ts')
  await bench(args)
}
