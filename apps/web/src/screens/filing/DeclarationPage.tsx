import { clsx } from 'clsx'
import { applTypOf, rightOf } from '@saki/catalogue'
import { useState, type ReactNode, useMemo } from 'react'
import type { FileRow } from '@saki/contracts/fileRow'

import { FilingDateNote } from '../../billing/FilingDateNote.tsx'
import { FormPage } from '../../forms/FormPage.tsx'
import { useOnline } from '../../lib/online.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { Note } from '../../ui/Note.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { uploadsOf, useUploads } from '../../uploads/uploads.ts'
import { useUser } from '../../lib/session.ts'
import { unsentOf, type Unsent } from '../../uploads/unsent.ts'
import { FeeRail } from './FeeRail.tsx'
import { FilingFrame } from './FilingFrame.tsx'
import { draftIdOf } from './draftId.ts'
import type { FilingForm } from './useFilingForm.ts'
import { useFilingNavigate } from './useFilingSearch.ts'
import { UnsentNote } from '../../uploads/UnsentNote.tsx'
import { useStepCheck } from './useStepCheck.ts'
import styles from './filing.module.css'

/**
 * The declaration and the button that files. After a lost reply the page shows that the result is uncertain; the engine
 * repeats the call under the same key.
 */
export function DeclarationPage({ filing, band }: { filing: FilingForm; band?: ReactNode }) {
  const { say } = useWords('drafts', 'filing', 'forms', 'errors', 'uploads')
  const term = useTerm()
  const isOnline = useOnline()
  const go = useFilingNavigate()
  const { pages } = filing.form
  const page = pages.find(({ after }) => after === 'all')
  const check = useStepCheck(filing, () => true)
  const [isSending, setSending] = useState(false)
  const { draft, engine } = filing
  const unsent = useUnsent(draft.tempId, filing.files)
  const [isWithout, setWithout] = useState(false)
  const isUndecided = unsent.failed.length + unsent.underway.length > 0 && !isWithout
  const isUncertain = draft.attempt?.files === true && draft.trouble !== undefined
  const isBusy = isSending || (draft.attempt?.files === true && !isUncertain)
  const onFile = async () => {
    if (!engine || isBusy || isUncertain || !isOnline || isUndecided || !check.passes()) return
    setSending(true)
    await engine.file()
    setSending(false)
    const { end, tempId } = engine.copy
    if (end === 'filed' && tempId) uploadsOf(filing.user.USER_ID).forgetDraft(tempId)
    if (end === 'filed' && tempId) go({ draft: tempId, step: 'result' }, { replace: true })
  }
  const refused = draft.refused.map((issue) => ({ field: issue.PATH, message: issue.MESSAGE }))
  const applTyp = applTypOf(draft.formType, draft.data)
  const ground = applTyp && rightOf(applTyp).filingDateGround
  const total = filing.fee.quote?.TOTAL_AMOUNT
  const blocked = filing.readOnly
    ? say('forms:readOnly')
    : !isOnline
      ? say('drafts:submit.offline')
      : isUndecided
        ? say('uploads:unsent.blocked')
        : undefined
  return (
    <FilingFrame
      filing={filing}
      heading={<Label k="filing:declaration.title" />}
      name={term('filing:declaration.title').term}
      step={{ at: pages.length, of: pages.length }}
      band={band}
      failed={check.faults.length > 0}
      onContinue={() => void onFile()}
      bar={
        <StickyBar>
          <Button
            look="primary"
            icon="send"
            busy={isUncertain ? say('drafts:submit.uncertain') : isBusy ? say('drafts:submit.sending') : undefined}
            blocked={blocked}
            onClick={() => void onFile()}
          >
            <Label k="core:submit" />
            {total !== undefined && <Money amount={total} />}
          </Button>
          <PageLink className="button" to="/buat-pengajuan/draft" search={{ draft: draftIdOf(filing), step: 'check' }}>
            <Label k="core:back" />
          </PageLink>
        </StickyBar>
      }
    >
      <ErrorSummary
        faults={refused.length > 0 ? refused : check.faults}
        attempt={check.attempt + draft.refused.length}
      />
      {isUncertain && (
        <div className={clsx(styles.band, 'below-16')}>
          <Note tone="warn" role="status">
            <p>
              <b>{say('drafts:submit.uncertain')}</b> {say('drafts:submit.uncertain.why')}
            </p>
          </Note>
        </div>
      )}
      {!isUncertain && draft.trouble && check.attempt > 0 && (
        <div className={clsx(styles.band, 'below-16')}>
          <Note tone="bad" role="alert">
            <p>
              <b>{say('drafts:submit.notSent')}</b> {draft.words || say('drafts:status.unsaved.why')}
            </p>
          </Note>
        </div>
      )}
      <div className={clsx(styles.band, 'below-16')}>
        <UnsentNote unsent={unsent} draft={draftIdOf(filing)} decision={{ isMade: isWithout, onChange: setWithout }} />
      </div>
      <div className="split">
        <div className="card">
          {page && (
            <FormPage page={page} scene={{ ...check.scene, readOnly: filing.readOnly || isBusy || isUncertain }} />
          )}
          <div className={styles.declarationDate}>
            <FilingDateNote stage={total === 0 ? 'free' : 'before'} ground={ground} />
          </div>
        </div>
        <FeeRail fee={filing.fee} />
      </div>
    </FilingFrame>
  )
}

/** Files of a draft that are not at the office yet. `files`: those the server lists. */
function useUnsent(tempId: string | undefined, files: readonly FileRow[]): Unsent {
  const userId = useUser()?.USER_ID ?? 0
  const queue = useMemo(() => uploadsOf(userId), [userId])
  const uploads = useUploads(queue)
  return useMemo(
    () =>
      unsentOf(
        uploads.filter(({ draft }) => tempId !== undefined && draft === tempId),
        files,
      ),
    [uploads, tempId, files],
  )
}
