// Tables of the laws, written by hand from their articles; see docs/glossary.md for the terms. The checker reads nothing else.

/** P applicant, O office, K Appeal Commission, 3 third party, S system (by a payment), auto: automatic act after a deadline. */
type Who = 'P' | 'O' | 'K' | '3' | 'S' | 'auto'

/**
 * How a deadline is counted: `3m` months, `30w` working days, `30d` days, from the day of the act; `due+2m` from the previous deadline;
 * `filing+`, `priority+`, `origin+` (international filing, else filing). `keep`: unchanged. `-`: none. A leading `*`: a target of the
 * office, without an automatic act; `*back`: the target that stood when the state was last left. A trailing `>`: moves from a holiday to the
 * next working day; a trailing `!`: the automatic act happens on the last day itself. Words in capitals: a rule of their own.
 */
export interface Provision {
  who: Who
  from: readonly string[]
  to: string
  due: string
  /** The automatic act after the deadline. */
  otherwise?: string
  /** Only within this time of one of these acts: `3m of refuse,refuse_again`. */
  within?: string
  /** Only after this time of that act. */
  notBefore?: string
  /** At most once for each of these acts. */
  oncePer?: string
  /** An act of the office that waits for open answers: `act 30w of object unless answer_objection`, or `state` for the deadline of the state. */
  awaits?: string
  /** Only where a priority is claimed. */
  priority?: true
}
export type Law = Record<string, Provision>

/** Acts that must not cut off an answer, and those that ask for a priority document. */
export const ANSWERS: Readonly<Record<string, string>> = {
  // Design: the answer to an objection (UU 31/2000 art. 26(4), (5)).
  'design examine': 'state',
  // Patent: the answer to views and objections (UU 13/2016 art. 49(3)).
  'patent send_findings': '30w of object unless answer_objection',
  'patent propose_refusal': '30w of object unless answer_objection',
  'patent allow': '30w of object unless answer_objection',
  'patent refuse': '30w of object unless answer_objection',
}

const WHO: Record<string, Who> = { P: 'P', O: 'O', K: 'K', '3': '3', S: 'S', auto: 'auto' }

/** Reads lines `act | who | from, from | to | due | then | within | not before | once per`. `right`: whose answers are waited for. */
export function parseLawTable(text: string, right = ''): Law {
  const law: Law = {}
  for (const line of text.split('\n')) {
    const [act = '', who = '', from = '', to = '', due = '-', then = '', within = '', notBefore = '', oncePer = ''] =
      line.split('|').map((cell) => cell.trim())
    if (act === '') continue
    law[act] = {
      who: WHO[who] ?? 'S',
      from: from.split(/,\s*/),
      to,
      due,
      ...(then && { otherwise: then }),
      ...(within && { within }),
      ...(notBefore && { notBefore }),
      ...(oncePer && { oncePer }),
      ...(ANSWERS[`${right} ${act}`] && { awaits: ANSWERS[`${right} ${act}`] }),
      ...(act === 'ask_priority' && { priority: true }),
    }
  }
  return law
}
