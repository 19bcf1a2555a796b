import { isLegalDate, yearOf } from '@saki/domain/dates/legalDate'
import { rowsOf, sectionOf, fieldText, type Finding, type FieldIssue, type FormContext } from '@saki/domain/forms/form'
import { parsePatentId } from '@saki/domain/ids/patentId'
import { parseIpcSymbol } from '@saki/domain/patents/ipcSymbol'
import { parsePctNumber, parseWoNumber } from '@saki/domain/patents/pctNumber'
import { oddIndependentClaims, otherClaimCount } from '@saki/domain/patents/simplePatent'
import { seemsToNameMark } from '@saki/domain/patents/titleWords'
import type { TextKey } from '@saki/texts'

import { answerOf, hasCompany } from '../answers.ts'
import { checkPriority } from '../filingChecks.ts'
import { isDivisional, isPct, isSimplePatent, phaseOf } from './answers.ts'

type Found = Finding<TextKey> | undefined

const stop = (code: TextKey): Finding<TextKey> => ({ level: 'STOP', code })
const warn = (code: TextKey, values?: Finding['values']): Finding<TextKey> => ({
  level: 'WARN',
  code,
  ...(values && { values }),
})

/** A divisional comes from a patent application of any series of this office. */
export const checkParent = (value: string): Found =>
  ['P', 'S', 'W'].includes(parsePatentId(value)?.fileTyp ?? '') ? undefined : stop('patents:parentPatentId.wrong')

export const checkTitle = (value: string): Found => (seemsToNameMark(value) ? warn('patents:title.mark') : undefined)

export const checkIpc = (value: string): Found => (parseIpcSymbol(value) ? undefined : warn('patents:ipc.odd'))

/** The international filing number; that its year is another than that of its date is only odd. */
export function checkPctNumber(value: string, { today, row }: FormContext): Found {
  const number = parsePctNumber(value, yearOf(today))
  if (!number) return stop('patents:pct.number.wrong')
  const filed = fieldText(row, 'PCT_APPL_DATE')
  return isLegalDate(filed) && yearOf(filed) !== number.year ? warn('patents:pct.number.otherYear') : undefined
}

/** Until when the national phase may be entered, told to everyone who enters it; late entry is for the office to allow. */
export function checkPctDate(value: string, { today, draft }: FormContext): Found {
  if (value > today) return stop('patents:pct.date.future')
  const phase = phaseOf(draft, today)
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

/** Early publication not before three months from filing (UU 65/2024 art. 46). An examination of a divisional is asked for with it. */
export const checkExamination = (value: string, scene: FormContext): Found =>
  value === 'N' && isDivisional(scene) ? warn('patents:examination.divisional') : undefined

export function checkClaimCount(value: string, { row }: FormContext): Found {
  const counted = otherClaimCount(fieldText(row, 'CLAIMS_COUNTED'), value)
  return counted === undefined ? undefined : warn('patents:claims.differs', { counted, written: Number(value) })
}

/** What priorities an international application claims was judged in its international phase; here only days to come are refused. */
export function checkPatentPriority(value: string, scene: FormContext): Found {
  const found = checkPriority('PATENT')(value, scene)
  return found?.level === 'WARN' && isPct(scene) ? undefined : found
}

/** A simple patent has one independent claim (UU 13/2016 art. 122(1)); more are split off in the formality check, so it is said, not refused. */
export function simplePatentsClaimOnce(scene: FormContext): FieldIssue<TextKey>[] {
  if (!isSimplePatent(scene)) return []
  const n = oddIndependentClaims(answerOf(scene.draft, 'TECHNICAL', 'QTY_INDEPENDENT'))
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

/** An inventor is one or several persons (UU 13/2016 art. 1(3)); a company alone cannot say it invented. */
export function companiesInventNothing(scene: FormContext): FieldIssue<TextKey>[] {
  const says = fieldText(sectionOf(scene.draft, 'TECHNICAL'), 'INVENTOR_IS_APPLICANT') === 'Y'
  const onlyCompanies =
    hasCompany(scene) && rowsOf(scene.draft, 'OWNERS').every((owner) => fieldText(owner, 'PERSON_WCODE') === 'C')
  return says && onlyCompanies
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
