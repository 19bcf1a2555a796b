import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { mayHaveRequestsDue, requestsDue } from '@saki/domain/workflow/requestsDue'
import type { Language } from '@saki/texts'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { workflowOfProcess, type ProcessPosition } from './caseState.ts'
import { holidaySet } from './daysOff.sql.ts'
import { listDueFacts, type DueFacts } from './requestsDue.sql.ts'

type ProcessKey = Pick<DueFacts, 'procTyp' | 'procNbr'>

const keyOf = ({ procTyp, procNbr }: ProcessKey) => `${procTyp}-${procNbr}`

/**
 * By process (`PROC_TYP-PROC_NBR`), what its applicant still has to request and by when, in one text; without an entry nothing is due. Reads
 * the history only of processes in a state that has such requests.
 */
export async function wordsOfRequestsDue(
  db: Db,
  processes: readonly (ProcessKey & ProcessPosition)[],
  language: Language,
  today: LegalDate,
): Promise<Map<string, string>> {
  const asked = processes.filter((process) => mayHaveRequestsDue(workflowOfProcess(process), process.state))
  if (asked.length === 0) return new Map()
  const holidays = await holidaySet(db)
  const facts = new Map((await listDueFacts(db, asked)).map((one) => [keyOf(one), one]))
  const words = asked.flatMap((process): [string, string][] => {
    const found = facts.get(keyOf(process))
    if (!found) return []
    const { dueDate, history, filing, international } = found
    const at = { state: process.state, dueDate, history, holidays, known: { filing, international } }
    const due = requestsDue(workflowOfProcess(process), at, today)
    if (due.length === 0) return []
    return [
      [
        keyOf(process),
        due.map((one) => say(language, one.words, { date: longDateText(one.last, language) })).join(' '),
      ],
    ]
  })
  return new Map(words)
}

/** The same of one process; empty when nothing is due. */
export async function requestsDueText(
  db: Db,
  process: ProcessKey & ProcessPosition,
  language: Language,
  today: LegalDate,
): Promise<string> {
  return (await wordsOfRequestsDue(db, [process], language, today)).get(keyOf(process)) ?? ''
}
