import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { download } from '../../lib/download.ts'
import { showToast } from '../../ui/messages.ts'
import { AnswerCard } from './AnswerCard.tsx'
import { ReviewAction } from './DraftActions.tsx'
import { FeeTotal } from './FeeRail.tsx'
import { FilingFrame } from './FilingFrame.tsx'
import { draftIdOf } from './draftId.ts'
import { IssueList } from './IssueList.tsx'
import type { FilingForm } from './useFilingForm.ts'
import { useFilingNavigate } from './useFilingSearch.ts'
import styles from './filing.module.css'

/**
 * All answers before filing, in the order of the steps, with the issues beside them. Only STOP issues block the next
 * page.
 */
export function CheckPage({ filing, band }: { filing: FilingForm; band?: ReactNode }) {
  const { say } = useWords('drafts', 'filing', 'forms')
  const term = useTerm()
  const go = useFilingNavigate()
  const { pages } = filing.form
  const issues = filing.issues.filter(({ step }) => pages.find(({ id }) => id === step)?.after !== 'all')
  const stops = issues.filter(({ level }) => level === 'STOP')
  const isStopped = stops.length > 0
  const onContinue = () =>
    isStopped || filing.readOnly ? undefined : go({ draft: draftIdOf(filing), step: 'declaration' })
  return (
    <FilingFrame
      filing={filing}
      heading={<Label k="drafts:check.title" />}
      name={term('drafts:check.title').term}
      step={{ at: pages.length, of: pages.length }}
      band={band}
      onContinue={onContinue}
      bar={
        <StickyBar end={<FeeTotal fee={filing.fee} compact />}>
          <span className={styles.onward}>
            <Button
              look="primary"
              className="full-width-on-phones"
              onClick={onContinue}
              blocked={isStopped ? say('drafts:check.stopped') : undefined}
            >
              <Label k="drafts:check.onward" />
            </Button>
          </span>
          <PageLink className="button" to="/buat-pengajuan/draft" search={{ draft: draftIdOf(filing) }}>
            <Label k="core:back" />
          </PageLink>
        </StickyBar>
      }
    >
      <div className={clsx('split', styles.checks)}>
        <div>
          {pages
            .filter(({ after }) => after !== 'all')
            .map((page) => (
              <AnswerCard key={page.id} filing={filing} page={page} />
            ))}
        </div>
        <aside className="stack stays-in-view">
          <div className={clsx('card pad', styles.fee)}>
            <h2 className="large below-16">
              {say('drafts:check.problems', { count: stops.length })}
              {say('core:comma')}
              {say('drafts:check.suggestions', { count: issues.length - stops.length })}
            </h2>
            <IssueList filing={filing} issues={issues} from="check" />
            <FeeTotal fee={filing.fee} />
            <p className="hint above-16">{say('drafts:fee.notRefunded')}</p>
          </div>
          <div className="grid gap-4 items-start above-12">
            <PrintDraft
              name={filing.title || term('drafts:check.title').term}
              ensureSaved={filing.fileStep.ensureSaved}
            />
            <ReviewAction filing={filing} />
          </div>
        </aside>
      </div>
    </FilingFrame>
  )
}

/** Downloads everything typed so far as a PDF marked as draft. `ensureSaved` saves the last changes first. */
function PrintDraft({ name, ensureSaved }: { name: string; ensureSaved: () => Promise<string> }) {
  const { say } = useWords('drafts', 'uploads')
  const [isMaking, setMaking] = useState(false)
  const onClick = async () => {
    setMaking(true)
    try {
      const tempId = await ensureSaved()
      await download('printDraft', { params: { tempId } }, `${name}.pdf`)
    } catch {
      showToast('uploads:draft.failed', { tone: 'bad' })
    }
    setMaking(false)
  }
  return (
    <Button
      look="act"
      icon="print"
      busy={isMaking ? say('drafts:check.print') : undefined}
      onClick={() => void onClick()}
    >
      <Label k="drafts:check.print" />
    </Button>
  )
}
