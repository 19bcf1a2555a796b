import { replacedScanForm } from '@saki/catalogue/dialogs/replacedScanForm'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'
import { Suspense, useState, type ReactNode } from 'react'

import { FormDialog } from '../forms/FormDialog.tsx'
import type { AskError } from '../lib/askError.ts'
import { officeNow } from '../ui/clock.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { PaperScan, ScanPlace } from './useScanUpload.ts'
import { latePart } from '../ui/latePart.tsx'

const ScanField = latePart(async () => (await import('./ScanField.tsx')).ScanField)

interface ReplaceScanDialogProps {
  id: string
  title: ReactNode
  save: TextKey
  to: ScanPlace
  label: TextKey
  hint?: string
  /** What is missing when nothing was uploaded. */
  missing: string
  sending: { isPending: boolean; error: AskError | null }
  /** Field that the call names when it refuses the scan, which is then uploaded again. */
  field: string
  onSave: (replacement: { scanId: string; reason: string; key: string }) => void
  onClose: () => void
}

/** Uploads another scan in the place of one that cannot be opened, with the reason. */
export function ReplaceScanDialog({
  id,
  title,
  save,
  to,
  missing,
  sending,
  field,
  onSave,
  onClose,
  ...shown
}: ReplaceScanDialogProps) {
  const [scan, setScan] = useState<PaperScan>()
  const [isAsked, setAsked] = useState(false)
  const refused = sending.error?.fields.find((one) => one.field === field)?.message
  // A refused scan is uploaded again.
  const [refusedError, setRefusedError] = useState<AskError | null>(null)
  if (sending.error !== refusedError) {
    setRefusedError(sending.error)
    if (refused !== undefined) setScan(undefined)
  }
  return (
    <FormDialog
      title={title}
      save={save}
      form={replacedScanForm}
      start={{}}
      today={legalDateOf(new Date(officeNow()))}
      sending={sending}
      onSave={(value, key) => {
        setAsked(true)
        if (scan) onSave({ scanId: scan.id, reason: value('REASON'), key })
      }}
      onClose={onClose}
      footer={
        <>
          <Suspense fallback={<Skeleton />}>
            <ScanField
              id={id}
              to={to}
              {...shown}
              scan={scan}
              onScan={setScan}
              error={refused ?? (isAsked && !scan ? missing : undefined)}
            />
          </Suspense>
          {sending.error && refused === undefined && <ErrorPanel error={sending.error} />}
        </>
      }
    />
  )
}
