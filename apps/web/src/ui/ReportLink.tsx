import { Label } from './Label.tsx'
import { reportAddress } from './reportAddress.ts'

/** Opens the form for reporting a problem in a new tab, so that what was typed on this page stays. */
export function ReportLink({ page = location.pathname, incident }: { page?: string; incident?: string }) {
  return (
    <a className="text-button" href={reportAddress({ page, incident })} target="_blank" rel="noopener">
      <Label k="core:error.report" />
    </a>
  )
}
