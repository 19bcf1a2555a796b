import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

/** An issue that is being made: of a day of changes up to `lastChange`, or a full one, which has written the cases up to `lastCase`. */
export interface OpenIssue {
  issue: string
  isFull: boolean
  lastChange: number | null
  lastCase: number
  parts: number
}

/** Takes the oldest issue that is not complete for one run until `until`; undefined when there is none or another run has it. */
export async function takeIssue(db: Db, now: Date, until: Date): Promise<OpenIssue | undefined> {
  const { rows } = await sql<OpenIssue>`
    update open_data_issue i set worked_until = ${until}
     where i.issue = (select issue from open_data_issue where completed_at is null order by started_at, issue limit 1)
       and i.completed_at is null and (i.worked_until is null or i.worked_until <= ${now})
    returning i.issue, i.is_full as "isFull", i.last_change as "lastChange", i.last_case as "lastCase",
              (select count(*)::int from open_data_file f where f.issue = i.issue and f.file_name like '%.jsonl.gz') as parts`.execute(
    db,
  )
  return rows[0]
}

export async function releaseIssue(db: Db, issue: string): Promise<void> {
  await sql`update open_data_issue set worked_until = null where issue = ${issue}`.execute(db)
}

/** Begins the issue of a day unless there is one; it takes the changes that are committed now. */
export async function beginDayIssue(db: Db, day: LegalDate, now: Date): Promise<void> {
  await sql`
    insert into open_data_issue (issue, is_full, issue_day, last_change, started_at)
    select ${day}, false, ${day}::date, coalesce((select max(change_nbr) from open_data_change), 0), ${now}
    on conflict do nothing`.execute(db)
}

/** Begins a full issue unless there is one of that day or nothing is public yet. */
export async function beginFullIssue(db: Db, day: LegalDate, now: Date): Promise<void> {
  await sql`
    insert into open_data_issue (issue, is_full, issue_day, started_at)
    select ${`penuh-${day}`}, true, ${day}::date, ${now} where exists (select from register_entry where is_public)
    on conflict do nothing`.execute(db)
}

export async function hasFullIssueSince(db: Db, day: LegalDate): Promise<boolean> {
  const { rows } = await sql`select from open_data_issue where is_full and issue_day >= ${day}::date limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Cases of the next part of a full issue, by id. */
export async function listNextCases(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select application_id as id from register_entry where is_public and application_id > ${after}
     order by application_id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Changes of the next part of a day, oldest first. */
export async function listNextChanges(db: Db, last: number, most: number) {
  const { rows } = await sql<{ changeNbr: number; applicationId: number }>`
    select change_nbr as "changeNbr", application_id as "applicationId" from open_data_change
     where change_nbr <= ${last} order by change_nbr limit ${most}`.execute(db)
  return rows
}

/** Digests of the records that these cases have in the files, by case. */
export async function listDigests(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ applicationId: number; applicationNumber: string; digest: Buffer }>`
    select c.application_id as "applicationId", a.application_number as "applicationNumber", c.digest
      from open_data_case c join application a using (application_id) where c.application_id = any(${ids}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.applicationId, row]))
}

export interface OpenFileRow {
  fileName: string
  records: number
  objectKey: string
  size: number
  sha256: Buffer
}

export async function insertOpenFile(tx: Db, issue: string, file: OpenFileRow): Promise<void> {
  await sql`
    insert into open_data_file (file_name, issue, records, object_key, size_bytes, sha256)
    values (${file.fileName}, ${issue}, ${file.records}, ${file.objectKey}, ${file.size}, ${file.sha256})`.execute(tx)
}

const digestRows = (given: ReadonlyMap<number, Buffer>) => {
  const digests = [...given.values()].map((each) => each.toString('hex'))
  return sql`unnest(${[...given.keys()]}::bigint[], ${digests}::text[]) k(id, digest)`
}

/** Keeps digests of a full issue. A case with a change that waits gets none, so that the issue of that day has its record too. */
export async function addDigests(tx: Db, given: ReadonlyMap<number, Buffer>): Promise<void> {
  await sql`
    insert into open_data_case (application_id, digest)
    select id, decode(digest, 'hex') from ${digestRows(given)}
     where not exists (select from open_data_change w where w.application_id = k.id)
    on conflict do nothing`.execute(tx)
}

/** Keeps digests of an issue of a day, and forgets cases that are public no more. */
export async function keepDigests(
  tx: Db,
  given: ReadonlyMap<number, Buffer>,
  removed: readonly number[],
): Promise<void> {
  await sql`
    insert into open_data_case (application_id, digest)
    select id, decode(digest, 'hex') from ${digestRows(given)}
    on conflict (application_id) do update set digest = excluded.digest`.execute(tx)
  await sql`delete from open_data_case where application_id = any(${removed}::bigint[])`.execute(tx)
}

/** Moves a full issue on; false when another process did. */
export async function moveFullIssue(tx: Db, { issue, lastCase }: OpenIssue, to: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update open_data_issue set last_case = ${to} where issue = ${issue} and last_case = ${lastCase} and completed_at is null`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Deletes changes that a part has written; false when another process deleted some of them. */
export async function deleteChanges(tx: Db, changes: readonly number[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from open_data_change where change_nbr = any(${changes}::bigint[])`.execute(tx)
  return numAffectedRows === BigInt(changes.length)
}

export async function completeIssue(db: Db, issue: string, now: Date): Promise<void> {
  await sql`update open_data_issue set completed_at = ${now} where issue = ${issue} and completed_at is null`.execute(
    db,
  )
}

/**
 * Deletes complete full issues but the newest `fulls`, and issues of days before the oldest of those; returns the keys of their objects, which the caller
 * removes after the commit.
 */
export async function deleteOldIssues(tx: Db, fulls: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with kept as (select issue, issue_day from open_data_issue where is_full and completed_at is not null order by issue_day desc limit ${fulls}),
    old as (
      select i.issue from open_data_issue i
       where i.completed_at is not null and (select count(*) from kept) = ${fulls}
         and i.issue_day < (select min(issue_day) from kept))
    select f.object_key as key from open_data_file f join old using (issue)`.execute(tx)
  await sql`
    delete from open_data_issue i
     where i.completed_at is not null
       and i.issue_day < (select k.issue_day from open_data_issue k where k.is_full and k.completed_at is not null
                           order by k.issue_day desc offset ${fulls - 1} limit 1)`.execute(tx)
  return rows.map(({ key }) => key)
}

/** A complete issue with its files, for the page. */
export interface PublishedIssue {
  issue: string
  isFull: boolean
  day: LegalDate
  completedAt: Date
  files: { name: string; records: number; size: number; sha256: string }[]
}

/** Complete issues, newest first: full ones, or at most `most` days. */
export async function listPublishedIssues(db: Db, isFull: boolean, most: number): Promise<PublishedIssue[]> {
  const { rows } = await sql<PublishedIssue>`
    select i.issue, i.is_full as "isFull", i.issue_day as day, i.completed_at as "completedAt",
           coalesce((select json_agg(json_build_object('name', f.file_name, 'records', f.records, 'size', f.size_bytes, 'sha256', encode(f.sha256, 'hex')) order by f.file_name)
                       from open_data_file f where f.issue = i.issue), '[]') as files
      from open_data_issue i where i.completed_at is not null and i.is_full = ${isFull}
     order by i.issue_day desc, i.issue limit ${most}`.execute(db)
  return rows
}

/** A file of a complete issue. */
export async function findPublishedFile(db: Db, name: string) {
  const { rows } = await sql<{ key: string; size: number; sha256: Buffer }>`
    select f.object_key as key, f.size_bytes as size, f.sha256
      from open_data_file f join open_data_issue i using (issue)
     where f.file_name = ${name} and i.completed_at is not null`.execute(db)
  return rows[0]
}
