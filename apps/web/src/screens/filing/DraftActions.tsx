import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import type { FilingForm } from './useFilingForm.ts'
import { lateDialog } from '../../ui/Late.tsx'

const VersionsDialog = lateDialog(async () => (await import('../../drafts/VersionsDialog.tsx')).VersionsDialog)
const ReviewLinksDialog = lateDialog(
  async () => (await import('../../drafts/review/ReviewLinksDialog.tsx')).ReviewLinksDialog,
)

/** Actions on the whole draft: its versions, and links for reviewers. */
export function DraftActions({ filing }: { filing: FilingForm }) {
  return (
    <div className="grid gap-4 items-start above-12">
      {filing.draft.tempId !== undefined && <VersionsAction filing={filing} tempId={filing.draft.tempId} />}
      <ReviewAction filing={filing} />
    </div>
  )
}

function VersionsAction({ filing, tempId }: { filing: FilingForm; tempId: string }) {
  const { engine, draft, form } = filing
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    await engine?.flush()
    setOpen(true)
  }
  return (
    <>
      <Button look="act" icon="history" aria-haspopup="dialog" onClick={() => void open()}>
        <Label k="drafts:versions.title" />
      </Button>
      {isOpen && (
        <VersionsDialog
          tempId={tempId}
          form={form}
          now={draft.data}
          onRestore={
            engine &&
            ((data, version) => {
              const before = engine.copy.data
              engine.change(data)
              void engine.flush()
              setOpen(false)
              showToast('drafts:versions.restored', {
                values: { number: version },
                action: { text: 'core:undo', do: () => engine.change(before) },
              })
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** In a second tab, which has no engine, the saved state is shared. */
export function ReviewAction({ filing }: { filing: FilingForm }) {
  const [isOpen, setOpen] = useState(false)
  const ready = async () => {
    if (!filing.engine && filing.draft.tempId !== undefined) return filing.draft.tempId
    await filing.engine?.flush()
    return filing.fileStep.ensureOnServer()
  }
  return (
    <>
      <Button look="act" icon="eye" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Label k="drafts:review.title" />
      </Button>
      {isOpen && <ReviewLinksDialog tempId={filing.draft.tempId} ready={ready} onClose={() => setOpen(false)} />}
    </>
  )
}
