import '../../../cases/cases.module.css'

import { caseAddress } from '../../../lib/caseAddress.ts'
import { usePageParams, usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { keepsMissing } from '../../../lib/keepsMissing.ts'
import { useCall } from '../../../lib/queries.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { useCaseCalls } from './useWholeCase.ts'
import { WholeCase } from './WholeCase.tsx'

/** /list-tm/trademarks/$fileno: one mark by its application or registration number. */
export function MarkPageScreen() {
  const { fileno = '' } = usePageParams('/list-tm/trademarks/$fileno')
  const { tab, awasi } = usePageSearch('/list-tm/trademarks/$fileno')
  const setSearch = useSetSearch('/list-tm/trademarks/$fileno')
  const { data, error, refetch } = useCall('getTrademarkDetail', { query: { fileno } }, keepsMissing)
  // A mark named by its application number is asked for at once, as below.
  const address = caseAddress(fileno)
  useCaseCalls(address?.kind === 'numbered' ? address.patentId : undefined)
  if (error?.status === 404 || error?.status === 400) return <MissingMark fileno={fileno} />
  if (!data)
    return (
      <div className="page">
        <div className="card pad">
          {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} block={28} />}
        </div>
      </div>
    )
  return (
    <WholeCase
      key={data.FILENO}
      number={data.FILENO}
      mark={data}
      startsWatching={awasi === 'Y'}
      tab={tab}
      onTab={(next) => setSearch({ tab: next }, { replace: true })}
      missing={<MissingMark fileno={fileno} />}
    />
  )
}

function MissingMark({ fileno }: { fileno: string }) {
  const { say } = useWords('casePage')
  return (
    <Page title="shell:page.mark">
      <div className="card">
        <EmptyState
          action={
            <PageLink to="/trademarks/search" className="button">
              <Icon name="search" />
              <Label k="shell:page.markSearch" />
            </PageLink>
          }
        >
          {say('casePage:mark.missing', { fileno })}
        </EmptyState>
      </div>
    </Page>
  )
}
