import type { CallName } from '@saki/contracts'

/** A call that a page asks first. */
export interface EarlyCall {
  name: CallName
  /** In a served page, `{name}` in a value stands for the value of that name in the address (public/boot.js). */
  params?: object
  query?: object
  /** Only when the address has no search parameters. */
  plain?: boolean
  /** The screen asks without the cache. */
  uncached?: boolean
}
