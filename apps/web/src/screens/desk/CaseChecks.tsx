import type { OfficeCase } from '@saki/contracts/desk'
import { designViews } from '@saki/domain/files/designViews'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { ReactNode } from 'react'

import { groupedByCode } from '../../forms/findings.ts'
import { issueText } from '../../forms/issueText.ts'
import { useCall } from '../../lib/queries.ts'
import { legalDateText } from '../../ui/dates.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords, type Say } from '../../ui/useWords.ts'

type Mark = 'good' | 'warn' | 'bad'
const icons = { good: 'check', warn: 'warning', bad: 'alert' } as const

/** What can be told without an officer's eye: fee, files, the rules of the form, letters nobody opened. */
export function CaseChecks({ found }: { found: OfficeCase }) {
  const { say, language } = useWords('desk')
  const { FEE } = found
  return (
    <ul className="deskchecks" aria-label={say('desk:check.title')}>
      {FEE && (
        <Line mark={FEE.STATUS === 'PAID' ? 'good' : 'warn'}>
          {say(FEE.STATUS === 'PAID' ? 'desk:check.feePaid' : 'desk:check.feeOpen', {
            amount: formatRupiah(FEE.AMOUNT),
          })}
        </Line>
      )}
      {found.VIEWS_TOTAL > 0 ? (
        <Line mark="good">{say('desk:check.views', { count: found.VIEWS_TOTAL })}</Line>
      ) : (
        <Line mark={found.FILES_TOTAL > 0 ? 'good' : 'warn'}>
          {say('desk:check.files', { count: found.FILES_TOTAL })}
        </Line>
      )}
      <Rules patentId={found.PATENT_ID} />
      <FileFindings found={found} />
      {found.UNREAD > 0 && <Line mark="warn">{say('desk:check.unread')}</Line>}
      {found.FROZEN_SINCE && (
        <Line mark="warn">
          {say('desk:check.frozen', { date: legalDateText(found.FROZEN_SINCE, language), why: found.FROZEN_BECAUSE })}
        </Line>
      )}
    </ul>
  )
}

/** The same rules the applicant was checked by at filing, run over what was filed. */
function Rules({ patentId }: { patentId: string }) {
  const { say } = useWords('desk')
  const { data } = useCall('getValFormalitas', { query: { patentId } }, { retry: false, staleTime: 60_000 })
  if (!data) return null
  const [bad, warn] = [data.ERRORS.length, data.WARNINGS.length]
  if (bad === 0 && warn === 0) return <Line mark="good">{say('desk:check.rulesOk')}</Line>
  return (
    <>
      {bad > 0 && <Line mark="bad">{say('desk:check.rulesBad', { count: bad })}</Line>}
      {warn > 0 && <Line mark="warn">{say('desk:check.rulesWarn', { count: warn })}</Line>}
    </>
  )
}

/** What the applicant's device found in the files before they were filed; the applicant has read it on the last page. */
function FileFindings({ found: { FINDINGS } }: { found: OfficeCase }) {
  const { say, language } = useWords('desk', 'filing', 'preflight')
  if (FINDINGS.length === 0) return null
  return (
    <Line mark="warn">
      <details className="deskfindings">
        <summary>
          {say('desk:check.findings', {
            count: FINDINGS.reduce((sum, file) => sum + groupedByCode(file.FINDINGS).length, 0),
          })}
        </summary>
        <ul>
          {FINDINGS.flatMap((file) =>
            groupedByCode(file.FINDINGS).map((finding) => (
              <li key={`${file.DOC_ID}${finding.code}`}>
                <b>
                  <bdi dir="auto">{placeOf(file, say) ?? file.FILE_NAME}</bdi>
                </b>
                {': '}
                {issueText(finding, say, language)}
                {finding.pages.length > 0 && ` ${say('desk:check.findingPages', { pages: finding.pages.join(', ') })}`}
              </li>
            )),
          )}
        </ul>
      </details>
    </Line>
  )
}

function placeOf({ VIEW_TYPE_ID }: OfficeCase['FINDINGS'][number], say: Say): string | undefined {
  const view = designViews.find(({ id }) => id === VIEW_TYPE_ID)
  return view && say(view.text)
}

function Line({ mark, children }: { mark: Mark; children: ReactNode }) {
  return (
    <li className={mark}>
      <Icon name={icons[mark]} size={18} />
      <span>{children}</span>
    </li>
  )
}
