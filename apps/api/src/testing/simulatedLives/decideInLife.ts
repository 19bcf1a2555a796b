import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { counter } from '../oppositions.ts'
import { actOnRequest } from '../requests.ts'
import { contradictingIn } from './contradictionsInLife.ts'
import { decideAppealIn } from './decideAppealInLife.ts'
import { enter, isLawful, TIMED } from './lawOfLife.ts'
import { tally, type Life, type LifeRequest, type World } from './life.ts'
import { actFor, maySplit, ownKinds } from './ownRequests.ts'

/** The process of a request as its requester's page shows it. */
async function processOf({ portal }: World, { by, submission }: LifeRequest) {
  const { body } = await portal.ask('requestDetail', { as: by, query: { SUBMISSION_NBR: submission } })
  const [one] = body.CASES
  if (!one) throw new Error(`${submission} has no case`)
  return one
}

/** An officer's act on a request; returns the answer's status and number. */
async function act(world: World, one: LifeRequest, code: string, notes = '') {
  const answer = await actOnRequest(world.portal, world.officer, await processOf(world, one), code, notes)
  return { status: answer.status, nbr: answer.body.ACTION_NBR, body: answer.body }
}

function expectDone(world: World, one: LifeRequest, what: string, answer: { status: number; body: unknown }): void {
  if (answer.status !== 200) world.wrong.push(`${one.submission} ${one.kind} ${what}: ${JSON.stringify(answer.body)}`)
}

/** The requester or the office ends an undecided request, or brings it one step on. A kind is granted once before any is refused. */
export async function decideInLife(world: World, life: Life, one: LifeRequest): Promise<void> {
  const course = ownKinds[one.kind]?.course
  const isNew = course === 'decided' && !world.played.has(`${one.kind} granted`)
  if (world.upTo(7) === 0 && course !== 'instant' && !isNew) return withdraw(world, life, one)
  if (course === 'appeal') return decideAppealIn(world, life, one, await processOf(world, one))
  if (course === 'opposition') return decideOpposition(world, one)
  if (course === 'instant') return refuse(world, one)
  if (one.state === 'submitted') expectDone(world, one, 'VERI', await act(world, one, 'VERI'))
  if (world.upTo(5) === 0) await complete(world, one)
  one.state = 'verification'
  if (world.upTo(4) === 0 && !isNew) return refuse(world, one, life)
  return grant(world, life, one)
}

async function withdraw(world: World, life: Life, one: LifeRequest): Promise<void> {
  const body = { SUBMISSION_NBR: one.submission }
  expectDone(
    world,
    one,
    'withdrawn',
    await world.portal.ask('requestWithdraw', { as: one.by, key: randomUUID(), body }),
  )
  tally(world, `${one.kind} withdrawn`)
  const course = ownKinds[one.kind]?.course
  const wasServed = course === 'opposition' && one.state !== 'submitted'
  one.state = 'withdrawn'
  // The refusal stands again, and there is no second appeal.
  if (course === 'appeal' && one.held === '') enter(life, 'appeal_withdrawn', world.today)
  if (TIMED.has(one.kind)) life.lastDecision = world.today
  // The applicant hears of it while it still matters; each opposition is withdrawn once.
  if (wasServed && isLawful(life, 'opposition_withdrawn', world.today)) enter(life, 'opposition_withdrawn', world.today)
}

/** Oppositions are decided with the case, at the earliest when it is examined; one that was too late is refused before. */
export async function decideOpposition(world: World, one: LifeRequest): Promise<void> {
  const canDecide = one.state === 'considered'
  if (!canDecide && one.state === 'submitted') return refuse(world, one)
  const code = world.upTo(2) === 0 ? 'GRANT' : 'REF'
  const answer = await act(world, one, code, 'Simulasi')
  if ((answer.status === 200) !== canDecide)
    world.wrong.push(`${one.submission} ${one.state} ${code}: ${JSON.stringify(answer.body)}`)
  if (canDecide) one.state = code === 'GRANT' ? 'granted' : 'refused'
  if (canDecide) one.letters.push('SKO')
  tally(world, `${one.kind} ${canDecide ? 'decided' : 'not decided yet'}`)
}

async function refuse(world: World, one: LifeRequest, life?: Life): Promise<void> {
  expectDone(world, one, 'REF', await act(world, one, 'REF', 'Tidak terbukti.'))
  const letter = ownKinds[one.kind]?.refused
  if (letter) one.letters.push(letter)
  one.state = 'refused'
  tally(world, `${one.kind} refused by the office`)
  if (life && TIMED.has(one.kind)) life.lastDecision = world.today
}

/** The office asks for what is missing and the requester answers the same day. */
async function complete(world: World, one: LifeRequest): Promise<void> {
  const asked = await act(world, one, 'ASK', 'Lampirkan akta.')
  expectDone(world, one, 'ASK', asked)
  const { PROC_TYP, PROC_NBR } = await processOf(world, one)
  await counter(world.portal, one.by, `${PROC_TYP}-${PROC_NBR}-${asked.nbr}`, 'Terlampir.')
  one.letters.push('SKF')
  tally(world, 'completed')
}

/** Whether the register allows what was asked, as the case is now and as of the day of receipt. */
function mayGrant(life: Life, one: LifeRequest): boolean {
  const rule = ownKinds[one.kind]
  if (!rule) return false
  const isStillOwner = one.relation === 'third' || one.by === life.owner || one.kind === 'PC'
  if (!isStillOwner || contradictingIn(life, one).length > 0) return false
  if (rule.acts && actFor(life, rule, one.received) === undefined) return false
  if (one.kind === 'LB') return life.licences > 0
  const { parts } = one.asked
  if (!parts) return true
  if (parts.some((part) => !life.parts.includes(part))) return false
  if (one.kind === 'PJ' || one.kind === 'BJ') return true
  return maySplit(life, parts)
}

/** An officer who verified a request grants it, or refuses it where the register does not allow it. */
export async function verifyAndGrant(world: World, life: Life, one: LifeRequest): Promise<void> {
  expectDone(world, one, 'VERI', await act(world, one, 'VERI'))
  one.state = 'verification'
  return grant(world, life, one, false)
}

async function grant(world: World, life: Life, one: LifeRequest, mayUndo = true): Promise<void> {
  const may = mayGrant(life, one)
  const answer = await act(world, one, 'GRANT')
  tally(world, `${one.kind} ${may ? 'granted' : 'not granted'}`)
  if ((answer.status === 200) !== may) {
    world.wrong.push(`${life.number} ${one.kind} ${life.at.state} ${one.received}: ${JSON.stringify(answer.body)}`)
    return
  }
  if (!may) return refuse(world, one, life)
  const before = { ...life, log: [...life.log] }
  one.state = 'granted'
  one.held = ''
  const rule = ownKinds[one.kind]
  if (rule?.granted) one.letters.push(rule.granted)
  const lawful = rule?.acts && actFor(life, rule, one.received)
  if (lawful) enter(life, lawful, one.received)
  if (TIMED.has(one.kind)) life.lastDecision = world.today
  await register(world, life, one)
  const isNeverUndone = !world.played.has(`${one.kind} grant undone`)
  if (mayUndo && isUndoable(one) && (isNeverUndone || world.upTo(3) === 0)) {
    await undoGrant(world, one, answer.nbr ?? 0)
    takeBack(life, one, before)
  }
}

/** Requests whose grant changes the register alone. */
const isUndoable = ({ kind, asked }: LifeRequest) => UNDOABLE.has(kind) && asked.parts === undefined
const UNDOABLE = new Set(['PH', 'PN', 'KU', 'LI', 'LB'])

/** An officer undoes the grant at once. */
async function undoGrant(world: World, one: LifeRequest, ACTION_NBR: number): Promise<void> {
  const { PROC_TYP, PROC_NBR, ROW_VERSION } = await processOf(world, one)
  const body = { PROC_TYP, PROC_NBR, ACTION_NBR, REASON: 'Salah berkas.', ROW_VERSION }
  const undone = await world.portal.ask('officeUndoAction', { as: world.officer, key: randomUUID(), body })
  expectDone(world, one, 'undone', undone)
  tally(world, `${one.kind} grant undone`)
}

/** The register is as before, its log tells each change a second time, and the request waits for a decision. */
function takeBack(life: Life, one: LifeRequest, before: Life): void {
  const { owner, name, representative, licences } = before
  const told = life.log.slice(before.log.length)
  Object.assign(life, { owner, name, representative, licences })
  life.log.push(...told)
  one.letters.pop()
  one.state = 'verification'
}

/** Enters in the register what was granted. */
async function register(world: World, life: Life, { kind, asked, submission }: LifeRequest): Promise<void> {
  const log = (section: string) => void life.log.push(`${section} ${submission}`)
  const { name = '', parts, account } = asked
  if (kind === 'LI') life.licences += 1
  if (kind === 'LB') life.licences = 0
  if (kind === 'LI' || kind === 'LB') log('LICENCES')
  if (kind === 'PN') life.name = name
  if (kind === 'KU') life.representative = name
  if (kind === 'KU') log('REPRS')
  if ((kind === 'PJ' || kind === 'BJ') && parts && (kind === 'BJ' || parts.length < life.parts.length)) {
    life.parts = life.parts.filter((part) => parts.includes(part))
    log('NICE')
  }
  if (parts && (kind === 'PH' || kind === 'PM')) return splitOff(world, life, { submission, parts, name, account })
  if (kind === 'PN' || kind === 'PH') log('OWNERS')
  if (kind !== 'PH' || !account) return
  Object.assign(life, { name, owner: account, owners: new Set([...life.owners, account.userId]) })
}

interface SplitOff {
  submission: string
  parts: string[]
  name: string
  account: Life['owner'] | undefined
}

/** A part becomes a file of its own with the same history; both get a certificate of what they keep. */
async function splitOff(world: World, life: Life, { submission, parts, name, account }: SplitOff): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select c.application_number as number from application c join application a on a.application_id = c.split_from
     where a.application_number = ${life.number}`.execute(world.portal.db)
  const number = rows.map((row) => row.number).find((one) => !life.children.includes(one))
  if (number === undefined) return void world.wrong.push(`${life.number} was not split`)
  const section = life.right === 'MARK' ? 'NICE' : 'LOCARNO'
  const sections = [section, 'RELATED', ...(life.certificates > 0 ? ['REGISTER'] : [])]
  const log = sections.map((one) => `${one} ${submission}`)
  const child: Life = {
    ...life,
    number,
    parts: life.parts.filter((part) => parts.includes(part)),
    acts: [...life.acts],
    log: account ? [...log, `OWNERS ${submission}`] : log,
    requests: [],
    children: [],
    parent: life.number,
    ...(account && { name, owner: account, representative: '' }),
    owners: new Set([...life.owners, ...(account ? [account.userId] : [])]),
    turns: 0,
  }
  life.parts = life.parts.filter((part) => !parts.includes(part))
  life.log.push(...log)
  life.children.push(number)
  world.lives.push(child)
  tally(world, `${life.right} split`)
}
