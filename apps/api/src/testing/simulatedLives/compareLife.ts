import { sql } from 'kysely'

import { actsOn } from '../simulatedYear/checker.ts'
import { nextAutomatic } from './lawOfLife.ts'
import type { Life, World } from './life.ts'

interface Stored {
  state: string
  due: string | null
  owner: number
  name: string
  representative: string
  parts: string[]
  licences: number
  certificates: number
  children: string[]
  parent: string | null
  log: string[]
  acts: string[]
  /** Number of each action with everybody who was notified of it in an own name. */
  notified: [number, number[]][]
  requests: [string, string, string, number, boolean, string[]][]
  /** Submission number and everybody who was notified of something about the request. */
  readers: [string, number[] | null][]
  firesOn: string | null
}

/** A case as the tables have it. */
async function stored({ portal }: World, { number }: Life): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select p.state, p.due_date::text as due, p.fires_on::text as "firesOn", a.owner_id as owner, a.owner_names as name,
           coalesce((select string_agg(r.person_name, '; ' order by r.seq_num) from application_party r where r.application_id = a.application_id and r.party_role = 'representative'), '') as representative,
           case a.appl_typ when 'MARK' then array(select n.nice_class_code::text from application_nice n where n.application_id = a.application_id order by n.nice_class_code)
                when 'DESIGN' then array(select l.locarno_class_code from application_locarno l where l.application_id = a.application_id order by 1) else '{}' end as parts,
           (select count(*)::int from licence l where l.application_id = a.application_id and l.ended_on is null) as licences,
           (select count(*)::int from letter l where l.application_id = a.application_id and l.letter_typ = 'SER' and l.withdrawn_at is null) as certificates,
           array(select c.application_number from application c where c.split_from = a.application_id order by 1) as children,
           (select o.application_number from application o where o.application_id = a.split_from) as parent,
           array(select g.section || ' ' || g.request_ref from change_log g where g.application_id = a.application_id order by 1) as log,
           array(select t.action || ' ' || t.action_date || ' ' || t.actor_role from process_action t where (t.proc_typ, t.proc_nbr) = (p.proc_typ, p.proc_nbr) order by t.action_nbr) as acts,
           (select coalesce(json_agg(json_build_array(i.action_nbr, i.readers) order by i.action_nbr), '[]')
              from (select action_nbr, json_agg(user_id order by user_id) as readers from inbox_item x
                     where (x.proc_typ, x.proc_nbr) = (p.proc_typ, p.proc_nbr) and x.on_behalf_of is null group by action_nbr) i) as notified,
           (select coalesce(json_agg(json_build_array(r.submission_nbr, r.kind, q.state, coalesce(b.amount, 0), c.state = 'held',
                     (select coalesce(json_agg(l.letter_typ order by l.issued_at), '[]') from letter l where (l.proc_typ, l.proc_nbr) = (q.proc_typ, q.proc_nbr) and l.withdrawn_at is null)) order by r.request_id), '[]')
              from request_case c join request r using (request_id) join process q on (q.proc_typ, q.proc_nbr) = (c.proc_typ, c.proc_nbr)
              left join bill b on b.request_id = r.request_id and b.status = 'paid'
             where c.application_id = a.application_id and r.received_on is not null) as requests,
           (select coalesce(json_agg(json_build_array(r.submission_nbr, (select json_agg(distinct i.user_id) from inbox_item i
                     where (i.proc_typ, i.proc_nbr) = (c.proc_typ, c.proc_nbr) and i.on_behalf_of is null))), '[]')
              from request_case c join request r using (request_id) where c.application_id = a.application_id and r.received_on is not null) as readers
      from application a join process p on (p.proc_typ, p.proc_nbr) = (a.proc_typ, a.proc_nbr) where a.application_number = ${number}`.execute(
    portal.db,
  )
  return rows[0]
}

function expected(life: Life) {
  const coming = nextAutomatic(life)
  return {
    state: life.at.state,
    due: life.at.due,
    owner: life.owner.userId,
    name: life.name,
    representative: life.representative,
    parts: life.parts.toSorted((a, b) => (life.right === 'MARK' ? Number(a) - Number(b) : a < b ? -1 : 1)),
    licences: life.licences,
    certificates: life.certificates,
    children: life.children.toSorted(),
    parent: life.parent,
    log: life.log.toSorted(),
    acts: life.acts.map(({ act, day, role }) => `${act} ${day} ${role}`),
    requests: life.requests.map(({ submission, kind, state, paid, held, letters }) => [
      submission,
      kind,
      state,
      paid,
      held !== '',
      letters,
    ]),
    ...(coming && { firesOn: life.at.due === null ? null : actsOn(life.at.due, life.at) }),
  }
}

/** Acts of the applicant that tell nobody anything: answers, and what only the register shows. */
const TOLD_NOBODY = new Set(
  'answer answer_correction answer_refusal answer_completeness reply request_examination object_to_refusal defer_publication'.split(
    ' ',
  ),
)

/** Who was notified must have owned the case that day, or have got the letter that waited when it became theirs. */
function recipientFaults({ right, acts, owners }: Life, { notified }: Stored): string[] {
  const readers = new Map(notified)
  return acts.flatMap(({ act, notified: owner }, at) => {
    const told = readers.get(at + 1) ?? []
    const isQuiet = TOLD_NOBODY.has(act) || (act === 'appeal' && right === 'MARK')
    if (isQuiet) return told.length === 0 ? [] : [`${act} told ${told}`]
    const strangers = told.filter((one) => !owners.has(one))
    return told.includes(owner) && strangers.length === 0 ? [] : [`${act} told ${told} instead of ${owner}`]
  })
}

/** States of a case in which the office waits for the owner's answer to a letter. */
const WAITING = new Set('awaiting_correction awaiting_completeness proposed_refusal'.split(' '))

/** Whoever the case belongs to has the letter that waits for an answer. */
function waitingFaults({ at, acts, owner }: Life, { notified }: Stored): string[] {
  if (!WAITING.has(at.state)) return []
  const nbr = acts.findLastIndex(({ role }) => role === 'office') + 1
  const told = notified.find(([one]) => one === nbr)?.[1] ?? []
  return told.includes(owner.userId) ? [] : [`the letter that waits told ${told}, not the owner ${owner.userId}`]
}

/** Only who made a request hears of it. */
function readerFaults({ requests }: Life, { readers }: Stored): string[] {
  return readers.flatMap(([submission, found]) => {
    const by = requests.find((one) => one.submission === submission)?.by.userId
    return (found ?? []).every((one) => one === by) ? [] : [`${submission} told ${found} instead of ${by}`]
  })
}

/** Every difference between the ledger of a case and the tables; empty when there is none. */
export async function lifeFaults(world: World, life: Life): Promise<string[]> {
  const is = await stored(world, life)
  if (!is) return [`${life.number} is not stored`]
  const differing = Object.entries(expected(life)).flatMap(([name, value]) => {
    const found = is[name as keyof Stored]
    return JSON.stringify(found) === JSON.stringify(value)
      ? []
      : [`${name} ${JSON.stringify(found)} instead of ${JSON.stringify(value)}`]
  })
  const told = life.parent === null ? [...recipientFaults(life, is), ...waitingFaults(life, is)] : []
  const history = life.acts.map(({ act, day }) => `${act} ${day}`).join(', ')
  return [...differing, ...told, ...readerFaults(life, is)].map(
    (what) => `${world.today} ${life.number}: ${what} after ${history}`,
  )
}

/** The sum of all paid bills of requests against the ledger's. */
export async function moneyFault({ portal, paid }: World): Promise<string[]> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(amount), 0)::bigint as paid from bill where status = 'paid' and request_id is not null`.execute(
    portal.db,
  )
  return Number(rows[0]?.paid) === paid ? [] : [`paid ${rows[0]?.paid} instead of ${paid}`]
}
