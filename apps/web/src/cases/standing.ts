import type { Tone } from '../ui/Chip.tsx'
import type { IconName } from '../ui/icons/Icon.tsx'

export interface StatusLook {
  tone: Tone
  icon: IconName
}

const waiting: StatusLook = { tone: 'amber', icon: 'clock' }
const yours: StatusLook = { tone: 'red', icon: 'flag' }
const over: StatusLook = { tone: 'grey', icon: 'archive' }

const moving = (icon: IconName): StatusLook => ({ tone: 'blue', icon })

/**
 * Look of a STATUS_CODE: red the applicant's turn, amber waiting, blue in progress, green granted, grey closed. Keyed by the last two
 * digits, which mean the same in every process; the digits before them name the process.
 */
const looks: Record<string, StatusLook> = {
  '00': waiting,
  '10': moving('checklist'),
  '12': yours,
  '15': yours,
  '17': yours,
  '20': moving('hourglass'),
  '30': moving('announce'),
  '40': yours,
  '42': moving('scales'),
  '45': moving('hourglass'),
  '46': moving('scales'),
  '50': moving('microscope'),
  '55': yours,
  '58': moving('microscope'),
  '60': moving('cert'),
  '70': { tone: 'green', icon: 'check' },
  '71': { tone: 'green', icon: 'check' },
  '72': { tone: 'amber', icon: 'renew' },
  '75': yours,
  '76': moving('scales'),
  '80': moving('scales'),
  '81': { tone: 'red', icon: 'hand' },
  '82': yours,
  '85': moving('scales'),
  '90': { tone: 'red', icon: 'hand' },
  '91': over,
  '92': over,
  '93': over,
  '94': { tone: 'grey', icon: 'check' },
  '95': over,
  '96': { tone: 'grey', icon: 'hourglass' },
  '97': over,
  '98': over,
}

/** Look of a STATUS_CODE; a plain one for unknown codes. */
export function statusLook(statusCode: string): StatusLook {
  const ending = /^(?:[1-7]|11|14|15|16|20)[0-9]{2}$/.test(statusCode) ? statusCode.slice(-2) : ''
  return Object.hasOwn(looks, ending) ? (looks[ending] ?? over) : { tone: 'plain', icon: 'file' }
}

export type DueTone = 'plain' | 'amber' | 'red'

const SOON = 7
const COMING = 60

/** Tone of a deadline by the days left; always plain for deadlines of others. */
export function dueTone(daysLeft: number, isYours: boolean): DueTone {
  if (!isYours || daysLeft > COMING) return 'plain'
  return daysLeft <= SOON ? 'red' : 'amber'
}

export interface Left {
  unit: 'days' | 'months' | 'years'
  count: number
  late: boolean
}

/** Days left in the unit people use: days up to 92, then months, from 730 days on years. */
export function timeLeftOf(daysLeft: number): Left {
  const late = daysLeft < 0
  const days = Math.abs(daysLeft)
  if (late || days <= 92) return { unit: 'days', count: days, late }
  if (days < 730) return { unit: 'months', count: Math.floor(days / 30.44), late }
  return { unit: 'years', count: Math.floor(days / 365.25), late }
}

/** Openings of server sentences that say whose turn it is; removed next to a label that already says so. */
const TURN_WORDS = /^(Giliran [^:]{2,12}|Your turn|The office[’']s turn|دور[^:]{0,12}): /

/** Removes the opening that says whose turn it is, and capitalises the rest. */
export function withoutTurn(sentence: string): string {
  const rest = sentence.replace(TURN_WORDS, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
