import { randomUUID } from 'node:crypto'

import { samplePerson } from '../filings.ts'
import { registerMark, sampleMark } from '../marks.ts'
import { morning, playActions, playedCase } from '../playedCases.ts'
import { keepSessions } from '../grantedPatents.ts'
import type { TestActor } from '../portal.ts'
import { requestSamples } from '../requestSamples.ts'
import { actOnRequest, payRequest, submitTestRequest, type SampleRequest } from '../requests.ts'
import { count, type MarkAccount, type RequestEnd } from './ledger.ts'
import { FEES, oppositionEnd, plusDays } from './ownLaw.ts'
import type { Simulation } from './playAnnuities.ts'

const kinds = ['rename', 'transfer', 'license', 'end licence'] as const
const ends = ['grant', 'refuse', 'complete, grant', 'withdraw', 'do not pay'] as const
type Kind = (typeof kinds)[number]
type End = (typeof ends)[number]

/** A registered mark of the owner, filed on the day. */
export async function newMark(play: Simulation, filed: string, n: number): Promise<MarkAccount> {
  const { portal, owner, ledger } = play
  portal.setNow(morning(filed))
  await keepSessions(portal)
  const number = await registerMark(portal, owner, sampleMark(`SIMULASI ${n}`))
  await playActions(portal, number, ['publish', 'publication_over', 'examine', 'accept', 'register'])
  const mark: MarkAccount = { number, chain: [{ account: owner, name: 'Sari Wulandari' }], licences: 0, requests: [] }
  ledger.marks.push(mark)
  return mark
}

/** A published mark that is opposed on the last day or the day after; the ledger knows which of them is possible. */
export async function playOpposition(play: Simulation, filed: string, n: number): Promise<void> {
  const { portal, owner, stranger, ledger } = play
  portal.setNow(morning(filed))
  await keepSessions(portal)
  const number = await registerMark(portal, owner, sampleMark(`DIUMUMKAN ${n}`))
  await playActions(portal, number, ['publish'])
  const { day: published } = await playedCase(portal, number)
  const last = oppositionEnd(published)
  const inTime = n % 2 === 0
  portal.setNow(morning(inTime ? last : plusDays(last, 1)))
  await keepSessions(portal)
  const opposed = { kind: 'OP', numbers: [number], as: stranger, ...requestSamples.OP?.('MARK') }
  const made = await submitTestRequest(portal, opposed)
  count(ledger, inTime ? 'oppose on the last day' : 'oppose too late')
  const isMade = made.status === 200 && made.body.ERRORS.length === 0
  if (isMade !== inTime)
    ledger.wrong.push(`${number} opposed ${inTime ? 'in time' : 'late'}: ${JSON.stringify(made.body)}`)
  if (!isMade) return
  const mark: MarkAccount = { number, chain: [{ account: owner, name: 'Sari Wulandari' }], licences: 0, requests: [] }
  const request = await paidRequest(play, made.body, 'OP', stranger)
  // Served at once, and considered when the examination begins, which happens by itself.
  mark.requests.push({ ...request, state: 'considered' })
  ledger.marks.push(mark)
  if ((await playedCase(portal, number)).state !== 'opposed') ledger.wrong.push(`${number} is not opposed`)
}

type Made = { SUBMISSION_NBR: string | null; BILLING_CODE: string | null; TOTAL_AMOUNT: number }

/** Pays the fee of the ledger's own tariff; a request without a fee is received with its submission. */
async function paidRequest(play: Simulation, made: Made, kind: string, by: TestActor): Promise<RequestEnd> {
  const paid = FEES[kind] ?? 0
  const outcome = paid === 0 ? 'settled' : await payRequest(play.portal, { ...made, TOTAL_AMOUNT: paid })
  if (outcome !== 'settled') play.ledger.wrong.push(`${made.SUBMISSION_NBR} of ${paid}: ${outcome}`)
  play.ledger.paid += paid
  return { submission: made.SUBMISSION_NBR ?? '', kind, by, paid, state: 'submitted', letters: [] }
}

/** Plays one request in a mark to its end, and writes what must have become of it. */
export async function playRequest(play: Simulation, mark: MarkAccount, n: number): Promise<void> {
  const { portal, ledger } = play
  const kind = kinds[n % kinds.length] ?? 'rename'
  const drawn = ends[play.upTo(ends.length)] ?? 'grant'
  // A third person cannot answer a letter that asks for what is missing yet.
  const end = kind === 'transfer' && drawn === 'complete, grant' ? 'grant' : drawn
  const request = requestOf(play, mark, kind, n)
  const isOffered = kind !== 'end licence' || mark.licences > 0
  const made = await submitTestRequest(portal, request)
  const isMade = made.status === 200 && made.body.ERRORS.length === 0
  count(ledger, isOffered ? `${kind}: ${end}` : `${kind}: refused at once`)
  if (isMade !== isOffered) ledger.wrong.push(`${mark.number} ${kind}: ${JSON.stringify(made.body)}`)
  if (!isMade) return
  if (end === 'do not pay') return unpaid(play, mark, made.body, request)
  const done = await paidRequest(play, made.body, request.kind, request.as)
  mark.requests.push(done)
  await decide(play, done, end)
  if (done.state === 'granted') takeEffect(play, mark, kind, request, n)
}

/** A code nobody pays is cancelled by its owner, so that the kind can be asked for again. */
async function unpaid({ portal, ledger }: Simulation, mark: MarkAccount, made: Made, { as }: SampleRequest) {
  const body = { SUBMISSION_NBR: made.SUBMISSION_NBR ?? '' }
  const cancelled = await portal.ask('requestWithdraw', { as, key: randomUUID(), body })
  if (cancelled.body.ENDED?.[0] !== mark.number) ledger.wrong.push(`${body.SUBMISSION_NBR} is not cancelled`)
}

function requestOf({ stranger, owner }: Simulation, mark: MarkAccount, kind: Kind, n: number): SampleRequest {
  const as = mark.chain.at(-1)?.account ?? owner
  const common = { numbers: [mark.number], as }
  const buyer = as === owner ? stranger : owner
  const data = { FILING: { PAYER_CATEGORY: 'UMUM' } }
  if (kind === 'rename')
    return { ...common, kind: 'PN', slots: ['BKT'], data: { NEW_DATA: [samplePerson(`Nama ${n}`)] } }
  if (kind === 'license')
    return {
      ...common,
      kind: 'LI',
      slots: ['LIS'],
      data: { ...data, LICENSEES: [samplePerson('PT Sangrai')], REQUEST: { EXCLUSIVE: 'N', VALID_FROM: '2027-01-06' } },
    }
  if (kind === 'end licence')
    return {
      ...common,
      kind: 'LB',
      slots: ['BKT'],
      data: { REQUEST: { LICENSEE: 'PT Sangrai', ENDED_ON: '2027-01-06', REASON: 'Selesai.' } },
    }
  return {
    ...common,
    as: buyer,
    kind: 'PH',
    slots: ['PGH'],
    data: { ...data, REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, NEW_OWNERS: [samplePerson(`Pemilik ${n}`)] },
  }
}

function takeEffect(
  { owner, ledger }: Simulation,
  mark: MarkAccount,
  kind: Kind,
  { as }: SampleRequest,
  n: number,
): void {
  const account = mark.chain.at(-1)?.account ?? owner
  count(ledger, `${kind} granted`)
  if (kind === 'rename') mark.chain.push({ account, name: `Nama ${n}` })
  if (kind === 'transfer') mark.chain.push({ account: as, name: `Pemilik ${n}` })
  if (kind === 'license') mark.licences += 1
  if (kind === 'end licence') mark.licences -= 1
}

async function decide(play: Simulation, done: RequestEnd, end: End): Promise<void> {
  const { portal, officer, ledger } = play
  const one = async () =>
    (await portal.ask('requestDetail', { as: done.by, query: { SUBMISSION_NBR: done.submission } })).body.CASES[0]
  const act = async (code: string, notes = '') => {
    const found = await one()
    const answer = found && (await actOnRequest(portal, officer, found, code, notes))
    if (answer?.status !== 200) ledger.wrong.push(`${done.submission} ${code}: ${JSON.stringify(answer?.body)}`)
    return answer?.body.ACTION_NBR ?? 0
  }
  if (end === 'withdraw') {
    const body = { SUBMISSION_NBR: done.submission }
    const withdrawn = await portal.ask('requestWithdraw', { as: done.by, key: randomUUID(), body })
    if (withdrawn.status !== 200) ledger.wrong.push(`${done.submission} is not withdrawn`)
    done.state = 'withdrawn'
    return
  }
  await act('VERI')
  if (end === 'complete, grant') {
    const ACTION_NBR = await act('ASK', 'Lampirkan akta.')
    const found = await one()
    if (found) await complete(play, done, { PROC_TYP: found.PROC_TYP, PROC_NBR: found.PROC_NBR, ACTION_NBR })
    done.letters.push('SKF')
  }
  const isGranted = end !== 'refuse'
  await act(isGranted ? 'GRANT' : 'REF', isGranted ? '' : 'Tidak terbukti.')
  done.state = isGranted ? 'granted' : 'refused'
  done.letters.push(isGranted ? 'SPC' : 'STP')
}

/** The requester answers the letter that asks for what is missing. */
async function complete(
  { portal, ledger }: Simulation,
  { by, submission }: RequestEnd,
  key: { PROC_TYP: string; PROC_NBR: number; ACTION_NBR: number },
): Promise<void> {
  const params = { procid: `${key.PROC_TYP}-${key.PROC_NBR}` }
  const form = await portal.ask('getAnswerForm', { as: by, params })
  const POINTS = form.body.POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({
    LIST_CODE,
    OPTION_NBR,
    TEXT: 'Terlampir.',
    FILES: [],
  }))
  const saved = await portal.ask('saveAnswer', { as: by, body: { ...key, POINTS, ROW_VERSION: null } })
  const sent = await portal.ask('sendAnswer', {
    as: by,
    key: randomUUID(),
    body: { ...key, ROW_VERSION: saved.body.ROW_VERSION },
  })
  if (sent.status !== 200) ledger.wrong.push(`${submission} is not completed: ${JSON.stringify(sent.body)}`)
}
