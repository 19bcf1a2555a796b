import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { tables, type Db } from '@saki/db'
import type { Change } from '@saki/domain/corrections/changes'
import { fieldText, type FormRow } from '@saki/domain/forms/form'
import { say } from '@saki/texts/say'

import { findRegionNames } from '../documents/letterFacts.sql.ts'
import { addressLines, regionCodesOf } from '../documents/partyLines.ts'
import { wireChange } from '../register/wireChange.ts'
import { presentPersons } from './presentPersons.ts'

/** A point of a letter, in Indonesian. */
interface RecordedPoint {
  TITLE: string
  TEXT: string
}

/** Sections of the change log that persons are written to; the letter has them with their addresses instead. */
const PERSONS: ReadonlySet<string> = new Set(['OWNERS', 'REPRS'])

interface Granted {
  kind: CatalogueRequest
  submissionNbr: string
  applicationId: number
  applicationNumber: string
  /** The letter goes to somebody who does not own the case: names without addresses, and nothing else of the case. */
  isForThird: boolean
  /** `presentPersons` before the grant. */
  before: Record<string, FormRow[]>
}

/**
 * What was recorded by a granted request, for its letter: the persons of the register before and after, then other data from the change log, old
 * and new; the request itself when it changed none. Identity numbers are left out.
 */
export async function recordedPoints(tx: Db, granted: Granted): Promise<RecordedPoint[]> {
  const { kind, before } = granted
  const after = await presentPersons(tx, kind, granted.applicationNumber)
  const places = await placesOf(tx, [before, after])
  const named = (row: FormRow) => (granted.isForThird ? fieldText(row, 'PERSON_NAME') : lineOf(row, places))
  const linesOf = (rows: readonly FormRow[] = []) => rows.map(named).join('; ')
  const persons = Object.keys(before).flatMap((section) =>
    changed(say('id', 'letters:recorded.persons'), linesOf(before[section]), linesOf(after[section])),
  )
  const points = [...persons, ...(granted.isForThird ? [] : await loggedPoints(tx, granted))]
  return points.length > 0 ? points : [{ TITLE: say('id', kind.text), TEXT: '' }]
}

const changed = (TITLE: string, old: string, now: string): RecordedPoint[] =>
  old === now
    ? []
    : [
        {
          TITLE,
          TEXT: [
            say('id', 'letters:recorded.before', { value: old || '–' }),
            say('id', 'letters:recorded.after', { value: now || '–' }),
          ].join('\n'),
        },
      ]

async function loggedPoints(tx: Db, { applicationId, submissionNbr }: Granted): Promise<RecordedPoint[]> {
  const logged = await tables(tx)
    .selectFrom('changeLog as l')
    .innerJoin('application as a', 'a.applicationId', 'l.applicationId')
    .select(['l.section', 'l.changes', 'a.formTyp', 'a.formVersion', 'a.applTyp'])
    .where('l.applicationId', '=', applicationId)
    .where('l.requestRef', '=', submissionNbr)
    .orderBy('l.logChangeNbr')
    .$narrowType<{ changes: Change[] }>()
    .execute()
  const entries = logged
    .filter(({ section }) => !PERSONS.has(section))
    .flatMap((row) => row.changes.map((change) => ({ row, change })))
  // Of a grant that was undone and given again only what differs in the end.
  const fields = Map.groupBy(entries, ({ row, change }) => `${row.section} ${change.field}`)
  return [...fields.values()].flatMap((ofField) => {
    const [first, last] = [ofField[0], ofField.at(-1)]
    if (!first || !last) return []
    const net = { ...last.change, oldValue: first.change.oldValue }
    const { LABEL, OLD_VALUE, NEW_VALUE } = wireChange(last.row, net, 'id')
    return changed(LABEL, OLD_VALUE, NEW_VALUE)
  })
}

const textsOf = (row: FormRow) =>
  Object.fromEntries(Object.keys(row).map((name) => [name, fieldText(row, name)])) as Record<string, string>

const partyOf = (row: FormRow) => ({
  role: 'applicant' as const,
  name: fieldText(row, 'PERSON_NAME'),
  person: textsOf(row),
})

function placesOf(tx: Db, stands: readonly Record<string, FormRow[]>[]) {
  return findRegionNames(tx, regionCodesOf(stands.flatMap((stand) => Object.values(stand).flat()).map(partyOf)))
}

/** Name and address on one line. */
function lineOf(row: FormRow, places: ReadonlyMap<string, string>): string {
  const address = addressLines(partyOf(row), places).map(({ text }) => text)
  return [fieldText(row, 'PERSON_NAME'), ...address].filter(Boolean).join(', ')
}
