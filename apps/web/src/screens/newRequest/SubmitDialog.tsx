import type { SessionUser } from '@saki/contracts/session'

import { isUnderway } from '../../uploads/upload.ts'
import { uploadsOf, useUploads } from '../../uploads/uploads.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Fees, SubmittedSoFar } from './FeeSide.tsx'
import type { RequestForm } from './useRequestForm.ts'
import type { Submitting } from './useSubmit.ts'

interface SubmitDialogProps {
  form: RequestForm
  submitting: Submitting
  user: SessionUser
}

/** What is submitted, what is still missing and what it costs, to confirm; a submitted request cannot be changed. */
export function SubmitDialog({ form, submitting, user }: SubmitDialogProps) {
  const { say } = useWords('newRequest')
  const { draft, copy } = form
  const uploads = useUploads(uploadsOf(user.USER_ID))
  const isUploading = uploads.some((upload) => upload.draft === copy.tempId && isUnderway(upload))
  const isFree = draft?.TOTAL_AMOUNT === 0
  return (
    <Dialog
      title={<Label k="newRequest:check.title" />}
      width={560}
      tall
      onClose={submitting.close}
      actions={
        <>
          <Button data-first onClick={submitting.close}>
            <Label k="newRequest:check.back" />
          </Button>
          <Button
            look="primary"
            icon={isFree ? 'send' : 'money'}
            busy={submitting.isBusy || !draft ? say('newRequest:submit.busy') : undefined}
            blocked={isUploading ? say('newRequest:submit.unsent') : undefined}
            onClick={() => void submitting.submit()}
          >
            <Label k={isFree ? 'newRequest:submit' : 'newRequest:pay'} />
          </Button>
        </>
      }
    >
      <h3>
        <Label k={form.kind.text} />
      </h3>
      <ul className="above-8">
        {form.casesKnown.map(({ PATENT_ID, TITLE }) => (
          <li key={PATENT_ID}>
            <bdi>{TITLE}</bdi> <bdi dir="ltr">{PATENT_ID}</bdi>
          </li>
        ))}
      </ul>
      <div className="above-16">
        <SubmittedSoFar form={form} />
      </div>
      <div className="above-16">
        <Fees form={form} />
      </div>
      <p className="above-16">{say(isFree ? 'newRequest:check.free' : 'newRequest:check.paid')}</p>
    </Dialog>
  )
}
