/** The one address behind a hash that the portal answers to: `#/viewer/pdf/{id}`, which older links and letters carry. */
const VIEWER = /^#\/viewer\/pdf\/([A-Za-z0-9_-]{1,64})(?:\?(seq_num=\d{1,3}&specdoc_typ=[A-Z0-9]{2,6}))?$/

/** The page such a hash stands for; undefined for any other, also for one whose id is an address of its own. */
export function pageOfHash(hash: string): string | undefined {
  const [, id, slot] = VIEWER.exec(hash) ?? []
  return id === undefined ? undefined : `/viewer/pdf/${id}${slot === undefined ? '' : `?${slot}`}`
}

/** Turns a hash address into the page it stands for, before the router reads the address and whenever the hash changes. */
export function leaveHashAddress(): void {
  const page = pageOfHash(location.hash)
  if (page) history.replaceState(null, '', page)
  addEventListener('hashchange', () => {
    const next = pageOfHash(location.hash)
    if (next) location.replace(next)
  })
}
