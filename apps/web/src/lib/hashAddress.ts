/** The only hash address supported: `#/viewer/pdf/{id}`, used by older links and letters. */
const VIEWER = /^#\/viewer\/pdf\/([A-Za-z0-9_-]{1,64})(?:\?(seq_num=\d{1,3}&specdoc_typ=[A-Z0-9]{2,6}))?$/

/** The page of such a hash; undefined for any other hash or an invalid id. */
export function pageOfHash(hash: string): string | undefined {
  const [, id, slot] = VIEWER.exec(hash) ?? []
  return id === undefined ? undefined : `/viewer/pdf/${id}${slot === undefined ? '' : `?${slot}`}`
}

/** Replaces a hash address by its page, before the router starts and on every hash change. */
export function replaceHashAddress(): void {
  const page = pageOfHash(location.hash)
  if (page) history.replaceState(null, '', page)
  addEventListener('hashchange', () => {
    const next = pageOfHash(location.hash)
    if (next) location.replace(next)
  })
}
