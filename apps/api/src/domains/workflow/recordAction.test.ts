import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { transact } from '@saki/db'
import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { defineWorkflow, type Workflow } from '@saki/domain/workflow/definition'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { act, seedNumbered, seedUnpaid, seedUser } from '../../testing/cases.ts'
import { openProcess, recordAction, findProcessState, type ProcessKey } from './recordAction.ts'
import { loadRights } from './loadRights.ts'

const words = { text: 'loan', means: 'loan', next: 'loan' } as const
const action = { text: 'loan', means: 'loan', ground: 'library rule 1' } as const

/** A library loan, so that the tests do not depend on the workflows of the catalogue. */
const loan = defineWorkflow({
  id: 'library-loan',
  version: 7,
  procTyp: 'L',
  start: 'asked',
  states: {
    asked: { ...words, code: '1', turn: 'office' },
    lent: { ...words, code: '2', turn: 'applicant' },
    lost: { ...words, code: '3', turn: 'office' },
    returned: { ...words, code: '4', turn: 'none', end: true },
  },
  actions: {
    lend: {
      ...action,
      code: 'LEND',
      by: 'office',
      from: ['asked'],
      to: 'lent',
      notifies: 'applicant',
      requiresAnswer: true,
      due: { calendarDays: 14 },
    },
    renew: {
      ...action,
      code: 'RENEW',
      by: 'applicant',
      from: ['lent'],
      to: 'same',
      due: { calendarDays: 14, from: 'due' },
      until: { since: 'lend', months: 1 },
    },
    note: { ...action, code: 'NOTE', by: 'office', from: ['lent'], to: 'same' },
    give_back: { ...action, code: 'BACK', by: 'applicant', from: ['lent', 'lost'], to: 'returned' },
    write_off: { ...action, code: 'LOST', by: 'system', from: ['lent'], to: 'lost', auto: true, notifies: 'applicant' },
  },
})
const find = (id: string, version: number): Workflow | undefined =>
  id === loan.id && version === loan.version ? loan : undefined
const at = (day: string) => new Date(`${day}T03:00:00Z`)

let fresh: FreshDatabase
let reader: number
beforeAll(async () => {
  fresh = await freshDatabase()
  await loadRights(fresh.db)
  reader = await seedUser(fresh.db, 'reader@example.org', at('2026-01-01'))
})
afterAll(() => fresh.drop())

async function asked(): Promise<ProcessKey> {
  const { applicationId } = await seedUnpaid(fresh.db, { ownerId: reader, now: at('2026-01-01') })
  return transact(fresh.db, (tx) =>
    openProcess(tx, { applicationId, flowId: loan.id, flowVersion: loan.version, now: at('2026-01-01') }, find),
  )
}
async function lent(): Promise<ProcessKey> {
  const key = await asked()
  await act(fresh.db, key, { action: 'lend', role: 'office', now: at('2026-01-31') }, find)
  return key
}
const inboxOf = async (key: ProcessKey) =>
  (
    await sql<{
      userId: number
      actionNbr: number
    }>`select user_id as "userId", action_nbr as "actionNbr" from inbox_item
    where proc_typ = ${key.procTyp} and proc_nbr = ${key.procNbr} order by 2`.execute(fresh.db)
  ).rows

describe('recordAction', () => {
  test('moves the process, sets the deadline and delivers the inbox item', async () => {
    const key = await asked()
    const recorded = await act(fresh.db, key, { action: 'lend', role: 'office', now: at('2026-01-31') }, find)
    expect(recorded).toMatchObject({
      actionNbr: 1,
      from: 'asked',
      state: 'lent',
      dueDate: '2026-02-14',
      firesOn: '2026-02-15',
      rowVersion: 2,
      addresseeId: reader,
      notified: [reader],
    })
    expect(await findProcessState(fresh.db, key)).toEqual({ state: 'lent', dueDate: '2026-02-14', rowVersion: 2 })
    expect(await inboxOf(key)).toEqual([{ userId: reader, actionNbr: 1 }])
  })

  test('a note changes neither state nor deadline and is not delivered', async () => {
    const key = await lent()
    const before =
      await sql`select state, state_since, due_date from process where proc_nbr = ${key.procNbr} and proc_typ = 'L'`.execute(
        fresh.db,
      )
    const recorded = await act(
      fresh.db,
      key,
      { action: 'note', role: 'office', now: at('2026-02-03'), notes: 'asked for by the dean' },
      find,
    )
    const after =
      await sql`select state, state_since, due_date from process where proc_nbr = ${key.procNbr} and proc_typ = 'L'`.execute(
        fresh.db,
      )
    expect(after.rows).toEqual(before.rows)
    expect(recorded).toMatchObject({ actionNbr: 2, addresseeId: null })
    expect(await inboxOf(key)).toHaveLength(1)
  })

  test('an extension counts from the old deadline, and only within its window', async () => {
    const key = await lent()
    expect(
      await act(fresh.db, key, { action: 'renew', role: 'applicant', actorId: reader, now: at('2026-02-10') }, find),
    ).toMatchObject({ dueDate: '2026-02-28' })
    await expect(
      act(fresh.db, key, { action: 'renew', role: 'applicant', now: at('2026-03-01') }, find),
    ).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED' })
  })

  test.each([
    ['an action of another state', 'give_back', 'applicant', 'asked'],
    ['an action of another role', 'lend', 'applicant', 'asked'],
    ['an unknown action', 'burn', 'office', 'asked'],
    ['a property name of every object', 'constructor', 'office', 'asked'],
  ] as const)('refuses %s, and does not change the process', async (_says, name, role, state) => {
    const key = await asked()
    await expect(act(fresh.db, key, { action: name, role, now: at('2026-01-31') }, find)).rejects.toMatchObject({
      code: 'ACTION_NOT_ALLOWED',
    })
    expect(await findProcessState(fresh.db, key)).toEqual({ state, dueDate: null, rowVersion: 1 })
  })

  test('an automatic action is refused on the due day and accepted the day after', async () => {
    const key = await lent()
    const lose = (now: Date) => act(fresh.db, key, { action: 'write_off', role: 'system', now }, find)
    await expect(lose(new Date('2026-02-14T16:59:59Z'))).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED' })
    expect(await lose(new Date('2026-02-14T17:00:00Z'))).toMatchObject({ state: 'lost', dueDate: null })
    await expect(lose(new Date('2026-02-14T17:00:01Z'))).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED' })
  })

  test('an action may be dated in the past but not in the future', async () => {
    const key = await asked()
    const dated = (actionDate: string) =>
      transact(fresh.db, (tx) =>
        recordAction(
          tx,
          key,
          { action: 'lend', role: 'office', actorId: null, actionDate, now: at('2026-01-31') },
          find,
        ),
      )
    await expect(dated('2026-02-01')).rejects.toMatchObject({ code: 'INVALID' })
    expect(await dated('2026-01-30')).toMatchObject({ dueDate: '2026-02-13' })
  })

  test('an older version is refused with STALE_VERSION', async () => {
    const key = await lent()
    const stale = transact(fresh.db, (tx) =>
      recordAction(
        tx,
        key,
        {
          action: 'note',
          role: 'office',
          actorId: null,
          actionDate: '2026-02-01',
          now: at('2026-02-01'),
          rowVersion: 1,
        },
        find,
      ),
    )
    await expect(stale).rejects.toMatchObject({ code: 'STALE_VERSION', current: { ROW_VERSION: 2 } })
  })

  test('of two at once on one process, one succeeds and the other is checked against the new state', async () => {
    const key = await lent()
    const both = await Promise.allSettled(
      [1, 2].map(() => act(fresh.db, key, { action: 'give_back', role: 'applicant', now: at('2026-02-01') }, find)),
    )
    expect(both.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('ten notes at once get consecutive numbers', async () => {
    const key = await lent()
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        act(fresh.db, key, { action: 'note', role: 'office', now: at('2026-02-01') }, find),
      ),
    )
    expect(all.map((each) => each.actionNbr).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('throws for an unknown process and an unknown definition', async () => {
    await expect(
      act(fresh.db, { procTyp: 'L', procNbr: 1 }, { action: 'lend', role: 'office', now: at('2026-01-31') }, find),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      act(fresh.db, await asked(), { action: 'lend', role: 'office', now: at('2026-01-31') }),
    ).rejects.toThrow('no workflow library-loan version 7')
  })

  test('the history of every process is a chain that ends in its state, deadline and version', async () => {
    await seedNumbered(fresh.db, { ownerId: reader, now: at('2026-02-01') })
    const { rows } = await sql<{ chained: boolean; state: boolean; due: boolean; version: boolean }>`
      select bool_and(x.from_state = coalesce(x.previous, x.from_state)) as chained,
             coalesce(max(x.to_state) filter (where x.is_last), p.state) = p.state as state,
             max(x.due_date) filter (where x.is_last) is not distinct from p.due_date as due,
             count(x.action_nbr) + 1 = p.row_version as version
        from process p left join (
          select *, lag(to_state) over w as previous, lead(action_nbr) over w is null as is_last from process_action
          window w as (partition by proc_typ, proc_nbr order by action_nbr)) x using (proc_typ, proc_nbr)
       group by p.proc_typ, p.proc_nbr, p.state, p.due_date, p.row_version`.execute(fresh.db)
    expect(rows.length).toBeGreaterThan(8)
    for (const row of rows)
      expect([row.state, row.due, row.version, row.chained ?? true]).toEqual([true, true, true, true])
  })

  test.each([
    'update process_action set notes = $1',
    'delete from process_action',
    'update filing_log set entry = $1',
    'delete from filing_log',
  ])('history is append-only: %s', async (statement) => {
    const seeded = await seedNumbered(fresh.db, { ownerId: reader, now: at('2026-02-01') })
    await sql`insert into filing_log values (${seeded.applicationId}, ${seeded.patentId}, ${at('2026-02-01')}, '{}', '')`.execute(
      fresh.db,
    )
    await expect(sql.raw(statement.replace('$1', "'x'")).execute(fresh.db)).rejects.toThrow('append-only')
  })
})

test('only process.sql.ts writes states of processes, and only recordAction.ts and officeWork.ts call it', () => {
  const source = join(import.meta.dirname, '../..')
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .filter((file) =>
      /\b(update|into|from)\s+process\s+set\b|\binto\s+process\b|\bdelete\s+from\s+process\b|(updateTable|insertInto|deleteFrom)\('process'\)/i.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    )
  // Allowed: the assignment of a case, which is no state.
  const besides = ['domains/workflow/officeWork.sql.ts']
  // Allowed: a file split off opens in the state of its parent, with a copy of its history.
  const copier = 'domains/fileParts/copyProcess.sql.ts'
  expect(writers.toSorted()).toEqual([...besides, copier, 'domains/workflow/process.sql.ts'].toSorted())
  expect(readFileSync(join(source, copier), 'utf8')).not.toMatch(/\bupdate\s+process\b|updateTable\('process'\)/i)
  for (const file of besides)
    expect(readFileSync(join(source, file), 'utf8')).not.toMatch(/\bset\b[^`]*\b(state|due_date|row_version)\s*=/i)
  const callers = readdirSync(join(source, 'domains'), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      /\b(appendAction|insertProcess)\b/.test(readFileSync(join(source, 'domains', file), 'utf8')),
  )
  expect(callers.toSorted()).toEqual([
    'workflow/officeWork.ts',
    'workflow/process.sql.ts',
    'workflow/recordAction.test.ts',
    'workflow/recordAction.ts',
  ])
})
