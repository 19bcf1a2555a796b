import { parseArgs } from 'node:util'

import { inRunFolder } from '../runFolder.ts'
import { Tally } from '../tally.ts'
import { runVitest } from '../vitest.ts'

const DAY_MS = 86_400_000

/** The three simulations of the API at the size of a whole course; `npm test` plays shorter ones with a fixed seed. */
const SIZES = { cases: '900', turns: '900', patents: '12', marks: '8' } as const

/**
 * Plays the simulations in full and seeds the demonstration on every day that its tests know:
 * `npm run simulate -- --seed=7 --cases=900 --turns=900 --patents=12 --marks=8`. The seed is the number of the day unless one is given, so
 * that daily runs play different courses; it is printed, and the same seed plays the same course.
 */
export async function simulateCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(Math.floor(Date.now() / DAY_MS)) },
      cases: { type: 'string', default: SIZES.cases },
      turns: { type: 'string', default: SIZES.turns },
      patents: { type: 'string', default: SIZES.patents },
      marks: { type: 'string', default: SIZES.marks },
    },
  })
  const chosen = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toUpperCase(), value]))
  console.log(`seed ${values.seed}`)
  const tally = new Tally()
  await inRunFolder(async ({ folder, env }) => {
    const repeat = await runVitest(tally, { folder, env: { ...env, ...chosen, DAYS: 'all' } }, ['api'], {
      files: ['src/simulated', 'anyDay'],
    })
    await repeat()
  })
  tally.close()
}
