import { Label } from './Label.tsx'

/** Opens the form for reporting a problem in a new tab, so that what was typed on this page stays. */
export function ReportLink({ page = location.pathname, incident }: { page?: string; incident?: string }) {
  const search = new URLSearchParams({ dari: page, ...(incident && { kejadian: incident }) })
  return (
    <a className="act" href={`/lapor-masalah?${search}`} target="_blank" rel="noopener">
      <Label k="core:error.report" />
    </a>
  )
}
