import type { SessionUser } from '@saki/contracts/session'
import type { ReactNode } from 'react'

import { AttachmentsStep } from '../../attachments/AttachmentsStep.tsx'
import { SaveLine } from '../../autosave/SaveLine.tsx'
import { registerPrefill } from '../../forms/agents/registerPrefill.ts'
import { formAreas } from '../../forms/formAreas.ts'
import { FormPage } from '../../forms/FormPage.tsx'
import { profilePrefill } from '../../forms/people/profilePrefill.ts'
import { useFormCheck } from '../../forms/useFormCheck.ts'
import { useGoTo } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { pageTitles } from './pageTitles.ts'
import type { RequestPage } from '@saki/catalogue/requests/requestPages'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AppealGrounds } from './AppealGrounds.tsx'
import { CasesCard } from './CasesCard.tsx'
import { DecisionLink } from './DecisionLink.tsx'
import { EarlierRights } from './EarlierRights.tsx'
import { Exhibits } from './Exhibits.tsx'
import { FeeSide, RequestTotal } from './FeeSide.tsx'
import { questionsOf, rulesOf } from './questions.ts'
import { refreshDraft } from './serverDraft.ts'
import { SubmitDialog } from './SubmitDialog.tsx'
import { useRequestForm, type RequestFormInput } from './useRequestForm.ts'
import { useSubmit } from './useSubmit.ts'
import { VersionChoice } from './VersionChoice.tsx'

interface RequestWorkspaceProps extends RequestFormInput {
  user: SessionUser
  page: RequestPage
  band?: ReactNode
}

/** A request on one page: its cases, its answers, its attachments, and its fee. */
export function RequestWorkspace({ user, page, band, ...input }: RequestWorkspaceProps) {
  const { kind, copy, status, engine } = input
  const { say } = useWords('newRequest', 'requests', 'requestForms', 'filing', 'forms', ...formAreas(kind.form))
  const goTo = useGoTo()
  const form = useRequestForm(input)
  const { data, formFiles, files, today, readOnly, change } = form
  const questions = questionsOf(kind)
  const rules = rulesOf(kind)
  const asksRepresentative = questions.blocks.some((block) => block.as === 'rows' && block.section === 'REPRS')
  const prefill = asksRepresentative ? registerPrefill(user) : profilePrefill(user)
  const check = useFormCheck(form.issues, { data, files: formFiles, today, readOnly, change, prefill })
  const submitting = useSubmit(form, check)
  const leave = async () => {
    await engine?.flush()
    await goTo({ to: '/user-docx/tp/list-pengajuan-pasca' })
  }
  return (
    <>
      <Page
        title={kind.text}
        lead={say(kind.means)}
        failed={check.faults.length > 0}
        above={
          <>
            <PageLink to={page}>
              <Icon name="arrow-back" size={16} />
              <Label k={pageTitles[page]} />
            </PageLink>
            <SaveLine
              status={status}
              savedAt={copy.savedAt}
              why={[copy.words, ...copy.faults.map(({ message }) => message)].join(' ').trim()}
              isMerged={copy.note === 'merged'}
              onRetry={() => engine?.retryNow()}
              testId="request-status"
            />
          </>
        }
      >
        {band && <div className="below-12">{band}</div>}
        {engine && copy.conflict && (
          <VersionChoice kind={kind} copy={copy} onSettle={(content) => engine.settle(content)} />
        )}
        {copy.refusal && (
          <Note tone="bad" role="alert">
            <b>{copy.refusal.words}</b>
            {copy.refusal.faults.map(({ field, message }) => (
              <p key={field + message}>{message}</p>
            ))}
          </Note>
        )}
        <ErrorSummary attempt={check.attempt} faults={check.faults} />
        <div className="split">
          <div className="stack">
            <CasesCard form={form} />
            {form.isReady && (
              <>
                {kind.workflow === 'request-appeal' &&
                  (form.refusal ? (
                    <AppealGrounds decision={form.refusal} scene={check.scene} />
                  ) : (
                    <DecisionLink numbers={form.numbers} />
                  ))}
                {questions.blocks.length > 0 && (
                  <Card title={<Label k="newRequest:data" />} flush>
                    <FormPage page={questions} scene={check.scene} />
                  </Card>
                )}
                {kind.workflow === 'request-opposition' && <EarlierRights form={form} />}
                {rules.length > 0 && (
                  <>
                    <h2>
                      <Label k="newRequest:files" />
                    </h2>
                    <AttachmentsStep
                      draft={{ tempId: copy.tempId, formType: kind.form.id, data, files, readOnly }}
                      localName={copy.localId}
                      rules={rules}
                      ensureOnServer={form.ensureOnServer}
                      onFilesChanged={() => refreshDraft(engine?.copy.tempId ?? copy.tempId)}
                    />
                  </>
                )}
                {kind.workflow === 'request-opposition' && <Exhibits form={form} scene={check.scene} />}
              </>
            )}
          </div>
          <FeeSide form={form} />
        </div>
      </Page>
      <StickyBar end={<RequestTotal form={form} />}>
        <Button
          look="primary"
          icon="send"
          blocked={readOnly ? say('newRequest:tab.elsewhere') : submitting.blocked}
          busy={submitting.isBusy ? say('newRequest:submit.busy') : undefined}
          onClick={() => void submitting.check()}
        >
          <Label k="newRequest:submit" />
        </Button>
        <Button onClick={() => void leave()}>
          <Label k="newRequest:leave" />
        </Button>
        {submitting.trouble && (
          <span className="text-danger" role="alert">
            {say(submitting.trouble)}
          </span>
        )}
      </StickyBar>
      {submitting.isOpen && <SubmitDialog form={form} submitting={submitting} user={user} />}
    </>
  )
}
