import type { HistoryRow } from '@saki/contracts/desk'
import { caseRoles } from '@saki/domain/office/officeRoles'
import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { useSetSearch } from '../../../lib/pageAddress.ts'
import { queryClient, queryKeyOf, useSend } from '../../../lib/queries.ts'
import { useHolds } from '../../../officeTables/useHolds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import { lateDialog } from '../../../ui/Late.tsx'

const ReplaceScanDialog = lateDialog(
  async () => (await import('../../../uploads/ReplaceScanDialog.tsx')).ReplaceScanDialog,
)

interface PaperScansProps {
  patentId: string
  row: HistoryRow
}

/** The scan of the paper that an act records and those it replaced. An infected one is replaced by officers of cases. */
export function PaperScans({ patentId, row }: PaperScansProps) {
  const { say, language } = useWords('desk', 'deskCase')
  const navigate = useSetSearch('/petugas/berkas/$patentId')
  const [isOpen, setOpen] = useState(false)
  const mayReplace = useHolds(...caseRoles)
  const { SCAN_DOC_ID } = row
  if (SCAN_DOC_ID === null) return null
  return (
    <>
      {row.IND_SCAN_INFECTED === 'N' ? (
        <Button look="act" icon="file" onClick={() => navigate({ tab: 'files', doc: SCAN_DOC_ID })}>
          <Label k="deskCase:history.scan" />
        </Button>
      ) : (
        <>
          <Chip tone="red" icon="alert">
            {say('deskCase:scan.infected')}
          </Chip>
          {mayReplace && (
            <Button small icon="upload" onClick={() => setOpen(true)}>
              <Label k="deskCase:scan.replace" />
            </Button>
          )}
        </>
      )}
      {row.FORMER_SCANS.map(({ FILE_NAME, REPLACED_AT, REPLACED_BY, REASON }) => (
        <span key={REPLACED_AT}>
          {say('deskCase:scan.former', {
            file: FILE_NAME ?? '',
            date: legalDateText(REPLACED_AT, language),
            name: REPLACED_BY,
            reason: REASON,
          })}
        </span>
      ))}
      {isOpen && <ReplaceActScan patentId={patentId} row={row} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReplaceActScan({ patentId, row, onClose }: PaperScansProps & { onClose: () => void }) {
  const { say } = useWords('desk', 'deskCase')
  const replace = useSend('officeScanReplace', {
    onSuccess: () => {
      showToast('deskCase:scan.replaced')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeCase') })
      onClose()
    },
  })
  const { PROC_TYP, PROC_NBR, ACTION_NBR } = row
  return (
    <ReplaceScanDialog
      id={`scan-of-${ACTION_NBR}`}
      title={say('deskCase:scan.replace')}
      save="deskCase:scan.replace"
      to={{ call: 'officePaperScan', fields: { TEMP_ID: patentId } }}
      label="desk:action.scan"
      missing={say('desk:fault.scanMissing')}
      sending={replace}
      field="SCAN_ID"
      onSave={({ scanId, reason, key }) =>
        replace.mutate({ body: { PROC_TYP, PROC_NBR, ACTION_NBR, SCAN_ID: scanId, REASON: reason }, key })
      }
      onClose={onClose}
    />
  )
}
