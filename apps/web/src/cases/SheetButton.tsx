import type { Asking } from '../lib/ask.ts'
import { download } from '../lib/download.ts'
import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'

/** Downloads the whole list of requests as filtered. The server names the file after day and time. */
export function SheetButton({ query }: { query: Asking<'requestSheet'>['query'] }) {
  return (
    <Button icon="download" onClick={() => void download('requestSheet', { query }, 'Excel List.xlsx')}>
      <Label k="ownRequests:sheet.export" />
    </Button>
  )
}
