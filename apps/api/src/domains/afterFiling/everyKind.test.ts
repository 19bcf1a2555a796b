import { randomUUID } from 'node:crypto'

import { lawOf, rights, workflowFor, type Right } from '@saki/catalogue'
import { arrivals, sampleFacts, type Arrival } from '@saki/catalogue/requests/caseFacts.sample'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { licence } from '@saki/catalogue/requests/kinds/licence'
import { requestKinds } from '@saki/catalogue/requests/registry'
import { loadProvisionalTariffs } from '@saki/db/provisionalTariffs'
import { offerOf } from '@saki/domain/requests/offerOf'
import { actionOf } from '@saki/domain/workflow/definition'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { wrongInRequestLists } from '../../testing/keptLists.ts'
import { morning, playActions, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { requestSamples } from '../../testing/requestSamples.ts'
import { actOnRequest, payRequest, submitTestRequest, type SampleRequest } from '../../testing/requests.ts'
import { isMadeHere } from './kinds.ts'

const FILED = '2026-01-05'

/** A kind with a right, in the first state of the right's present law in which it is offered. */
interface Offered {
  kind: CatalogueRequest
  right: Right
  arrival: Arrival
}

const arrivalsOf = new Map(rights.map(({ id }) => [id, arrivals({ kind: id, filed: FILED })]))

/** As `offerOf`, for the person a kind names first; of a granted patent the first annuities are unpaid until they are paid. */
function isOffered(kind: CatalogueRequest, { position, today }: Arrival): boolean {
  const { history, grant } = position
  const unpaidAnnuity = grant && !history.some(({ action }) => action === 'pay_first_annuity') ? grant : null
  return offerOf(kind, sampleFacts(position, { unpaidAnnuity }), kind.who[0] ?? 'owner', today).isOffered
}

const found: (Omit<Offered, 'arrival'> & { arrival: Arrival | undefined })[] = requestKinds
  .filter(isMadeHere)
  .flatMap((kind) =>
    rights
      .filter(({ id }) => Object.hasOwn(kind.rules, id))
      .map(({ id }) => ({
        kind,
        right: id,
        arrival: arrivalsOf
          .get(id)
          ?.find((one) => one.by !== '' && isOffered(kind, one) && (kind.id !== 'LB' || isOffered(licence, one))),
      })),
  )
const offered = found.flatMap(({ arrival, ...rest }): Offered[] => (arrival ? [{ ...rest, arrival }] : []))

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
  await loadProvisionalTariffs(portal.db)
})
afterAll(() => portal.close())

let present = ''
const signedIn = new Set<TestActor>()

/** Moves the clock and logs these persons in again, unless they are at that instant. */
async function at(instant: string, people = [sari, officer]) {
  if (instant !== present) signedIn.clear()
  present = instant
  portal.setNow(instant)
  for (const as of people.filter((one) => !signedIn.has(one))) {
    await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
    signedIn.add(as)
  }
}

const historyOf = ({ position }: Arrival) =>
  position.history.map(({ action }) => action).filter((action) => action !== 'payment_received')

const leavesCaseAlone = ({ effects }: CatalogueRequest) =>
  effects.every(({ as }) => as === 'recordOnly' || as === 'correctData' || as === 'issueDocument')

/** Cases that nothing has changed since they reached their state, by right and actions. */
const kept = new Map<string, Reached>()

interface Reached {
  number: string
  /** The day after the last action. */
  today: string
}

/** A published case of Sari in the state, shared while it is left alone; the clock is on the day after its last action. */
async function caseIn({ kind, right, arrival }: Offered, isLeftAlone = leavesCaseAlone(kind)): Promise<Reached> {
  const key = `${right} ${historyOf(arrival).join(' ')}`
  const known = kept.get(key) ?? (await newCase(right, arrival))
  if (isLeftAlone) kept.set(key, known)
  else kept.delete(key)
  await at(morning(known.today), [requester(kind), sari, officer])
  return known
}

async function newCase(right: Right, arrival: Arrival): Promise<Reached> {
  await at(morning(FILED), [sari])
  const number = await registerSample(portal, sari, right)
  const today = await playActions(portal, number, historyOf(arrival))
  await sql`
    update application set publication_date = ${today}, appl_subtyp = case appl_typ when 'MARK' then 'COLLECTIVE' else appl_subtyp end
     where application_number = ${number}`.execute(portal.db)
  return { number, today }
}

/** What a request may change in a case. */
async function standing(number: string) {
  const { rows } = await sql<Record<string, unknown> & { state: string; requests: number }>`
    select p.state, a.owner_id as "ownerId", a.owner_names as "ownerNames", a.corrected -> 'CORRESPONDENCE' as correspondence,
           (select json_agg(json_build_array(r.party_role, r.person_name) order by r.party_role, r.seq_num)
              from application_party r where r.application_id = a.application_id) as parties,
           (select json_agg(json_build_array(n.nice_class_code, n.terms) order by n.nice_class_code)
              from application_nice n where n.application_id = a.application_id) as goods,
           (select count(*)::int from letter l where l.application_id = a.application_id and l.letter_typ = 'SER' and l.withdrawn_at is null) as certificates,
           (select count(*)::int from application n where n.split_from = a.application_id) as files,
           (select json_agg(json_build_array(l.ended_on) order by l.licence_id) from licence l where l.application_id = a.application_id) as licences,
           (select json_agg(json_build_array(t.action, t.action_date) order by t.action_nbr) from process_action t
             where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr) as actions,
           (select count(*)::int from request_case c where c.application_id = a.application_id) as requests
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_number = ${number}`.execute(portal.db)
  const [row] = rows
  if (!row) throw new Error(`no case ${number}`)
  return row
}

async function logOf(number: string): Promise<string> {
  const { body } = await portal.ask('getChangeLog', { as: officer, query: { PATENT_ID: number } })
  return JSON.stringify(body)
}

const requester = (kind: CatalogueRequest) => (kind.who[0] === 'third' ? budi : sari)
const asked = ({ kind, right }: Offered, number: string) => ({
  kind: kind.id,
  numbers: [number],
  as: requester(kind),
  ...requestSamples[kind.id]?.(right),
})

async function offerIn({ kind }: Offered, number: string) {
  const { body } = await portal.ask('requestOffers', { as: requester(kind), query: { patentId: number } })
  const offer = body.OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === kind.id)
  if (!offer) throw new Error(`${kind.id} is not listed for ${number}`)
  return offer
}

/** Records a licence in a case, for the kind that ends one. */
async function license(number: string, right: Right) {
  const licence = { kind: 'LI', numbers: [number], as: sari, ...requestSamples.LI?.(right) }
  await decide((await receive(licence)).SUBMISSION_NBR, ['VERI', 'GRANT'], sari)
}

async function pageOf(SUBMISSION_NBR: string, as: TestActor) {
  return (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })).body
}

/** Submits a request and pays what it costs; returns its page. */
async function receive(request: SampleRequest) {
  const made = await submitTestRequest(portal, request)
  expect(made.body, JSON.stringify(made.body)).toMatchObject({ err: '' })
  if (made.body.BILLING_CODE) expect(await payRequest(portal, made.body)).toBe('settled')
  return pageOf(made.body.SUBMISSION_NBR ?? '', request.as)
}

/** Acts of the officer, one after the other. */
async function decide(submissionNbr: string, acts: readonly string[], as: TestActor) {
  for (const act of acts) {
    const [one] = (await pageOf(submissionNbr, as)).CASES
    if (!one) throw new Error(`${submissionNbr} has no case`)
    const answer = await actOnRequest(portal, officer, one, act, 'Lengkap.')
    expect(answer.body, `${act} ${JSON.stringify(answer.body)}`).toMatchObject({ err: '' })
    if (answer.body.PROPOSAL_ID !== undefined) await approve(answer.body.PROPOSAL_ID)
  }
}

/** The second officer approves a grant that was proposed. */
async function approve(PROPOSAL_ID: number) {
  const body = { PROPOSAL_ID, IND_APPROVED: 'Y', REMARK: '' } as const
  const { status } = await portal.ask('officeDecideChange', { as: await portal.office(), key: randomUUID(), body })
  expect(status).toBe(200)
}

/** The state after receipt, and the acts of an officer that follow. */
const wayOf = {
  'request-paid': ['submitted', ['VERI', 'GRANT']],
  'request-free': ['submitted', ['VERI', 'GRANT']],
  'request-timed': ['submitted', ['VERI', 'GRANT']],
  'request-instant': ['granted', []],
  'request-opposition': ['served', []],
  // The Appeal Commission decides by calls of its own.
  'request-appeal': ['submitted', []],
} as const

/** What each effect must have done, besides what `before` shows. */
async function assertEffect(
  { kind, right }: Offered,
  number: string,
  today: string,
  submissionNbr: string,
  before: object,
) {
  const after = await standing(number)
  const same = Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'requests'))
  if (leavesCaseAlone(kind)) return expect(after).toMatchObject(same)
  const by: Record<string, object> = {
    changeOwner: { ownerNames: 'Rina Kurnia' },
    changeNameAddress: { ownerNames: 'Sari Kopi Nusantara' },
    changeRepresentative: { parties: expect.arrayContaining([['representative', 'Ratna Hapsari']]) },
    changeCorrespondence: { correspondence: { ADDR_STREET: 'Jalan Melati 8', EMAIL: 'surat@contoh.id' } },
    changeType: { state: 'changed', files: 1 },
    splitCase: { goods: [[43, ['jasa kedai kopi']]], files: 1 },
    reissueCertificate: { certificates: 1 },
    correctData: {},
    recordLicence: { licences: [[null]] },
    endLicence: { licences: [['2026-01-06']] },
    limitGoods: { goods: [[30, kind.id === 'BJ' ? ['kopi'] : ['kopi', 'kopi bubuk']]] },
  }
  const log = await logOf(number)
  for (const { as } of kind.effects) {
    if (as === 'takeAction') {
      const actions = kind.rules[right]?.actions ?? []
      const taken = (after['actions'] as [string, string][]).at(-1)
      expect(actions).toContain(taken?.[0])
      expect(taken?.[1]).toBe(today)
      const defined = actionOf(workflowFor(right, lawOf(right, FILED)), taken?.[0] ?? '')
      expect(after.state).toBe(defined?.to === 'same' ? (before as { state: string }).state : defined?.to)
    } else {
      expect(by[as], as).toBeDefined()
      expect(after).toMatchObject(by[as] ?? {})
      expect(log).toContain(submissionNbr)
    }
  }
}

/** Undoes the decision, or what the receipt carried out, and expects the case as before it, with the undo in its history. */
async function assertUndone(
  { kind }: Offered,
  number: string,
  process: { PROC_TYP: string; PROC_NBR: number } | undefined,
  before: object,
) {
  const { PROC_TYP = '', PROC_NBR = 0 } = process ?? {}
  const look = async () => (await portal.ask('officeRequest', { as: officer, query: { PROC_TYP, PROC_NBR } })).body
  const { UNDO, UNDO_WHY_NOT, CASES, LETTERS } = await look()
  const [decided] = CASES
  if (decided?.STATE !== 'granted') return expect(UNDO).toBeNull()
  if (kind.letters.granted !== undefined) expect(LETTERS).toHaveLength(1)
  const final = new Set(['splitCase', 'changeType', 'reissueCertificate'])
  if (kind.effects.some(({ as }) => final.has(as))) return expect([UNDO, UNDO_WHY_NOT]).toEqual([null, 'FINAL'])
  const body = { PROC_TYP, PROC_NBR, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Salah berkas.' }
  const undone = await portal.ask('officeUndoAction', {
    // A head of section who neither decided nor approved, as decisions of two need.
    as: await portal.office(),
    key: randomUUID(),
    body: { ...body, ROW_VERSION: decided.ROW_VERSION },
  })
  expect(undone.body, JSON.stringify(undone.body)).toMatchObject({ err: '' })
  const same = Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'requests' && name !== 'actions'))
  expect(await standing(number)).toMatchObject(same)
  const after = await look()
  expect(after.CASES).toMatchObject([
    kind.workflow === 'request-instant'
      ? { HELD_WHY: 'UNDONE', LETTERS: [] }
      : { HELD_WHY: null, STATE: kind.workflow === 'request-appeal' ? 'hearing' : 'verification', LETTERS: [] },
  ])
  expect(after.CHOICES.map(({ ACTION_TYP }) => ACTION_TYP)).toContain('GRANT')
  await decide(after.SUBMISSION_NBR, ['GRANT'], requester(kind))
}

describe('every kind that the portal makes', () => {
  test('is offered in a state of every right of its rules', () => {
    expect(found.filter(({ arrival }) => !arrival).map(({ kind, right }) => `${kind.id} ${right}`)).toEqual([])
  })

  test('has sample answers', () => {
    expect(offered.filter(({ kind }) => !requestSamples[kind.id]).map(({ kind }) => kind.id)).toEqual([])
  })

  test.each(offered.map((one): [string, string, Offered] => [one.kind.id, one.right, one]))(
    '%s in a case of %s: asked for, paid, decided, and its effect',
    async (_id, _right, one) => {
      const { kind, right } = one
      const { number, today } = await caseIn(one)
      if (kind.id === 'LB') await license(number, right)
      const before = await standing(number)
      const offer = await offerIn(one, number)
      expect(offer).toMatchObject({ IND_OFFERED: 'Y', WHY: null })
      expect(offer.FEE).not.toBe('UNSET')
      const page = await receive(asked(one, number))
      const [state, acts] = wayOf[kind.workflow]
      expect(page, kind.id).toMatchObject({ RECEIVED_DATE: today, CASES: [{ STATE: state, HELD_WHY: null }] })
      if (kind.takesEffect === 'granted')
        expect(await standing(number)).toEqual({ ...before, requests: before.requests + 1 })
      const received = await standing(number)
      await decide(page.SUBMISSION_NBR, acts, requester(kind))
      const [ended] = (await pageOf(page.SUBMISSION_NBR, requester(kind))).CASES
      if (acts.length > 0) expect(ended).toMatchObject({ STATE: 'granted' })
      const ordered = kind.effects.flatMap((effect) => (effect.as === 'issueDocument' ? [effect.letter] : []))
      for (const OFFIDOC_TYP of ordered) expect(ended?.LETTERS).toMatchObject([{ OFFIDOC_TYP }])
      await assertEffect(one, number, today, page.SUBMISSION_NBR, before)
      await assertUndone(one, number, ended, kind.workflow === 'request-instant' ? before : received)
    },
  )
})

describe('a kind elsewhere', () => {
  test.each(offered.map((one): [string, string, Offered] => [one.kind.id, one.right, one]))(
    '%s in a case of %s: refused with the reason in a state without it, and after its last day',
    async (_id, _right, one) => {
      const { kind, right } = one
      const other = arrivalsOf.get(right)?.find((each) => each.by !== '' && !isOffered(kind, each))
      if (other) await assertRefused({ ...one, arrival: other })
      else expect(everywhere).toContain(kind.id)
      const { number } = await caseIn(one, true)
      const { LAST_DATE, LATER_DATE } = await offerIn(one, number)
      const last = LATER_DATE ?? LAST_DATE
      if (last === null || lapsesBefore.includes(kind.id)) return
      const people = [requester(kind)]
      await at(`${last}T16:59:59Z`, people)
      expect(await offerIn(one, number)).toMatchObject({ IND_OFFERED: 'Y' })
      await at(`${last}T17:00:00Z`, people)
      await assertRefusedIn(one, number)
    },
  )
})

/** Kinds whose last day a patent without a paid annuity does not reach. */
const lapsesBefore = ['PY']

/** Kinds that may be made in every numbered case. */
const everywhere = ['KD', 'KN', 'RF', 'SP', 'SD', 'HP']

async function assertRefused(one: Offered) {
  const { number } = await caseIn(one, true)
  await assertRefusedIn(one, number)
}

async function assertRefusedIn(one: Offered, number: string) {
  const before = await standing(number)
  const offer = await offerIn(one, number)
  expect(offer).toMatchObject({ IND_OFFERED: 'N', WHY: expect.any(String) })
  const answer = await submitTestRequest(portal, asked(one, number))
  expect(answer.status, JSON.stringify(answer.body)).toBe(422)
  expect(faultsOf(answer.body)).toContain('CASES.0')
  expect(JSON.stringify(answer.body)).toContain(`requests:why.${offer.WHY}`)
  expect(await standing(number)).toEqual(before)
}

/** Fields named by a refusal to submit. */
function faultsOf(body: unknown): string[] {
  const { fields } = body as { fields?: { field: string }[] }
  return (fields ?? []).map(({ field }) => field)
}

test('afterwards the lists of requests keep what is computed', async () => {
  expect(await wrongInRequestLists(portal.db)).toEqual([])
})
