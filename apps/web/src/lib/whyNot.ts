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

/** By the code of the error, which a legacy refusal may fill with any text. */
const known: ReadonlyMap<string, WhyNot> = new Map([
  ['FILE_IN_QUARANTINE', 'quarantine'],
  ['FILE_INFECTED', 'infected'],
  ['FILE_DAMAGED', 'damaged'],
  ['FILE_MISSING', 'lost'],
  ['NETWORK', 'network'],
  ['TIMEOUT', 'network'],
  ['NOT_MANDATED', 'denied'],
  ['NOT_ALLOWED', 'denied'],
])

/** The reason a file could not be downloaded: it does not exist, it was refused, or the request failed. */
export function whyNot({ err, status }: Pick<AskError, 'err' | 'status'>): WhyNot {
  const why = known.get(err)
  if (why) return why
  if (status === 404) return 'missing'
  return status >= 500 || err === 'UNKNOWN' ? 'failed' : 'other'
}
