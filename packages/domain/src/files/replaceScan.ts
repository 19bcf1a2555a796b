export type ScanState = 'clean' | 'infected' | 'scanning' | 'not_scanned'

/**
 * Whether another scan may be uploaded in the place of one in this state, undefined when there is none. What can be opened is a document of the
 * case that a party may have read, so it stays; what waits for the scanner may turn out clean.
 */
export function mayReplaceScan(present: ScanState | undefined): boolean {
  return present === undefined || present === 'infected'
}
