import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { startTestPortal } from './testing/portal.ts'
import { lifeFaults, moneyFault } from './testing/simulatedLives/compareLife.ts'
import { numbersFrom, type World } from './testing/simulatedLives/life.ts'
import { playScenes } from './testing/simulatedLives/scenes.ts'
import { goToDay, goToRenewals, newLife, takeTurn } from './testing/simulatedLives/turnOfLife.ts'

const SEED = Number(process.env['SEED'] ?? 15)
const TURNS = Number(process.env['TURNS'] ?? 240)
const isCommitted = process.env['SEED'] === undefined && process.env['TURNS'] === undefined
const FILED = '2026-01-05'
/** Turn before which the clock moves on to the first renewals. */
const RENEWALS = Math.floor(TURNS * 0.55)
/** Acts of which each is played at least once with the seed and the turns given here. */
const EVERY_ACT = [
  'PJ granted',
  'PH granted',
  'PH not granted',
  'PH held for an earlier request',
  'PH grant undone',
  'PN grant undone',
  'KU grant undone',
  'BJ granted',
  'LI granted',
  'JP granted',
  'PL granted',
  'PD decided',
  'MARK split',
  'DESIGN split',
  'paid late',
  'completed',
  'letter answered by the new owner',
  'OP held',
  'PJ held',
  'LB granted',
  'renewed in 2 classes',
]
/** Cases that live at the same time. */
const LIVES = 7

test(
  `requests of random cases through their lives (SEED=${SEED}): the tables equal an independent ledger after every step`,
  {
    timeout: 900_000,
  },
  async () => {
    const portal = await startTestPortal({ now: `${FILED}T03:00:00Z` })
    try {
      // The regulation names no amount for a division.
      await sql`insert into tariff values ('MARK_DIVISION', 'UMUM', '2026-01-01', null, 100000, 'application', 'test')`.execute(
        portal.db,
      )
      const people = [await portal.register(), await portal.register(), await portal.register()]
      const [officer, commission] = [await portal.office(), await portal.commission()]
      const upTo = numbersFrom(SEED)
      const world: World = {
        portal,
        people,
        officer,
        commission,
        upTo,
        today: FILED,
        lives: [],
        paid: 0,
        wrong: [],
        played: new Map(),
      }
      for (let turn = 0; turn < TURNS && world.wrong.length === 0; turn += 1) {
        if (turn === RENEWALS) await goToRenewals(world)
        const living = world.lives.filter(({ next }) => next < '9999')
        if (living.length < LIVES) await newLife(world)
        const [life] = living.toSorted((a, b) => (a.next < b.next ? -1 : a.next > b.next ? 1 : 0))
        if (!life) continue
        await goToDay(world, life.next)
        await takeTurn(world, life)
        world.wrong.push(...(await lifeFaults(world, life)))
      }
      if (world.wrong.length === 0) await playScenes(world)
      for (const life of world.lives) world.wrong.push(...(await lifeFaults(world, life)))
      world.wrong.push(...(await moneyFault(world)))
      console.log(
        `to ${world.today}, ${world.lives.length} cases: ${[...world.played].map(([what, times]) => `${what} ${times}`).join(', ')}`,
      )
      const unplayed = EVERY_ACT.filter((act) => !world.played.has(act))
      console.log(`not played: ${unplayed.join(', ') || 'none'}`)
      expect(world.wrong).toEqual([])
      if (isCommitted) expect(unplayed).toEqual([])
    } finally {
      await portal.close()
    }
  },
)
