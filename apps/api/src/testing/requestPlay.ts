import { sql } from 'kysely'

import { takeOfficeAction } from './letters.ts'
import { registerMark, sampleMark } from './marks.ts'
import { playedCase } from './playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from './portal.ts'
import { actOnRequest, payRequest, submitTestRequest, type SampleRequest } from './requests.ts'

const FILED = '2026-02-03T03:00:00Z'
const REGISTERED = '2026-12-01T03:00:00Z'

/** A portal with two applicants and an officer, who play marks and requests after their filing. */
export interface RequestPlay {
  portal: TestPortal
  sari: TestActor
  budi: TestActor
  officer: TestActor
  /** Moves the clock and logs everybody in again. */
  at: (now: string) => Promise<void>
  /** Number of a mark of Sari in classes 30 and 43, published on 10 February 2026. */
  publishedMark: (name: string, labels?: number) => Promise<string>
  /** The same, under examination since 20 April 2026. */
  examinedMark: (name: string, labels?: number) => Promise<string>
  /** The same, registered on 1 December 2026. */
  registeredMark: (name: string, labels?: number) => Promise<string>
  detail: (submissionNbr: string | null, as?: TestActor) => ReturnType<typeof detailOf>
  /** Submits a request and pays what it costs; returns its page. Throws when it is refused. */
  received: (request: SampleRequest) => ReturnType<typeof detailOf>
  /** Verifies and grants a received request in its only case; returns the answer to the grant. */
  granted: (request: SampleRequest) => Promise<Awaited<ReturnType<typeof actOnRequest>> & { SUBMISSION_NBR: string }>
}

async function detailOf(portal: TestPortal, SUBMISSION_NBR: string, as: TestActor) {
  return (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })).body
}

/** Logs a person in again, at the portal's present instant. */
export const logIn = (portal: TestPortal, as: TestActor) =>
  portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })

/** Starts the portal of a play, on the filing day of its marks. */
export async function startRequestPlay(): Promise<RequestPlay> {
  const portal = await startTestPortal({ now: FILED })
  const [sari, budi, officer] = [await portal.register(), await portal.register(), await portal.office()]
  const at = async (now: string) => {
    portal.setNow(now)
    await Promise.all([sari, budi, officer].map((one) => logIn(portal, one)))
  }
  const take = async (number: string, action: string, role: 'office' | 'system' = 'office') =>
    takeOfficeAction(portal, await playedCase(portal, number), { action, role })
  const publishedMark = async (name: string, labels = 0) => {
    await at(FILED)
    const number = await registerMark(portal, sari, sampleMark(name), labels)
    await at('2026-02-10T03:00:00Z')
    await take(number, 'publish')
    return number
  }
  const examinedMark = async (name: string, labels = 0) => {
    const number = await publishedMark(name, labels)
    await at('2026-04-20T03:00:00Z')
    await take(number, 'publication_over', 'system')
    await take(number, 'examine')
    return number
  }
  const registeredMark = async (name: string, labels = 0) => {
    const number = await examinedMark(name, labels)
    await take(number, 'accept')
    await at(REGISTERED)
    await take(number, 'register')
    return number
  }
  const detail = (submissionNbr: string | null, as = sari) => detailOf(portal, submissionNbr ?? '', as)
  const received = async (request: SampleRequest) => {
    const made = await submitTestRequest(portal, request)
    if (made.status !== 200 || made.body.ERRORS.length > 0) throw new Error(JSON.stringify(made.body))
    const paid = made.body.BILLING_CODE ? await payRequest(portal, made.body) : 'settled'
    if (paid !== 'settled') throw new Error(`${made.body.SUBMISSION_NBR} is not paid: ${paid}`)
    return detail(made.body.SUBMISSION_NBR, request.as)
  }
  const granted = async (request: SampleRequest) => {
    const page = await received(request)
    const [one] = page.CASES
    if (!one) throw new Error(`${page.SUBMISSION_NBR} has no case`)
    await actOnRequest(portal, officer, one, 'VERI')
    const verified = { ...one, ROW_VERSION: one.ROW_VERSION + 1 }
    return {
      ...(await actOnRequest(portal, officer, verified, 'GRANT', 'Lengkap.')),
      SUBMISSION_NBR: page.SUBMISSION_NBR,
    }
  }
  return { portal, sari, budi, officer, at, publishedMark, examinedMark, registeredMark, detail, received, granted }
}

/** The account that a case belongs to. */
export async function ownerOf({ db }: TestPortal, number: string): Promise<number | undefined> {
  const { rows } = await sql<{ ownerId: number }>`
    select owner_id as "ownerId" from application where application_number = ${number}`.execute(db)
  return rows[0]?.ownerId
}
