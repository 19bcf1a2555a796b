import { queryKeyOf, queryClient } from '../../lib/queries.ts'
import { hasSessionFlag } from '../../lib/sessionGate.ts'
import { ask } from '../../lib/ask.ts'
import { startReadAhead } from '../../viewer/pdf/readAhead.ts'
import { readViewerAddress } from './viewerAddress.ts'

/**
 * Starts loading the drawing code, the document's facts and its first bytes in parallel, before the page is rendered. In sequence they would take
 * a second longer on a slow connection.
 */
export function warmViewer(): void {
  const [, procid = ''] = /^\/viewer\/pdf\/([^/]+)\/?$/.exec(location.pathname) ?? []
  const address = readViewerAddress(procid, Object.fromEntries(new URLSearchParams(location.search)))
  if (!address || !hasSessionFlag()) return
  void import('../../areas/viewer.ts')
  void import('../../viewer/pdf/PdfPane.tsx')
  const input = { params: { id: address.id }, query: address.slot }
  const queryFn = () => ask('getDocumentFacts', input)
  void queryClient.prefetchQuery({ queryKey: queryKeyOf('getDocumentFacts', input), queryFn, staleTime: 60_000 })
  // An id of a process or action is resolved to a document by its facts, so its bytes cannot be fetched yet.
  if (!/^[A-Za-z0-9]{1,6}-\d/.test(address.id)) startReadAhead(address.id)
}
