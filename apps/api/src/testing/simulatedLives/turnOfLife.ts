import { sql } from 'kysely'

import { runDue } from '../../jobs/timers.ts'
import { fileTestDesign, notify, sampleDesign } from '../filings.ts'
import { keepSessions } from '../grantedPatents.ts'
import { servicesOf, takeOfficeAction } from '../letters.ts'
import { registerMark, sampleMark } from '../marks.ts'
import { patentWith, registerPatent } from '../patents.ts'
import { morning, playedCase } from '../playedCases.ts'
import type { Statute } from '../simulatedYear/replay.ts'
import { designLaw, markLaw } from '../simulatedYear/designAndMarkLaw.ts'
import { apart, plusDays } from '../simulatedYear/ownDates.ts'
import { patentLaw2024, simplePatentLaw2024 } from '../simulatedYear/patentLaw.ts'
import { askInLife } from './askInLife.ts'
import { decideInLife } from './decideInLife.ts'
import { enter, isAlive, isLawful, nextAutomatic, settle } from './lawOfLife.ts'
import { bornLife, tally, type Life, type World } from './life.ts'
import { isDisposedOf } from './contradictionsInLife.ts'
import { isAllowed, isOpenRequest, ownKinds } from './ownRequests.ts'

const NEVER = '9999-12-31'
const statute = (law: Statute['law'], lapsed = 'remedy_over', refused = 'remedy_over'): Statute => ({
  law,
  lapsed,
  refused,
  examineAllFrom: NEVER,
})
const rights = ['MARK', 'DESIGN', 'PATENT', 'MARK', 'SIMPLE_PATENT', 'MARK', 'DESIGN'] as const
const statutes = {
  MARK: statute(markLaw),
  DESIGN: statute(designLaw),
  PATENT: statute(patentLaw2024, 'revival_over', 'appeal_over'),
  SIMPLE_PATENT: statute(simplePatentLaw2024, 'revival_over', 'appeal_over'),
}

/** Files and pays a case on the present day, of the next right unless one is given. */
export async function newLife(
  world: World,
  right: Life['right'] = rights[world.lives.length % rights.length] ?? 'MARK',
): Promise<Life> {
  const { portal, people, today } = world
  const owner = people[world.upTo(people.length)]
  if (!owner) throw new Error('nobody to file')
  const number = await filed(world, right, owner)
  const parts = right === 'MARK' ? ['30', '43'] : right === 'DESIGN' ? ['06-01', '06-03'] : []
  const life = bornLife({ number, right, statute: statutes[right], filed: today, owner, parts })
  enter(life, 'payment_received', today)
  life.next = plusDays(today, 1 + world.upTo(9))
  world.lives.push(life)
  await portal.drain()
  return life
}

async function filed({ portal, lives }: World, right: Life['right'], owner: Life['owner']): Promise<string> {
  if (right === 'MARK') return registerMark(portal, owner, sampleMark(`HIDUP ${lives.length}`))
  if (right !== 'DESIGN')
    return registerPatent(
      portal,
      owner,
      patentWith((p) => {
        if (right === 'SIMPLE_PATENT') p.FILING['PATENT_KIND'] = 'S'
      }),
    )
  const design = sampleDesign()
  const LOCARNO = [
    { LOCARNO_CLASS_CODE: '06-01', PRODUCT_TITLE: 'Kursi' },
    { LOCARNO_CLASS_CODE: '06-03', PRODUCT_TITLE: 'Meja' },
  ]
  const set = { ...design, FILING: { ...design.FILING, APPL_SUBTYP: 'SET' }, LOCARNO }
  const made = await fileTestDesign(portal, owner, set)
  await notify(portal, { BILLING_CODE: made.BILLING_CODE, AMOUNT: made.TOTAL_AMOUNT })
  const { rows } = await sql<{ number: string }>`
    select application_number as number from application where submission_nbr = ${made.SUBMISSION_NBR}`.execute(
    portal.db,
  )
  return rows[0]?.number ?? ''
}

/** Moves the clock to a day; what time alone brings happens on its own day, in the portal and in the ledger. */
export async function goToDay(world: World, day: string): Promise<void> {
  const { portal, lives } = world
  for (;;) {
    const coming = lives.flatMap((life) => nextAutomatic(life)?.day ?? []).filter((one) => one <= day)
    const at = coming.reduce((a, b) => (a < b ? a : b), day)
    world.today = at > world.today ? at : world.today
    portal.setNow(morning(world.today))
    await keepSessions(portal)
    const { failed } = await runDue(servicesOf(portal), portal.services.clock())
    world.wrong.push(...failed)
    for (const life of lives) settle(life, world.today)
    if (coming.length === 0 || at === day) return
  }
}

/** Moves the clock to the day on which the renewal of a registered mark first opens; every living case has a turn soon after. */
export async function goToRenewals(world: World): Promise<void> {
  const opens = world.lives.flatMap((life) => {
    const coming = nextAutomatic(life)
    return coming?.act === 'renewal_opens' ? [coming.day] : []
  })
  if (opens.length === 0) return
  await goToDay(
    world,
    opens.reduce((a, b) => (a < b ? a : b)),
  )
  for (const life of world.lives) if (life.next < world.today) life.next = plusDays(world.today, 1 + world.upTo(20))
}

/** Acts of officers and applicants other than requests, by which a case goes on. */
const STEPS =
  'ask_correction answer_correction publish answer examine examine_opposed propose_refusal answer_refusal refuse accept register ask_completeness answer_completeness formality_passed send_findings reply allow issue_certificate refuse_contrary lift_refusal'.split(
    ' ',
  )

/** One turn of a case: a decision on a request, a request, or a step of the office or the applicant. */
export async function takeTurn(world: World, life: Life): Promise<void> {
  life.turns += 1
  const open = life.requests.filter(isOpenRequest)
  const chance = world.upTo(10)
  const one = open[world.upTo(Math.max(1, open.length))]
  const steps = STEPS.filter((act) => isLawful(life, act, world.today))
  if (one && chance < 4) await decideInLife(world, life, one)
  else if (steps.length === 0 || chance < 6) await askSomething(world, life)
  else await step(world, life, anyOf(world, steps, (act) => `${life.right} ${act}`) ?? '')
  life.next = nextDay(world, life)
}

/** One of these by chance, of those never played if there are any. */
function anyOf<T>({ played, upTo }: World, all: readonly T[], nameOf: (one: T) => string): T | undefined {
  const fresh = all.filter((one) => !played.has(nameOf(one)))
  const some = fresh.length > 0 ? fresh : all
  return some[upTo(some.length || 1)]
}

/** Takes a step of the office or the applicant in a case. */
export async function step(world: World, life: Life, act: string): Promise<void> {
  const { portal } = world
  const provision = life.statute.law[act]
  const isApplicant = provision?.who === 'P'
  const actorId = isApplicant ? life.owner.userId : world.officer.userId
  const role = isApplicant ? 'applicant' : 'office'
  await takeOfficeAction(portal, await playedCase(portal, life.number), { action: act, role, actorId })
  enter(life, act, world.today)
  tally(world, `${life.right} ${act}`)
}

/** Mostly the possible request that was hardly made yet or else granted and made least, sometimes any, by anybody. */
async function askSomething(world: World, life: Life): Promise<void> {
  const { people, upTo } = world
  const stranger = people.filter((person) => person !== life.owner)[upTo(people.length - 1)] ?? life.owner
  // A stranger claims to have bought what its owner is about to give up.
  if (isDisposedOf(life) && upTo(2) === 0) return askInLife(world, life, 'PH', stranger)
  const kinds = Object.keys(ownKinds)
  const possible = kinds.flatMap((kind) =>
    (['owner', 'third'] as const).flatMap((relation) =>
      isAllowed(life, kind, relation, world.today) ? [{ kind, by: relation === 'owner' ? life.owner : stranger }] : [],
    ),
  )
  const played = (what: string) => world.played.get(what) ?? 0
  const times = (kind: string) => 3 * played(`${kind} granted`) + played(`${kind} ${life.right} made`)
  const least = possible.toSorted((a, b) => times(a.kind) - times(b.kind)).slice(0, 4)
  const fresh = least.filter(({ kind }) => times(kind) < 3 && played(`${kind} decided`) === 0)
  const any = { kind: kinds[upTo(kinds.length)] ?? 'PN', by: upTo(3) === 0 ? stranger : life.owner }
  const { kind, by } = (upTo(4) > 0 ? (fresh[0] ?? least[upTo(least.length || 1)]) : undefined) ?? any
  await askInLife(world, life, kind, by)
}

/** The last day of the present deadline, the day after it, or a day before; ended cases get few more turns. */
function nextDay({ today, upTo }: World, life: Life): string {
  if (!isAlive(life) && life.turns > 12 && upTo(3) > 0) return NEVER
  const soon = plusDays(today, 1 + upTo(30))
  const { due } = life.at
  if (nextAutomatic(life) === undefined || due === null || due < today) return soon
  const chance = upTo(10)
  if (chance < 3 && due > today) return due
  if (chance < 5) return plusDays(due, 1)
  const isFar = apart(today, due) > 200
  return isFar && chance < 8 ? plusDays(due, -upTo(3)) : soon < due ? soon : plusDays(today, 1)
}
