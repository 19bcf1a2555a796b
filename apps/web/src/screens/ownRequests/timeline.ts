import { workflows } from '@saki/catalogue'
import type { InboxItem } from '@saki/contracts/inbox'
import type { ListedRequest } from '@saki/contracts/requests'

/** Who began it: the reader by a request, the office by a letter, or another party. */
export type Origin = 'mine' | 'office' | 'other'

export type Happening = { id: string; at: string; number: string; title: string } & (
  | { from: 'mine'; request: ListedRequest }
  | { from: 'office' | 'other'; item: InboxItem }
)

interface Source<R> {
  data: readonly R[]
  total: number
}

const ofRequest = (request: ListedRequest): Happening => ({
  id: request.SUBMISSION_NBR ?? request.TEMP_ID ?? '',
  at: request.SUBMITTED_AT,
  number: request.PATENT_ID,
  title: request.TITLE,
  from: 'mine',
  request,
})

const ofItem = (item: InboxItem): Happening => ({
  id: item.INBOX_ID,
  at: item.SENT_AT,
  number: item.PATENT_ID,
  title: item.TITLE,
  from: isOfOthers(item) ? 'other' : 'office',
  item,
})

/** Whether anyone but applicant and office performed the action, such as an opponent. */
function isOfOthers({ PROC_TYP, ACTION_TYP }: InboxItem): boolean {
  return workflows.some(
    ({ procTyp, actions }) =>
      procTyp === PROC_TYP && Object.values(actions).some(({ code, by }) => code === ACTION_TYP && by === 'public'),
  )
}

/**
 * Requests and letters in one order, the newest first. Where a source has more rows than were read, nothing older than its last row is
 * listed, because rows of that time could be missing.
 */
export function timelineOf(requests: Source<ListedRequest>, letters: Source<InboxItem>): Happening[] {
  const lists = [
    { rows: requests.data.map(ofRequest), isCut: requests.total > requests.data.length },
    { rows: letters.data.map(ofItem), isCut: letters.total > letters.data.length },
  ]
  const since = Math.max(
    ...lists.map(({ rows, isCut }) => (isCut ? Math.min(...rows.map(({ at }) => Date.parse(at))) : -Infinity)),
  )
  return lists
    .flatMap(({ rows }) => rows)
    .filter(({ at }) => Date.parse(at) >= since)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
