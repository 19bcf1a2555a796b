import type { SearchNotice } from '@saki/contracts/savedSearches'

import { queryClient, queryKeyOf, useSend } from '../lib/queries.ts'
import { CaseLink } from '../cases/CaseLink.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalTime } from '../ui/LegalTime.tsx'
import { useWords } from '../ui/useWords.ts'
import { SavedSearchLink } from './SavedSearchLink.tsx'

/** Reads everything anew that shows what saved searches found. */
export function refreshSavedSearches(): void {
  for (const call of ['savedSearches', 'searchNotices'] as const)
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
}

/** Messages of saved searches: what was found, with links. Opening the results marks the messages of that search read. */
export function SearchNotices({ notices }: { notices: readonly SearchNotice[] }) {
  return (
    <ul className="hairlines">
      {notices.map((notice) => (
        <li key={notice.NOTICE_ID} className="inset-16 grid one-column gap-4">
          <Message notice={notice} />
        </li>
      ))}
    </ul>
  )
}

function Message({ notice: { SEARCH, SEARCH_ID, NAME, SENT_AT, READ_AT, TOTAL, HITS } }: { notice: SearchNotice }) {
  const { say } = useWords('alerts')
  const seen = useSend('savedSearchSeen', { onSuccess: refreshSavedSearches })
  const found = SEARCH.KIND === 'CASE' ? 'alerts:notice.changed' : 'alerts:notice.found'
  const more = TOTAL - HITS.length
  return (
    <>
      <div className="row wrap gap-8">
        <b>
          <bdi>{NAME}</bdi>
        </b>
        {READ_AT === null && <Chip tone="blue">{say('alerts:notice.unread')}</Chip>}
        <span className="muted small">
          <LegalTime at={SENT_AT} />
        </span>
      </div>
      <span className="small">{TOTAL === 0 ? say('alerts:notice.gone') : say(found, { count: TOTAL })}</span>
      <ul className="grid one-column gap-4 small">
        {HITS.map((hit) => (
          <li key={hit.PATENT_ID} className="row wrap gap-8 row-gap-4">
            <CaseLink number={hit.PATENT_ID} />
            <bdi>{hit.TITLE}</bdi>
            <span className="muted">
              <bdi>{hit.OWNER_NAMES}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <span className="muted small">{say('alerts:notice.more', { count: more })}</span>}
      <div className="row wrap gap-12">
        <SavedSearchLink search={SEARCH} className="text-button" onClick={() => seen.mutate({ body: { SEARCH_ID } })}>
          <Label k="alerts:open" />
        </SavedSearchLink>
        {READ_AT === null && (
          <button type="button" className="text-button" onClick={() => seen.mutate({ body: { SEARCH_ID } })}>
            <Label k="alerts:seen" />
          </button>
        )}
      </div>
    </>
  )
}
