import { workflowOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { CaseFacts, CaseTrait } from '@saki/domain/requests/caseFacts'
import { withRules, type PeriodRule } from '@saki/domain/workflow/periods'

import { holidaySet } from '../../daysOff.sql.ts'
import { rulesOn } from '../workflow/calendar.sql.ts'
import { accountOf } from '../upkeep/accounts.ts'
import { listGranted, type GrantedCase } from '../upkeep/grantedPatents.sql.ts'
import type { RequestableCase } from './cases.sql.ts'

/** What the facts of several cases share on a day. */
interface Shared {
  holidays: ReadonlySet<LegalDate>
  rules: Map<string, PeriodRule[]>
  patents: Map<number, GrantedCase>
}

/** Facts of cases on a day (Jakarta), by which `offerOf` judges requests. */
export async function factsOfCases(
  db: Db,
  cases: readonly RequestableCase[],
  today: LegalDate,
): Promise<Map<number, CaseFacts>> {
  const shared = await readShared(db, cases, today)
  return new Map(cases.map((one) => [one.applicationId, factsOf(one, shared, today)]))
}

async function readShared(db: Db, cases: readonly RequestableCase[], today: LegalDate): Promise<Shared> {
  const rules = new Map<string, PeriodRule[]>()
  for (const { flowId, flowVersion } of cases) {
    const key = `${flowId} ${flowVersion}`
    if (!rules.has(key)) rules.set(key, await rulesOn(db, flowId, flowVersion, today))
  }
  const numbers = cases.filter(({ grant }) => grant !== null).map(({ applicationNumber }) => applicationNumber)
  const granted = numbers.length > 0 ? await listGranted(db, { numbers }) : []
  return {
    holidays: await holidaySet(db),
    rules,
    patents: new Map(granted.map((patent) => [patent.applicationId, patent])),
  }
}

function factsOf(one: RequestableCase, { holidays, rules, patents }: Shared, today: LegalDate): CaseFacts {
  const flow = workflowOf(one.flowId, one.flowVersion)
  if (!flow) throw new Error(`no workflow ${one.flowId} version ${one.flowVersion}`)
  const patent = patents.get(one.applicationId)
  return {
    right: one.applTyp,
    law: one.lawCode,
    flow: withRules(flow, rules.get(`${one.flowId} ${one.flowVersion}`) ?? []),
    state: one.state,
    isHeld: one.isHeld,
    history: one.history,
    known: { filing: one.filingDate, priority: one.priority, international: one.international, grant: one.grant },
    dueDate: one.dueDate,
    firesOn: one.firesOn,
    frozenSince: one.frozenSince,
    published: one.published,
    registered: one.registered,
    expires: one.expires,
    unpaidAnnuity: patent ? unpaidAnnuity(patent, today) : null,
    traits: traitsOf(one),
    pending: one.pending,
    holidays,
  }
}

/** Due date of the earliest unpaid annuity of a year that has begun; null when all are paid. */
function unpaidAnnuity(patent: GrantedCase, today: LegalDate): LegalDate | null {
  const { years, paidTo } = accountOf(patent, today)
  const next = years.find(({ year }) => year > paidTo)
  return next && next.from <= today ? next.due : null
}

function traitsOf({ applSubtyp, classes, isLicensed }: RequestableCase): CaseTrait[] {
  return [
    ...(applSubtyp === 'COLLECTIVE' ? (['collective_mark'] as const) : []),
    ...(classes > 1 ? (['several_classes'] as const) : []),
    ...(isLicensed ? (['licensed'] as const) : []),
  ]
}
