// Tables of the laws, written by hand from their articles; see docs/glossary.md for the terms. The checker reads nothing else.

/** P applicant, O office, K Appeal Commission, 3 third party, S system (by a payment), auto: automatic act after a deadline. */
type Who = 'P' | 'O' | 'K' | '3' | 'S' | 'auto'

/**
 * How a deadline is counted: `3m` months, `30w` working days, `30d` days, from the day of the act; `due+2m` from the previous deadline;
 * `filing+`, `priority+`, `origin+` (international filing, else filing). `keep`: unchanged. `-`: none. A leading `*`: a target of the
 * office, without an automatic act. A trailing `>`: moves from a holiday to the next working day. Words in capitals: a rule of their own.
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
}
export type Law = Record<string, Provision>

const WHO: Record<string, Who> = { P: 'P', O: 'O', K: 'K', '3': '3', S: 'S', auto: 'auto' }

/** Reads lines `act | who | from, from | to | due | then | within | not before | once per`. */
export function parseLawTable(text: string): Law {
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
    }
  }
  return law
}
