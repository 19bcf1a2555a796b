import { expect, test } from 'vitest'

test('the benchmarks load', async () => {
  const { bench } = await import('../bench/src/bench.ts')
  await expect(bench(['none'])).resolves.toBeUndefined()
}, 30_000)
