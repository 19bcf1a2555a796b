import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { sendJson } from './client.ts'
import { inTail, line, timed } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { fillRegister } from './register.ts'

const CASES = 125_000
/** Cases of each right that are opened. */
const OPENED = 40

interface Drawn {
  number: string
  process: string
  title: string
  classes: string[]
}

/**
 * An officer at a register of at least 125,000 cases: the queue, finding a case, everything that the page of a case reads when it opens,
 * marks alike beside it, and the workload. Bars: a case 300 ms, marks alike 1 s.
 */
export async function benchDesk(portal: BenchPortal, db: Db): Promise<void> {
  await fillRegister(db, CASES)
  const [officer] = await signInUsers(db, portal.baseUrl, 1)
  if (!officer) throw new Error('no officer')
  await sql`update app_user set role = 'office' where user_id = ${officer.userId}`.execute(db)
  const get = async (path: string) => {
    const { status } = await sendJson(portal.baseUrl, path, { cookie: officer.cookie })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  const measure = async (what: string, works: (() => Promise<unknown>)[]) => {
    const [warm = async () => undefined] = works
    await warm()
    const times: number[] = []
    for (const work of works) await timed(times, work)
    line(what, inTail(times))
  }
  const again = (path: string) => Array.from({ length: OPENED }, () => () => get(path))
  await measure('desk: first page of the queue', again('/office/queue?view=QUEUE&kind=FORMALITY&page=1&size=10'))
  await measure('desk: workload', again('/office/workload').slice(0, 10))
  for (const [right, name] of RIGHTS) {
    const cases = await drawCases(db, right)
    await measure(
      `desk: page of a ${name}, its eight calls together`,
      cases.map((one) => () => Promise.all(callsOf(one).map(get))),
    )
    await measure(
      `desk: a ${name} found by its number`,
      cases.map(
        ({ number }) =>
          () =>
            get(`/office/find?q=${number}`),
      ),
    )
    if (right !== 'MARK') continue
    await measure(
      'desk: marks alike in and near the classes of a mark',
      cases.map(
        ({ title, classes }) =>
          () =>
            get(alike(title, classes)),
      ),
    )
  }
}

const RIGHTS = [
  ['MARK', 'mark'],
  ['DESIGN', 'design'],
  ['PATENT', 'patent'],
] as const

function callsOf({ number, process }: Drawn): string[] {
  const of = (call: string) => `/${call}?patentId=${number}`
  return [
    of('office/case'),
    of('getFormalitas'),
    of('getValFormalitas'),
    of('getPatentDetail/priorities'),
    of('getReprs'),
    of('office/notes'),
    `${of('getPatentDetail')}&classes=Y`,
    `/getListAction/${process}`,
  ]
}

const alike = (title: string, classes: string[]) =>
  `/getSimilarTrademarks?${new URLSearchParams({ name: title.slice(0, 60), page: '1', size: '8', ...(classes.length > 0 && { classes: classes.join(','), related: 'Y' }) })}`

async function drawCases(db: Db, right: string): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    select a.application_number as number, a.proc_typ || '-' || a.proc_nbr as process, a.title, e.classes
      from register_entry e join application a using (application_id)
     where a.appl_typ = ${right} and a.title <> '' order by md5('desk' || application_id) limit ${OPENED}::int`.execute(
    db,
  )
  return rows
}
