import { BadLine, rightOf } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Workflow } from '@saki/domain/workflow/definition'

import type { ImportLine } from './caseLine.ts'
import { walkImported, type ImportedStep, type Rules } from './walkImported.ts'

export interface ImportedPosition {
  steps: ImportedStep[]
  state: string
  due: LegalDate | null
  firesOn: LegalDate | null
  expiration: LegalDate
}

export interface OfficeCalendar {
  today: LegalDate
  holidays: ReadonlySet<LegalDate>
  rules: Rules
}

/** Fields about payments, with the rights that have them. */
const payments = { PAID_YEARS: 'patents', RENEWED_TO: 'marks' } as const

/**
 * Current state of a granted or registered case, with the actions that led there: registration, payments or renewals, and the automatic
 * actions since, by the rules of the workflow. Throws BadLine when the dates contradict each other or the law.
 */
export function positionOfImport(flow: Workflow, line: ImportLine, calendar: OfficeCalendar): ImportedPosition {
  checkDates(line, calendar.today)
  const walk = walkImported(flow, line, calendar)
  const expiration = rightOf(line.APPL_TYP).import.play(walk, line, calendar.today)
  if (line.EXPIRATION_DATE !== undefined && line.EXPIRATION_DATE !== expiration)
    throw new BadLine(`EXPIRATION_DATE ${line.EXPIRATION_DATE} is not the end of the term, ${expiration}`)
  walk.runOut()
  return { ...walk.now(), expiration }
}

function checkDates(line: ImportLine, today: LegalDate): void {
  const { FILING_DATE, REGISTRATION_DATE, PUBLICATION_DATE, PRIORITY_DATE } = line
  if (REGISTRATION_DATE > today) throw new BadLine(`REGISTRATION_DATE ${REGISTRATION_DATE} lies in the future`)
  if (FILING_DATE > REGISTRATION_DATE) throw new BadLine('FILING_DATE is after REGISTRATION_DATE')
  if (PUBLICATION_DATE !== undefined && (PUBLICATION_DATE < FILING_DATE || PUBLICATION_DATE > today))
    throw new BadLine('PUBLICATION_DATE is before FILING_DATE or in the future')
  const origins = [PRIORITY_DATE, ...line.PRIORITIES.map((each) => each.PRIORITY_DATE)]
  if (origins.some((date) => date !== undefined && date >= effectiveDate(line)))
    throw new BadLine('a priority is not earlier than the filing')
  const { paid } = rightOf(line.APPL_TYP).import
  for (const field of ['PAID_YEARS', 'RENEWED_TO'] as const)
    if (line[field] !== undefined && !paid.includes(field)) throw new BadLine(`${field} is for ${payments[field]}`)
}

/** The filing date of the international application of a national phase, else the filing date (PCT art. 11(3)). */
const effectiveDate = (line: ImportLine) => line.PCT?.PCT_APPL_DATE ?? line.FILING_DATE
