import '../../cases/cases.module.css'
import './outgoing.module.css'

import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CallList } from './CallList.tsx'
import { LetterList } from './LetterList.tsx'
import { PostList } from './PostList.tsx'
import { readOutgoingSearch, writeOutgoingSearch, type OutgoingSearch } from './outgoingSearch.ts'

const REFRESH_EVERY = 60_000

/** /petugas/surat: letters sent, and applicants to call before a deadline lapses. */
export function OutgoingScreen() {
  const { say } = useWords('outgoing', 'posting', 'fees')
  const isOfficer = useUser()?.ROLE === 'office'
  const search = readOutgoingSearch(usePageSearch('/petugas/surat'))
  const navigate = useSetSearch('/petugas/surat')
  const calls = useCall(
    'officeCallList',
    { query: { page: search.tab === 'calls' ? search.page : 1, size: 25 } },
    { refetchInterval: REFRESH_EVERY, enabled: isOfficer },
  )
  const post = useCall(
    'officeLettersToPost',
    { query: { page: search.tab === 'post' ? search.page : 1, size: 25 } },
    { refetchInterval: REFRESH_EVERY, enabled: isOfficer },
  )
  if (!isOfficer)
    return (
      <Page title="outgoing:title">
        <div className="card">
          <EmptyState>{say('fees:office.onlyOffice')}</EmptyState>
        </div>
      </Page>
    )
  const setSearch = (change: Partial<OutgoingSearch>) =>
    navigate(writeOutgoingSearch({ ...search, page: 1, ...change }))
  return (
    <Page title="outgoing:title">
      <section className="card" aria-label={say('outgoing:title')}>
        <Tabs
          label={say('outgoing:tabs')}
          current={search.tab}
          onChoose={(tab) =>
            setSearch({ tab: tab === 'calls' || tab === 'post' ? tab : 'letters', state: 'ALL', q: '' })
          }
          tabs={[
            {
              id: 'letters',
              label: <Label k="outgoing:tab.letters" stacked />,
              panel: search.tab === 'letters' ? <LetterList search={search} setSearch={setSearch} /> : null,
            },
            {
              id: 'post',
              label: <Label k="posting:tab" stacked />,
              ...(post.data && { count: post.data.total }),
              panel: search.tab === 'post' ? <PostList post={post} search={search} setSearch={setSearch} /> : null,
            },
            {
              id: 'calls',
              label: <Label k="outgoing:tab.calls" stacked />,
              ...(calls.data && { count: calls.data.total }),
              panel: search.tab === 'calls' ? <CallList calls={calls} search={search} setSearch={setSearch} /> : null,
            },
          ]}
        />
      </section>
    </Page>
  )
}
