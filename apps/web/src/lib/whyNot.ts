import type { AskError } from './askError.ts'

export type WhyNot =
  | 'missing'
  | 'denied'
  | 'quarantine'
  | 'infected'
  | 'damaged'
  | 'lost'
  | 'network'
  | 'failed'
  | 'other'

/** The reason a file could not be downloaded: it does not exist, it was refused, or the request failed. */
export function whyNot({ err, status }: Pick<AskError, 'err' | 'status'>): WhyNot {
  const known: Record<string, WhyNot> = {
    FILE_IN_QUARANTINE: 'quarantine',
    FILE_INFECTED: 'infected',
    FILE_DAMAGED: 'damaged',
    FILE_MISSING: 'lost',
    NETWORK: 'network',
    NOT_MANDATED: 'denied',
    NOT_ALLOWED: 'denied',
  }
  const why = known[err]
  if (why) return why
  if (status === 404) return 'missing'
  return status >= 500 || err === 'UNKNOWN' ? 'failed' : 'other'
}
