import { counter } from '../oppositions.ts'
import { playedCase } from '../playedCases.ts'
import { plusDays } from '../simulatedYear/ownDates.ts'
import { askInLife, type Script } from './askInLife.ts'
import { lifeFaults } from './compareLife.ts'
import { decideOpposition, verifyAndGrant } from './decideInLife.ts'
import { enter, nextAutomatic } from './lawOfLife.ts'
import { tally, type Life, type World } from './life.ts'
import { goToDay, newLife, step } from './turnOfLife.ts'

/** Situations that chance seldom reaches, each played once in a case of its own and compared like the others. */
export async function playScenes(world: World): Promise<void> {
  for (const [right, scene] of [
    ['MARK', transferWithOpenLetter],
    ['MARK', lateOpposition],
    ['MARK', rightInForce],
    ['MARK', claimAgainstDivision],
    ['PATENT', extendedAndRevived],
    ['PATENT', objectionDecided],
    ['DESIGN', partTransferred],
  ] as const) {
    const life = await newLife(world, right)
    await scene(world, life)
    world.wrong.push(...(await lifeFaults(world, life)))
    if (world.wrong.length > 0) return
  }
}

async function asked(world: World, life: Life, kind: string, script: Script = {}) {
  await askInLife(world, life, kind, life.owner, { pay: 'now', isWhole: true, ...script })
  const one = life.requests.at(-1)
  if (one?.kind !== kind) throw new Error(`${kind} was not made: ${world.wrong.join()}`)
  return one
}

/** The day after the last one of the present deadline. */
async function afterDue(world: World, life: Life): Promise<void> {
  await goToDay(world, plusDays(life.at.due ?? world.today, 1))
}

/** The new owner gets and answers the letter that waits; the former one can no longer ask, answer or be granted what was asked before. */
async function transferWithOpenLetter(world: World, life: Life): Promise<void> {
  const { portal, people } = world
  const former = life.owner
  const next = people.find((one) => one !== former) ?? former
  await step(world, life, 'publish')
  await afterDue(world, life)
  await step(world, life, 'examine')
  await step(world, life, 'propose_refusal')
  const before = await asked(world, life, 'PN')
  const transfer = await asked(world, life, 'PH', { account: next })
  await verifyAndGrant(world, life, transfer)
  world.wrong.push(...(await lifeFaults(world, life)))
  await askInLife(world, life, 'KU', former, { pay: 'now' })
  await verifyAndGrant(world, life, before)
  const { procTyp, procNbr } = await playedCase(portal, life.number)
  const procid = `${procTyp}-${procNbr}`
  const seen = await portal.ask('getAnswerForm', { as: former, params: { procid } })
  if (seen.status !== 404) world.wrong.push(`the former owner reads the letter of ${life.number}: ${seen.status}`)
  await counter(portal, next, procid)
  enter(life, 'answer_refusal', world.today)
  tally(world, 'letter answered by the new owner')
}

/** Paid on the day after the window, an opposition is held for the office. */
async function lateOpposition(world: World, life: Life): Promise<void> {
  await step(world, life, 'publish')
  await goToDay(world, life.at.due ?? world.today)
  const stranger = world.people.find((one) => one !== life.owner) ?? life.owner
  await askInLife(world, life, 'OP', stranger, { pay: 'late' })
}

/** A licence is recorded and ended; both classes are renewed; the next renewal is paid on the day after the last one and held. */
async function rightInForce(world: World, life: Life): Promise<void> {
  for (const act of ['publish', 'examine', 'accept', 'register']) {
    await step(world, life, act)
    if (act === 'publish') await afterDue(world, life)
  }
  for (const kind of ['LI', 'LB']) await verifyAndGrant(world, life, await asked(world, life, kind))
  world.wrong.push(...(await lifeFaults(world, life)))
  const opens = nextAutomatic(life)
  await goToDay(world, opens?.day ?? world.today)
  await verifyAndGrant(world, life, await asked(world, life, 'PJ'))
  tally(world, `renewed in ${life.parts.length} classes`)
  await goToDay(world, nextAutomatic(life)?.day ?? world.today)
  await afterDue(world, life)
  await goToDay(world, life.at.due ?? world.today)
  await asked(world, life, 'PJ', { pay: 'late' })
}

/** Who claims to have bought a mark that its owner is dividing waits for that request and gets nothing before it is decided. */
async function claimAgainstDivision(world: World, life: Life): Promise<void> {
  await step(world, life, 'publish')
  await asked(world, life, 'PM')
  const stranger = world.people.find((one) => one !== life.owner) ?? life.owner
  await askInLife(world, life, 'PH', stranger, { pay: 'now', isWhole: true, account: stranger })
  const claim = life.requests.at(-1)
  if (claim?.kind === 'PH') await verifyAndGrant(world, life, claim)
}

/** The answer to a letter gets more time, is not given, and the application is revived. */
async function extendedAndRevived(world: World, life: Life): Promise<void> {
  await step(world, life, 'ask_completeness')
  await verifyAndGrant(world, life, await asked(world, life, 'JP'))
  await afterDue(world, life)
  await verifyAndGrant(world, life, await asked(world, life, 'PL'))
}

/** A third person objects to a published patent; the objection is decided in the examination. */
async function objectionDecided(world: World, life: Life): Promise<void> {
  await step(world, life, 'formality_passed')
  await goToDay(world, nextAutomatic(life)?.day ?? world.today)
  const stranger = world.people.find((one) => one !== life.owner) ?? life.owner
  await askInLife(world, life, 'PD', stranger, { pay: 'now' })
  await asked(world, life, 'PS')
  await afterDue(world, life)
  const one = life.requests.find(({ kind }) => kind === 'PD')
  if (one) await decideOpposition(world, one)
}

/** One of two designs goes to a new owner in a file of its own. */
async function partTransferred(world: World, life: Life): Promise<void> {
  await verifyAndGrant(world, life, await asked(world, life, 'PH', { isWhole: undefined }))
}
