import { useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CopyDialog } from './CopyDialog.tsx'
import styles from './copy.module.css'

const SHOWN = 20

/** 'Salin dari permohonan lama': finds a case by number, title or applicant and copies it. */
export function CopyFromCase({ onClose }: { onClose: () => void }) {
  const { say } = useWords('drafts')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ number: string; title: string } | undefined>()
  const { data } = useCall(
    'getPatents',
    { query: { q: typed.trim() || undefined, size: SHOWN } },
    { placeholderData: (before) => before },
  )
  if (chosen) return <CopyDialog from={chosen.number} title={chosen.title} onClose={onClose} />
  const cases = data?.data ?? []
  const numberOf = (row: (typeof cases)[number]) => row.PATENT_ID ?? row.SUBMISSION_NBR
  return (
    <Dialog
      title={<Label k="drafts:copy.from" />}
      width={560}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Label k="core:cancel" />
        </Button>
      }
    >
      {data?.COUNTS.all === 0 ? (
        <p role="status">{say('drafts:copy.from.none')}</p>
      ) : (
        <div className={styles.fromCase}>
          <Combobox
            id="copy-from"
            label={<Label k="drafts:copy.from.label" />}
            options={cases.map((row) => ({ value: numberOf(row), label: row.TITLE, note: numberOf(row) }))}
            value=""
            onSearch={setTyped}
            onChange={(number) => {
              const row = cases.find((one) => numberOf(one) === number)
              if (row) setChosen({ number, title: row.TITLE })
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
