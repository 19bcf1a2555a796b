import {
  criteriaGroups,
  readCriteria,
  type Criteria,
  type CriteriaGroup,
  type Criterion,
} from '@saki/domain/search/criteria'

/** Bytes of a cookie with its name; longer criteria are not kept. */
const MOST_BYTES = 1_024
/** Seconds; as long as a session. */
const KEPT = 28_800
/** The cookies are sent with no call: calls are below /api. */
const PATH = '/forms'

/** The criteria kept in the six cookies. What somebody else wrote into them is left out. */
export function readKeptCriteria(cookies: string): Criteria {
  const kept = new Map(
    cookies.split(';').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), pair.slice(at + 1)] as const
    }),
  )
  return Object.fromEntries(
    criteriaGroups.flatMap((group): [CriteriaGroup, Criterion[]][] => {
      const rows = readCriteria(group, decoded(kept.get(group) ?? ''))
      return rows.length > 0 ? [[group, rows]] : []
    }),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Keeps each group in its cookie and deletes those of empty groups; false when a group is too long to be kept. */
export function keepCriteria(criteria: Criteria): boolean {
  const kept = criteriaGroups.map((group) => {
    const rows = criteria[group] ?? []
    const text = rows.length > 0 ? encodeURIComponent(JSON.stringify(rows)) : ''
    const fits = group.length + 1 + text.length <= MOST_BYTES
    const age = text !== '' && fits ? KEPT : 0
    document.cookie = `${group}=${age > 0 ? text : ''}; Path=${PATH}; Max-Age=${age}; SameSite=Lax`
    return fits
  })
  return kept.every(Boolean)
}
