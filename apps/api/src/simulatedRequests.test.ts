import { expect, test } from 'vitest'

import { wrongInRequestLists } from './testing/keptLists.ts'
import { startTestPortal } from './testing/portal.ts'
import { compare } from './testing/simulatedRequests/compare.ts'
import { emptyLedger, type Ledger } from './testing/simulatedRequests/ledger.ts'
import { LAST_YEAR, plusDays } from './testing/simulatedRequests/ownLaw.ts'
import { goTo, newPatent, nextWay, playWay, type Simulation } from './testing/simulatedRequests/playAnnuities.ts'
import { newMark, playOpposition, playRequest } from './testing/simulatedRequests/playRequests.ts'

const SEED = Number(process.env['SEED'] ?? 2027)
const PATENTS = Number(process.env['PATENTS'] ?? 9)
const MARKS = Number(process.env['MARKS'] ?? 6)
const FILED = '2026-01-05'
/** The simulation ends here; the first patents are paid up to their last years. */
const END = '2035-12-31'

/** Acts of which each is played at least once, in the ledger's words. */
const EVERY_ACT = [
  'in time',
  'last day',
  'for two years',
  'in grace',
  'last day of grace',
  'twice',
  'by mistake',
  'not',
  'refund',
  'next year',
  'left held',
  'oppose on the last day',
  'oppose too late',
  'rename granted',
  'transfer granted',
  'license granted',
  'end licence granted',
  'end licence: refused at once',
]

/** Pseudo-random whole numbers, the same for the same seed. */
function randomFrom(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * n)
  }
}

/** Annuities and requests day by day, each patent and mark with an act of its own. */
async function play(simulation: Simulation): Promise<void> {
  for (let n = 0; n < 4; n += 1) await playOpposition(simulation, FILED, n)
  const patents = []
  for (let n = 0; n < PATENTS; n += 1) patents.push(await newPatent(simulation, plusDays(FILED, n)))
  const marks = []
  for (let n = 0; n < MARKS; n += 1) marks.push(await newMark(simulation, FILED, n))
  // Each patent begins with another way and skips the one of not paying until the others were played.
  const agenda = patents.map((patent, n) => ({ patent, n, ...nextWay(patent, n % 7) }))
  for (let turn = 0; agenda.length > 0; turn += 1) {
    agenda.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.n - b.n))
    const next = agenda.shift()
    if (!next || next.day > END) break
    await goTo(simulation, next.day)
    await playWay(simulation, next.patent, next.way)
    expect(await wrongInRequestLists(simulation.portal.db)).toEqual([])
    const mark = marks[turn % marks.length]
    if (mark && turn < 40) await playRequest(simulation, mark, turn + Math.floor(turn / MARKS))
    const { patent, n } = next
    if (patent.state !== 'removed' && patent.paidTo < LAST_YEAR)
      agenda.push({ patent, n: n + 1, ...nextWay(patent, n + 1) })
  }
}

/** Small errors that the comparison must find. */
const lies: ((ledger: Ledger) => void)[] = [
  ({ patents }) =>
    patents.filter(({ state }) => state !== 'removed').forEach((one) => (one.due = plusDays(one.due, 1))),
  ({ patents: [one] }) => one && (one.paidTo += 1),
  ({ patents: [one] }) => one && (one.reminders += 1),
  ({ orders: [one] }) => one && (one.recorded -= 1),
  ({ orders: [one] }) => one && (one.held += 1),
  (ledger) => (ledger.paid += 1),
  ({ marks }) => marks.at(-1)?.chain.pop(),
  ({ marks: [one] }) => one && (one.licences += 1),
  ({ marks }) => marks.find(({ requests }) => requests.length > 0)?.requests[0]?.letters.push('SPC'),
]

test(
  'annuities, requests and oppositions of ten years: register, states, owners, letters and money equal an independent ledger',
  { timeout: 300_000 },
  async () => {
    const portal = await startTestPortal({ now: `${FILED}T03:00:00Z` })
    try {
      const [owner, stranger, officer] = [await portal.register(), await portal.register(), await portal.office()]
      const ledger = emptyLedger()
      await play({ portal, owner, stranger, officer, ledger, upTo: randomFrom(SEED) })
      console.log(`${[...ledger.acts].map(([act, times]) => `${act} ${times}`).join(', ')}; paid ${ledger.paid}`)
      expect(await compare(portal.db, ledger)).toEqual([])
      expect(EVERY_ACT.filter((act) => !ledger.acts.has(act))).toEqual([])
      for (const [at, lie] of lies.entries()) {
        const lied = {
          ...structuredClone({ ...ledger, marks: [] }),
          marks: ledger.marks.map((mark) => ({
            ...mark,
            chain: [...mark.chain],
            requests: mark.requests.map((one) => ({ ...one, letters: [...one.letters] })),
          })),
        }
        lie(lied)
        expect([at, (await compare(portal.db, lied)).length > 0]).toEqual([at, true])
      }
    } finally {
      await portal.close()
    }
  },
)
