import type { Tone } from '../ui/Chip.tsx'
import type { IconName } from '../ui/icons/Icon.tsx'

export interface Look {
  tone: Tone
  icon: IconName
}

const waiting: Look = { tone: 'amber', icon: 'clock' }
const yours: Look = { tone: 'red', icon: 'flag' }
const over: Look = { tone: 'grey', icon: 'archive' }

/** How a STATUS_CODE looks: red your turn, amber waiting, blue in progress, green granted, grey closed. */
const looks: Record<string, Look> = {
  300: waiting,
  310: { tone: 'blue', icon: 'checklist' },
  315: yours,
  330: { tone: 'blue', icon: 'announce' },
  340: yours,
  350: { tone: 'blue', icon: 'microscope' },
  370: { tone: 'green', icon: 'check' },
  380: { tone: 'blue', icon: 'scales' },
  385: { tone: 'blue', icon: 'scales' },
  390: { tone: 'red', icon: 'hand' },
  391: over,
  392: over,
  395: over,
  396: { tone: 'grey', icon: 'hourglass' },
}

export function lookOf(statusCode: string): Look {
  return Object.hasOwn(looks, statusCode) ? (looks[statusCode] ?? over) : { tone: 'plain', icon: 'file' }
}

export type DueTone = 'plain' | 'amber' | 'red'

const SOON = 7
const COMING = 60

/** Tone of a deadline by the days left. Other people's clocks stay plain. */
export function dueTone(daysLeft: number, isYours: boolean): DueTone {
  if (!isYours || daysLeft > COMING) return 'plain'
  return daysLeft <= SOON ? 'red' : 'amber'
}

export interface Left {
  unit: 'days' | 'months' | 'years'
  count: number
  late: boolean
}

/** Days left as a person would say them: days up to three months, then months, from two years on years. */
export function leftOf(daysLeft: number): Left {
  const late = daysLeft < 0
  const days = Math.abs(daysLeft)
  if (late || days <= 92) return { unit: 'days', count: days, late }
  if (days < 730) return { unit: 'months', count: Math.floor(days / 30.44), late }
  return { unit: 'years', count: Math.floor(days / 365.25), late }
}

/** Beginnings by which a sentence of the server says whose turn it is; beside a label that says so already they are left out. */
const TURN_WORDS = /^(Giliran [^:]{2,12}|Your turn|The office[’']s turn|دور[^:]{0,12}): /

export function withoutTurn(sentence: string): string {
  const rest = sentence.replace(TURN_WORDS, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
