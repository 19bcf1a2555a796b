import { clsx } from 'clsx'
import { workflowOf } from '@saki/catalogue'
import { Suspense, type ReactNode } from 'react'

import { OfflineNote } from '../../../cases/OfflineNote.tsx'
import type { Answer } from '../../../lib/ask.ts'
import { useUser } from '../../../lib/session.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CaseHeader } from '../CaseHeader.tsx'
import { TurnBand } from '../TurnBand.tsx'
import styles from '../workflow.module.css'
import { CaseActs } from './CaseActs.tsx'
import { CaseTabs } from './CaseTabs.tsx'
import { readerOf, type CaseOnPage } from './caseAccess.ts'
import { PublicBand } from './PublicBand.tsx'
import { useWholeCase } from './useWholeCase.ts'
import { latePart } from '../../../ui/latePart.tsx'

const PrintedAddress = latePart(async () => (await import('./lateParts.ts')).PrintedAddress, { isAid: true })

interface WholeCaseProps {
  number: string
  /** The mark of the case, with its renewal. */
  mark?: Answer<'getTrademarkDetail'>
  tab: string | number | boolean | undefined
  /** Whether the address asks to watch the case, as the public register's link does. */
  startsWatching: boolean
  onTab: (tab: string | undefined) => void
  /** Shown for a number the reader may not know. */
  missing: ReactNode
}

/** One case: header with whose turn it is and what can be done, then its tabs. Strangers see what is published. */
export function WholeCase({ number, mark, tab, startsWatching, onTab, missing }: WholeCaseProps) {
  const { say } = useWords('workflow', 'casePage', 'viewer', 'applications')
  const { detail, bill } = useWholeCase(number)
  const theCase = detail.data
  const role = useUser()?.ROLE
  const reader = theCase && readerOf(theCase, role)
  if (detail.error?.status === 404 || detail.error?.status === 400) return missing
  return (
    <div className={clsx('page', styles.page)}>
      <OfflineNote asOf={detail.dataUpdatedAt} />
      {detail.error && <ErrorPanel error={detail.error} onRetry={() => void detail.refetch()} />}
      {!theCase && !detail.error && (
        <div className="card pad">
          <Skeleton lines={6} block={28} />
        </div>
      )}
      {theCase && reader && (
        <>
          <CaseHeader
            title={theCase.TITLE}
            number={number}
            right={theCase.RIGHT}
            picture={theCase.IMG_URL}
            patentId={number}
            owners={theCase.OWNER_NAMES}
            filed={theCase.FILING_DATE}
            code={theCase.STATUS_CODE}
            status={theCase.STATUS_NAME}
            caption={theCase.STATUS_CAPTION}
            word={mark ? 'shell:page.mark' : 'shell:page.case'}
            isOther={reader !== 'party'}
            facts={<HeaderFacts theCase={theCase} />}
          >
            {reader === 'stranger' && <PublicBand theCase={theCase} />}
            {theCase.STATUS && (
              <TurnBand
                status={theCase.STATUS}
                flow={workflowOf(theCase.STATUS.FLOW_ID, theCase.STATUS.FLOW_VERSION)}
              />
            )}
            <CaseActs
              theCase={theCase}
              number={number}
              reader={reader}
              role={role}
              bill={bill}
              startsWatching={startsWatching}
              onPrint={() => onTab(undefined)}
            />
          </CaseHeader>
          <CaseTabs theCase={theCase} number={number} mark={mark} reader={reader} tab={tab} onTab={onTab} />
          {theCase.IND_PUBLIC === 'Y' && (
            <Suspense>
              <PrintedAddress letter={theCase.RIGHT} number={number} asOf={detail.dataUpdatedAt} />
            </Suspense>
          )}
        </>
      )}
      <span className="sr" role="status">
        {theCase ? '' : detail.isPending && say('core:loading')}
      </span>
    </div>
  )
}

function HeaderFacts({ theCase }: { theCase: CaseOnPage }) {
  const { say } = useWords('casePage')
  const classes = [
    ...(theCase.LOCARNO ?? []).map((one) => one.LOCARNO_CLASS_CODE),
    ...(theCase.NICE ?? []).map((one) => one.NICE_CLASS_CODE),
  ]
  return (
    <>
      {theCase.REGISTRATION_NBR && (
        <span>
          {say('casePage:registrationShort')}{' '}
          <b className="text-plain regular">
            <bdi dir="ltr">{theCase.REGISTRATION_NBR}</bdi>
          </b>
        </span>
      )}
      {theCase.EXPIRATION_DATE && (
        <span>
          {say('casePage:until')}{' '}
          <b className="text-plain regular">
            <LegalDateText date={theCase.EXPIRATION_DATE} />
          </b>
        </span>
      )}
      {classes.length > 0 && (
        <span>
          {say('casePage:classes')}{' '}
          <b className="text-plain regular">
            <bdi dir="ltr">{classes.join(', ')}</bdi>
          </b>
        </span>
      )}
      {theCase.REFERENCE && (
        <span>
          {say('casePage:reference')}{' '}
          <b className="text-plain regular">
            <bdi>{theCase.REFERENCE}</bdi>
          </b>
        </span>
      )}
    </>
  )
}
