import { queryKeyOf, queryClient } from '../../lib/queries.ts'
import { isFlagged } from '../../lib/sessionGate.ts'
import { ask } from '../../lib/ask.ts'
import { beginAhead } from '../../viewer/pdf/readAhead.ts'
import { readViewerAddress } from './viewerAddress.ts'

/**
 * Begins everything the viewer needs at once, while the page around it is still being put together: the program that draws, the facts and
 * the beginning of the document. One after the other they would cost a second on a slow line.
 */
export function warmViewer(): void {
  const [, procid = ''] = /^\/viewer\/pdf\/([^/]+)\/?$/.exec(location.pathname) ?? []
  const address = readViewerAddress(procid, Object.fromEntries(new URLSearchParams(location.search)))
  if (!address || !isFlagged()) return
  void import('./PdfViewerScreen.tsx')
  void import('../../viewer/pdf/PdfPane.tsx')
  const input = { params: { id: address.id }, query: address.slot }
  const queryFn = () => ask('getDocumentFacts', input)
  void queryClient.prefetchQuery({ queryKey: queryKeyOf('getDocumentFacts', input), queryFn, staleTime: 60_000 })
  // A process is not the id of a document: which one it is, the facts tell.
  if (!/^[A-Za-z0-9]{1,6}-\d/.test(address.id)) beginAhead(address.id)
}
