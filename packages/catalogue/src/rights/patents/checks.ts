import { isLegalDate, yearOf } from '@saki/domain/dates/legalDate'
import { rowsOf, sectionOf, fieldText, type Finding, type FieldIssue, type FormContext } from '@saki/domain/forms/form'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { parseIpcSymbol } from '@saki/domain/patents/ipcSymbol'
import { parsePctNumber, parseWoNumber } from '@saki/domain/patents/pctNumber'
import { oddIndependentClaims, otherClaimCount } from '@saki/domain/patents/simplePatent'
import { seemsToNameMark } from '@saki/domain/patents/titleWords'
import type { TextKey } from '@saki/texts'

import { answerOf, hasCompany } from '../../answers.ts'
import { checkPriority } from '../../filingChecks.ts'
import { isDivisional, isPct, isSimplePatent, nationalPhaseOf } from './answers.ts'
import { PATENT_PRIORITY } from './periods.ts'

type Found = Finding<TextKey> | undefined

const stop = (code: TextKey): Finding<TextKey> => ({ level: 'STOP', code })
const warn = (code: TextKey, values?: Finding['values']): Finding<TextKey> => ({
  level: 'WARN',
  code,
  ...(values && { values }),
})

/** The parent of a divisional is a patent application: series P, S or W. */
export const checkParent = (value: string): Found =>
  ['P', 'S', 'W'].includes(parseApplicationNumber(value)?.fileTyp ?? '')
    ? undefined
    : stop('patents:parentPatentId.wrong')

export const checkTitle = (value: string): Found => (seemsToNameMark(value) ? warn('patents:title.mark') : undefined)

export const checkIpc = (value: string): Found => (parseIpcSymbol(value) ? undefined : warn('patents:ipc.odd'))

/** Requires an international filing number; warns when its year differs from the year of the filing date. */
export function checkPctNumber(value: string, { today, row }: FormContext): Found {
  const number = parsePctNumber(value, yearOf(today))
  if (!number) return stop('patents:pct.number.wrong')
  const filed = fieldText(row, 'PCT_APPL_DATE')
  return isLegalDate(filed) && yearOf(filed) !== number.year ? warn('patents:pct.number.otherYear') : undefined
}

/** Shows the last day of the national phase as a warning; the office decides about late entry. */
export function checkPctDate(value: string, { today, draft }: FormContext): Found {
  if (value > today) return stop('patents:pct.date.future')
  const phase = nationalPhaseOf(draft, today)
  if (!phase) return undefined
  return phase.state === 'late'
    ? warn('patents:pct.phase.late', { date: phase.lastDay, n: phase.daysLate })
    : warn('patents:pct.phase', { date: phase.lastDay })
}

export const checkWoNumber = (value: string, { today }: FormContext): Found =>
  parseWoNumber(value, yearOf(today)) ? undefined : warn('patents:pct.publication.odd')

export function checkWoDate(value: string, { today, row }: FormContext): Found {
  if (value > today) return stop('patents:pct.publication.future')
  return value < fieldText(row, 'PCT_APPL_DATE') ? stop('patents:pct.publication.early') : undefined
}

export const checkDeposit = (value: string, { today }: FormContext): Found =>
  value > today ? stop('patents:micro.date.future') : undefined

/**
 * Warns when a divisional is filed without a request for examination. Early publication is possible three months after filing at the
 * earliest (UU 65/2024 art. 46).
 */
export const checkExamination = (value: string, context: FormContext): Found =>
  value === 'N' && isDivisional(context) ? warn('patents:examination.divisional') : undefined

export function checkClaimCount(value: string, { row }: FormContext): Found {
  const counted = otherClaimCount(fieldText(row, 'CLAIMS_COUNTED'), value)
  return counted === undefined ? undefined : warn('patents:claims.differs', { counted, written: Number(value) })
}

/** For an international application only future dates are refused, because its priorities were examined in the international phase. */
export function checkPatentPriority(value: string, context: FormContext): Found {
  const found = checkPriority(PATENT_PRIORITY)(value, context)
  return found?.level === 'WARN' && isPct(context) ? undefined : found
}

/** Warns when a simple patent has more or fewer than one independent claim (UU 13/2016 art. 122(1)); the formality check deals with it. */
export function checkIndependentClaims(context: FormContext): FieldIssue<TextKey>[] {
  if (!isSimplePatent(context)) return []
  const n = oddIndependentClaims(answerOf(context.draft, 'TECHNICAL', 'QTY_INDEPENDENT'))
  if (n === undefined) return []
  return [
    {
      path: 'TECHNICAL.QTY_CLAIMS',
      step: 'documents',
      level: 'WARN',
      code: 'patents:claims.independent',
      values: { n },
      wrong: true,
    },
  ]
}

/** Inventors are natural persons (UU 13/2016 art. 1(3)): a filing by companies alone must name an inventor. */
export function checkInventors(context: FormContext): FieldIssue<TextKey>[] {
  const isClaimed = fieldText(sectionOf(context.draft, 'TECHNICAL'), 'INVENTOR_IS_APPLICANT') === 'Y'
  const onlyCompanies =
    hasCompany(context) && rowsOf(context.draft, 'OWNERS').every((owner) => fieldText(owner, 'PERSON_WCODE') === 'C')
  return isClaimed && onlyCompanies
    ? [
        {
          path: 'TECHNICAL.INVENTOR_IS_APPLICANT',
          step: 'inventors',
          level: 'STOP',
          code: 'patents:inventor.notCompany',
          wrong: true,
        },
      ]
    : []
}
