import { clsx } from 'clsx'
import type { PaperFacts } from '@saki/contracts/papers'
import { citeArticles } from '@saki/domain/law/ground'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { FileHash } from '../../cases/FileHash.tsx'
import { StatusChip } from '../../cases/StatusChip.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { openPopUp } from '../../lib/popUp.ts'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'

/** What a document is, the deadline it starts, and the actions on it. */
export function PaperFactsView({ facts }: { facts: PaperFacts }) {
  const { say } = useWords('viewer')
  return (
    <>
      <h2 className="large break-anywhere">
        <bdi>{facts.DOC_NAME}</bdi>
      </h2>
      {facts.WITHDRAWN === 'Y' && <p className="note warn">{say('viewer:detail.withdrawn')}</p>}
      <Deadline facts={facts} />
      <div className="actions">
        {facts.ANSWERABLE === 'Y' && facts.PROC_TYP && (
          <PageLink
            to="/jawaban/$procid"
            params={{ procid: `${facts.PROC_TYP}-${facts.PROC_NBR}` }}
            className="button primary"
          >
            <Icon name="reply" />
            <Label k="viewer:detail.reply" />
          </PageLink>
        )}
        <Button icon="eye" onClick={() => openPopUp(`/viewer/pdf/${facts.DOC_ID}`)}>
          <Label k="viewer:detail.open" />
        </Button>
      </div>
      <dl className="facts">
        <Fact k="viewer:detail.case">
          <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: facts.PATENT_ID }}>
            <bdi dir="ltr" className="mono">
              {facts.PATENT_ID}
            </bdi>
          </PageLink>{' '}
          <bdi>{facts.TITLE}</bdi>
        </Fact>
        {facts.STATUS_CODE && (
          <Fact k="viewer:detail.status">
            <StatusChip code={facts.STATUS_CODE} name={facts.STATUS_NAME} caption={facts.STATUS_CAPTION} />
          </Fact>
        )}
        <Fact k="viewer:detail.sender">{facts.FROM_NAME || facts.CLIENT?.USER_NAME}</Fact>
        <Fact k="viewer:detail.date">
          <LegalTime at={facts.AT} />
        </Fact>
        {facts.DOC_NUMBER && (
          <Fact k="viewer:detail.number">
            <Code value={facts.DOC_NUMBER} copy />
          </Fact>
        )}
        {facts.VERIFY_CODE && (
          <Fact k="viewer:detail.verify">
            <PageLink to="/verifikasi/$code" params={{ code: facts.VERIFY_CODE }} target="_blank">
              <Icon name="shield" size={16} />{' '}
              <bdi dir="ltr" className="mono">
                {facts.VERIFY_CODE}
              </bdi>
            </PageLink>
          </Fact>
        )}
      </dl>
      {facts.SHA256 && (
        <FileHash label="viewer:detail.hash" value={facts.SHA256}>
          <span className="hint">{say('viewer:detail.hash.means')}</span>
        </FileHash>
      )}
    </>
  )
}

function Fact({ k, children }: { k: TextKey; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Label k={k} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Deadline({ facts }: { facts: PaperFacts }) {
  const { say } = useWords('viewer')
  const daysLeft = useDaysLeft()
  if (!facts.DUE_DATE) return <p className="hint">{say('viewer:detail.deadline.none')}</p>
  const isRunning = facts.DUE_RUNS === 'Y' && facts.DAYS_LEFT !== null
  return (
    <p className={clsx('pad-12-16 grid gap-2 rounded-card small', isRunning ? 'cautious' : 'well')}>
      <Label k="viewer:detail.deadline" />
      <b className="large">
        <LegalDateText date={facts.DUE_DATE} />
      </b>
      <span>
        {isRunning && facts.DAYS_LEFT !== null ? daysLeft(facts.DAYS_LEFT) : say('viewer:detail.deadline.over')}
      </span>
      {facts.GROUND && (
        <bdi lang="id" dir="ltr">
          {citeArticles(facts.GROUND)}
        </bdi>
      )}
    </p>
  )
}
