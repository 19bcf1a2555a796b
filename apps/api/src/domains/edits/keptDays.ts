/** Days that earlier versions of drafts, and drafts in the bin, are kept. */
export const KEPT_DAYS = 30
/** Days that idempotency keys with their replies are kept. Replies of filings are kept for good in `application`. */
export const KEYS_DAYS = 7
