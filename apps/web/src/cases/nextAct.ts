import type { TextKey } from '@saki/texts'

/** What the applicant has to do, by the last two digits of a STATUS_CODE, which mean the same in most processes. */
const acts: Record<string, TextKey> = {
  '12': 'applications:act.translation',
  '15': 'applications:act.complete',
  '17': 'applications:act.priority',
  '55': 'applications:act.reply',
  '72': 'applications:act.renew',
  '81': 'applications:act.court',
  '82': 'applications:act.appealPapers',
  '90': 'applications:act.appeal',
  '91': 'applications:act.revive',
  '94': 'applications:act.revive',
}
/** Statuses whose act differs from the one of their last digits. */
const ownActs: Record<string, TextKey> = {
  '140': 'applications:act.examination',
  '175': 'applications:act.annuity',
  '275': 'applications:act.annuity',
  '340': 'applications:act.counter',
  '390': 'applications:act.contest',
  '440': 'applications:act.counter',
  '475': 'applications:act.renewLate',
  '515': 'applications:act.complete',
  '615': 'applications:act.complete',
  '1415': 'applications:act.complete',
  '1615': 'applications:act.complete',
  '2015': 'applications:act.answer',
}

/** The act that a status asks of the applicant, in a few words and without its period; undefined if it asks none. */
export function nextAct(statusCode: string): TextKey | undefined {
  if (Object.hasOwn(ownActs, statusCode)) return ownActs[statusCode]
  const ending = /^[1-4][0-9]{2}$/.test(statusCode) ? statusCode.slice(-2) : ''
  return Object.hasOwn(acts, ending) ? acts[ending] : undefined
}
