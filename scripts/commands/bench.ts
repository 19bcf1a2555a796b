import { buildWebWhenStale } from '../build.ts'

/** Prints the figures of docs/bench.md; never fails because of a figure. */
export async function benchCommand(args: string[]): Promise<void> {
  await buildWebWhenStale()
  const { bench } = await import('../../bench/src/bench.ts')
  await bench(args)
}
