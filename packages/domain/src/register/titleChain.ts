import type { LegalDate } from '../dates/legalDate.ts'
import type { Change } from '../corrections/changes.ts'

/** A change of owners as the change log has it. */
export interface OwnerChange {
  on: LegalDate
  changes: readonly Change[]
  /** Names that may occur in rows added or removed as a whole, such as those of the request. */
  names: readonly string[]
}

/** Owners of a case from a day on. */
export interface TitleStep<C extends OwnerChange> {
  /** Null for the first step. */
  change: C | null
  from: LegalDate
  before: string[]
  after: string[]
  /** The owners before this step are not those after the step before it. */
  gap: { since: LegalDate; until: LegalDate } | null
}

const NAME = /^OWNERS[.](\d+)[.]PERSON_NAME$/
const WHOLE = /^OWNERS[.](\d+)$/

/**
 * The chain of title: from the owners as filed through every change of their names, up to the owners of today. A step whose former owners are
 * not the latter owners of the step before it has a gap; so has a last step, without a change, when the owners of today are not those of the
 * last change. Changes of addresses only are no steps.
 */
export function titleChain<C extends OwnerChange>(
  filed: { on: LegalDate; owners: readonly string[] },
  changes: readonly C[],
  today: { on: LegalDate; owners: readonly string[] },
): TitleStep<C>[] {
  const steps: TitleStep<C>[] = [{ change: null, from: filed.on, before: [], after: [...filed.owners], gap: null }]
  let known = [...filed.owners]
  let since = filed.on
  for (const change of changes) {
    const before = namesBefore(known, change)
    const after = namesAfter(before, change, [...change.names, ...today.owners, ...known])
    if (sameNames(before, after)) continue
    const gap = sameNames(before, known) ? null : { since, until: change.on }
    steps.push({ change, from: change.on, before, after, gap })
    known = after
    since = change.on
  }
  if (!sameNames(known, today.owners))
    steps.push({
      change: null,
      from: today.on,
      before: known,
      after: [...today.owners],
      gap: { since, until: today.on },
    })
  return steps
}

/** The owners before a change: those known, with the old names of the log where it says otherwise. */
function namesBefore(known: readonly string[], { changes }: OwnerChange): string[] {
  const names = [...known]
  const removed = changes.flatMap(({ field, newValue }) => (newValue === '' ? (WHOLE.exec(field)?.[1] ?? []) : []))
  for (const { field, oldValue, newValue } of changes) {
    const renamed = NAME.exec(field)
    if (renamed && oldValue !== '') names[oldPlace(Number(renamed[1]), removed.map(Number))] = oldValue
    const whole = WHOLE.exec(field)
    if (whole && newValue === '') {
      const at = Number(whole[1])
      if (!oldValue.includes(names[at] ?? oldValue)) names[at] = oldValue.split(' · ')[0] ?? oldValue
    }
  }
  return names.filter((name) => name !== undefined)
}

/** The place before the removal of the rows with these places. */
function oldPlace(place: number, removed: readonly number[]): number {
  return removed.toSorted((a, b) => a - b).reduce((at, one) => (one <= at ? at + 1 : at), place)
}

function namesAfter(before: readonly string[], { changes }: OwnerChange, candidates: readonly string[]): string[] {
  const removed = new Set(
    changes.flatMap(({ field, newValue }) => (newValue === '' ? (WHOLE.exec(field)?.[1] ?? []) : [])).map(Number),
  )
  const names = before.filter((_, at) => !removed.has(at))
  for (const { field, newValue } of changes) {
    const whole = WHOLE.exec(field)
    if (whole && newValue !== '') names.splice(Number(whole[1]), 0, nameIn(newValue, candidates))
  }
  for (const { field, newValue } of changes) {
    const renamed = NAME.exec(field)
    if (renamed && newValue !== '') names[Number(renamed[1])] = newValue
  }
  return names.filter((name) => name !== undefined)
}

/** The longest of the candidates that the text of a whole row contains; else its first part. */
function nameIn(row: string, candidates: readonly string[]): string {
  const [longest] = candidates
    .filter((name) => name !== '' && row.includes(name))
    .toSorted((a, b) => b.length - a.length)
  return longest ?? row.split(' · ')[0] ?? row
}

/** Whether two lists name the same owners in any order. */
function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.toSorted().every((name, at) => name === b.toSorted()[at])
}
