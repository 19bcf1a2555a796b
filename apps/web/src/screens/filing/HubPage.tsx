import { clsx } from 'clsx'
import { Suspense, type ReactNode } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { issueText } from '../../forms/issueText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Progress, type ProgressSegment } from '../../ui/Progress.tsx'
import { useWords } from '../../ui/useWords.ts'
import { sectionOf, fieldText } from '@saki/domain/forms/form'
import type { StepStatus } from '@saki/domain/forms/progress'
import type { TextKey } from '@saki/texts'
import { DraftActions } from './DraftActions.tsx'
import { draftIdOf, shortId } from './draftId.ts'
import { FeeBar, FeeRail } from './FeeRail.tsx'
import { ChangedContacts } from './ChangedContacts.tsx'
import { FilingFrame } from './FilingFrame.tsx'
import { IssueList } from './IssueList.tsx'
import { TaskRow } from './TaskRow.tsx'
import { kindOfForm } from './TypeCards.tsx'
import type { FilingForm } from './useFilingForm.ts'
import styles from './filing.module.css'

const segments: Record<StepStatus, ProgressSegment> = {
  DONE: 'full',
  NOT_NEEDED: 'full',
  IN_PROGRESS: 'half',
  NOT_STARTED: 'empty',
  PROBLEM: 'bad',
  LOCKED: 'empty',
}

/** The task list of a filing: status of every step, the fee, and the next step. */
export function HubPage({ filing, band }: { filing: FilingForm; band?: ReactNode }) {
  const { say, language } = useWords('drafts', 'filing')
  const goTo = useGoTo()
  const { steps, stepsDone } = filing.progress
  const next = nextStep(filing)
  const onContinue = () =>
    void goTo({ to: '/buat-pengajuan/draft', search: { draft: draftIdOf(filing), step: next.id } })
  const leave = async () => {
    await filing.engine?.flush()
    void goTo({ to: '/customer-screen/draft' })
  }
  const continueLink = (
    <PageLink
      className="button primary"
      to="/buat-pengajuan/draft"
      search={{ draft: draftIdOf(filing), step: next.id }}
    >
      <Label k="core:continue" />
    </PageLink>
  )
  return (
    <FilingFrame
      filing={filing}
      heading={<bdi>{filing.title || say('drafts:untitled')}</bdi>}
      name={filing.title || say('drafts:untitled')}
      meta={<Meta filing={filing} />}
      band={band}
      onContinue={onContinue}
    >
      <ChangedContacts filing={filing} />
      <div className="split">
        <div className="stack">
          <div className="card">
            <div className={clsx(styles.progress, 'grid one-column-on-phones align-center gap-24 row-gap-8 inset-20')}>
              <div>
                <h2>
                  <Label k="drafts:hub.done" values={{ done: stepsDone, all: steps.length }} />
                </h2>
                <p className="sm muted">
                  {next.issue
                    ? say('drafts:hub.next', { what: issueText(next.issue, say, language) })
                    : say('drafts:hub.ready')}{' '}
                  {say('drafts:hub.anyOrder')}
                </p>
              </div>
              <span className="nophone">{continueLink}</span>
              <Progress
                segments={steps.map(({ status }) => segments[status])}
                label={say('drafts:hub.done', { done: stepsDone, all: steps.length })}
              />
            </div>
            <ol>
              {filing.form.pages.map((page, at) => (
                <TaskRow key={page.id} filing={filing} page={page} number={at + 1} />
              ))}
            </ol>
          </div>
          {/* The words of findings load with the first one. */}
          <Suspense>
            <HubFindings filing={filing} />
          </Suspense>
        </div>
        <FeeRail fee={filing.fee}>
          <Button wide className="above-16" icon="save" onClick={() => void leave()}>
            <Label k="drafts:saveAndLeave" />
          </Button>
          <DraftActions filing={filing} />
        </FeeRail>
      </div>
      <FeeBar fee={filing.fee}>{continueLink}</FeeBar>
    </FilingFrame>
  )
}

/** What was found in the steps begun so far, with the pictures it is about; nothing that is merely not filled in yet. */
function HubFindings({ filing }: { filing: FilingForm }) {
  const { say } = useWords('drafts')
  const { steps } = filing.progress
  const begun = new Set(steps.filter(({ status }) => status !== 'NOT_STARTED').map(({ id }) => id))
  const issues = filing.issues.filter(
    (issue) => 'file' in issue || (begun.has(issue.step) && (issue.wrong || issue.level !== 'STOP')),
  )
  if (issues.length === 0) return null
  const stops = issues.filter(({ level }) => level === 'STOP').length
  return (
    <section className="card" aria-labelledby="hub-findings">
      <div className="card-head">
        <h2 id="hub-findings">
          <Label k="drafts:hub.findings" />
        </h2>
        <span className="sm muted">
          {[
            stops > 0 && say('drafts:check.problems', { count: stops }),
            issues.length > stops && say('drafts:check.suggestions', { count: issues.length - stops }),
          ]
            .filter(Boolean)
            .join(say('core:comma'))}
        </span>
      </div>
      <div className="pad">
        <IssueList filing={filing} issues={issues} />
      </div>
    </section>
  )
}

function Meta({ filing }: { filing: FilingForm }) {
  const { say } = useWords('drafts', 'filing')
  const kind = kindOfForm(filing.form.id)
  const subtype = subtypeOf(filing)
  return (
    <>
      {kind && (
        <span className={`right inline-row gap-6 ${kind.right}`}>
          <Icon name={kind.icon} size={18} />
          <Label k={kind.name} />
        </span>
      )}
      {subtype && <span className="inline-row">{say(subtype)}</span>}
      {filing.draft.tempId && (
        <span className="inline-row gap-6">
          {say('drafts:draft')}{' '}
          <bdi dir="ltr" className="mono">
            {shortId(filing.draft.tempId)}
          </bdi>
        </span>
      )}
    </>
  )
}

/** Name of the chosen subtype, from the options of the form. */
function subtypeOf({ form, draft }: FilingForm): TextKey | undefined {
  const chosen = fieldText(sectionOf(draft.data, 'FILING'), 'APPL_SUBTYP')
  for (const block of form.pages.flatMap((page) => page.blocks)) {
    const field = block.as === 'fields' && block.section === 'FILING' ? block.fields['APPL_SUBTYP'] : undefined
    if (field?.as === 'choice') return field.options.find(({ value }) => value === chosen)?.text
  }
  return undefined
}

/** The first step with a STOP issue, then the first incomplete one (except priority), otherwise the check page. */
function nextStep(filing: FilingForm) {
  const open = filing.progress.steps.find(
    ({ id, issues }) => id !== 'check' && issues.some(({ level }) => level === 'STOP'),
  )
  const untouched = filing.progress.steps.find(
    ({ id, status }) => id !== 'check' && (status === 'NOT_STARTED' || status === 'IN_PROGRESS') && id !== 'priority',
  )
  const step = open ?? untouched
  return { id: step?.id ?? 'check', issue: step?.issues.find(({ level }) => level === 'STOP') }
}
