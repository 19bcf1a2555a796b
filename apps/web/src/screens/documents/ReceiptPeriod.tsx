import { download } from '../../lib/download.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { DocumentSearch } from './documentSearch.ts'

interface ReceiptPeriodProps {
  search: DocumentSearch
  setSearch: (change: Partial<DocumentSearch>) => void
}

/** The days of the receipts listed, and all of these in one archive. */
export function ReceiptPeriod({ search: { from, to, client }, setSearch }: ReceiptPeriodProps) {
  const { say } = useWords('viewer')
  const day = (name: 'from' | 'to', value: string | undefined) => (
    <label className="pick-box">
      <span className="muted nowrap">{say(`viewer:receipts.${name}`)}</span>
      <input
        type="date"
        value={value ?? ''}
        min={name === 'to' ? from : undefined}
        max={name === 'from' ? to : undefined}
        onChange={(event) => setSearch({ [name]: event.target.value || undefined })}
      />
    </label>
  )
  const zip = (first: string, last: string) =>
    void download('zipReceipts', { query: { from: first, to: last, client } }, `SAKI-${first}-${last}.zip`)
  return (
    <div className="row wrap gap-12 inset-12 hairline-below">
      {day('from', from)}
      {day('to', to)}
      {from !== undefined && to !== undefined && (
        <Button small icon="download" onClick={() => zip(from, to)}>
          <Label k="viewer:receipts.zip" />
        </Button>
      )}
    </div>
  )
}
