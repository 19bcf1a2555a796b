import { addDays, addMonths, type LegalDate } from '@saki/domain/dates/legalDate'
import { protectedYears } from '@saki/domain/fees/annuity'
import type { Workflow } from '@saki/domain/workflow/definition'

import { BadLine, type ImportLine } from './caseLine.ts'
import { walkImported, type ImportedStep, type Rules, type Walk } from './walkImported.ts'

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

const YEAR = 12
const TERM = 10 * YEAR

/**
 * Current state of a granted or registered case, with the actions that led there: registration, payments or renewals, and the automatic
 * actions since, by the rules of the workflow. Throws BadLine when the dates contradict each other or the law.
 */
export function positionOfImport(flow: Workflow, line: ImportLine, calendar: OfficeCalendar): ImportedPosition {
  checkDates(line, calendar.today)
  const walk = walkImported(flow, line, calendar)
  const expiration =
    line.APPL_TYP === 'MARK'
      ? playMark(walk, line, calendar)
      : line.APPL_TYP === 'DESIGN'
        ? playDesign(walk, line)
        : playPatent(walk, line, calendar)
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
  const isPatent = line.APPL_TYP === 'PATENT' || line.APPL_TYP === 'SIMPLE_PATENT'
  if (!isPatent && line.PAID_YEARS !== undefined) throw new BadLine('PAID_YEARS is for patents')
  if (line.APPL_TYP !== 'MARK' && line.RENEWED_TO !== undefined) throw new BadLine('RENEWED_TO is for marks')
}

/** The filing date of the international application of a national phase, else the filing date (PCT art. 11(3)). */
const effectiveDate = (line: ImportLine) => line.PCT?.PCT_APPL_DATE ?? line.FILING_DATE
const earlier = (a: LegalDate, b: LegalDate) => (a < b ? a : b)

function playDesign({ take }: Walk, line: ImportLine): LegalDate {
  take('register', line.REGISTRATION_DATE)
  return addMonths(line.FILING_DATE, TERM)
}

/** The grant, then the paid years: the first payment covers all years up to the one after the grant (UU 13/2016 art. 126). */
function playPatent(walk: Walk, line: ImportLine, { today }: OfficeCalendar): LegalDate {
  const { take, now } = walk
  const begin = effectiveDate(line)
  const last = protectedYears[line.APPL_TYP === 'PATENT' ? 'P' : 'S'] ?? 0
  const end = addMonths(begin, YEAR * last)
  const paid = line.PAID_YEARS ?? 0
  take('issue_certificate', line.REGISTRATION_DATE)
  if (paid > last) throw new BadLine(`PAID_YEARS ${paid} is more than the ${last} years of protection`)
  if (paid === 0) return end
  let granted = 1
  while (addMonths(begin, YEAR * granted) <= line.REGISTRATION_DATE) granted += 1
  const covered = Math.min(granted + 1, last)
  if (paid < covered) throw new BadLine(`PAID_YEARS ${paid}: the first payment covers the years 1 to ${covered}`)
  take('pay_first_annuity', earlier(now().due ?? today, today), { PAID_YEARS: covered })
  if (paid > covered) walk.pass('pay_annuity', paid - covered - 1)
  if (paid > covered || paid === last) {
    const day = earlier(now().due ?? today, today)
    take(paid === last ? 'pay_last_annuity' : 'pay_annuity', day, { PAID_YEARS: paid })
  }
  return end
}

/** The registration and every renewal since, each in the window open at that time (UU 20/2016 art. 35, 36). */
function playMark({ take, fire, now }: Walk, line: ImportLine, { today }: OfficeCalendar): LegalDate {
  const termEnd = (after: LegalDate) => {
    let months = TERM
    while (addMonths(line.FILING_DATE, months) <= after) months += TERM
    return addMonths(line.FILING_DATE, months)
  }
  const { RENEWED_TO } = line
  if (RENEWED_TO !== undefined && termEnd(addDays(RENEWED_TO, -1)) !== RENEWED_TO)
    throw new BadLine(`RENEWED_TO ${RENEWED_TO} is not the end of a term of ten years`)
  take('register', line.REGISTRATION_DATE)
  let end = termEnd(now().due ?? line.REGISTRATION_DATE)
  for (; end < (RENEWED_TO ?? end); end = termEnd(now().due ?? end)) {
    const opens = now().firesOn
    if (opens === null || opens > today) throw new BadLine(`RENEWED_TO ${RENEWED_TO}: renewal opens on ${opens}`)
    fire()
    take('renew', earlier(end, today), { RENEWED_TO })
  }
  if (RENEWED_TO !== undefined && end !== RENEWED_TO)
    throw new BadLine(`RENEWED_TO ${RENEWED_TO} is before the end of the term it was registered in`)
  return end
}
