import { flowLaw, workflows } from '@saki/catalogue'
import type { calendarCalls, Period, PeriodRow } from '@saki/contracts/calendar'
import { transact } from '@saki/db'
import { periodFault, type PeriodFault } from '@saki/domain/calendar/periodChange'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import type { Action, DueRule, Workflow } from '@saki/domain/workflow/definition'
import { dueDate } from '@saki/domain/workflow/dueDate'
import type { KeptRule } from '@saki/domain/workflow/keptRule'
import type { Language, TextKey } from '@saki/texts'

import { named } from '../../caseState.ts'
import { Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { insertTableChange, listTableChanges } from '../../tableChanges.sql.ts'
import { wireTableChange } from '../../wireTableChange.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { findRule, listRules, writeRule, type RuleName, type RuleRow } from './calendar.sql.ts'

type Calls = typeof calendarCalls
type Part = RuleName['part']
type Length = ReturnType<typeof lengthOf>
const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))
const parts = ['due', 'until'] as const satisfies readonly Part[]

const faultWords = {
  no_length: { field: 'MONTHS', message: 'office:period.noLength' },
  in_force: { field: 'VALID_FROM', message: 'office:period.inForce' },
  reaches_back: { field: 'VALID_FROM', message: 'office:period.reachesBack' },
} as const satisfies Record<PeriodFault, { field: string; message: string }>

interface PeriodContext {
  rules: RuleRow[]
  holidays: ReadonlySet<LegalDate>
  today: LegalDate
  language: Language
}

/**
 * Every statutory period of all workflows, with the office's rules, a sample deadline from today, and the latest changes.
 * Officers only.
 */
export async function officePeriods({ db, now, language }: HandlerInput<Calls['officePeriods']>) {
  const today = legalDateOf(now)
  const context = { rules: await listRules(db), holidays: await holidaySet(db), today, language }
  const periods = workflows.flatMap((flow) =>
    Object.entries<Action<TextKey>>(flow.actions).flatMap(([key, action]) =>
      parts.flatMap((part) => {
        const rule = action[part]
        return isPeriod(rule) ? [wirePeriod(flow, key, action, part, rule, context)] : []
      }),
    ),
  )
  const changes = await listTableChanges(db, 'deadline_rule')
  return { TODAY: today, PERIODS: periods, CHANGES: changes.map(wireTableChange) }
}

/** A rule with a length of its own; a target that stands again after an answer has none. */
type OwnPeriod = DueRule & { from?: KeptRule['from'] }
const isPeriod = (rule: DueRule | undefined): rule is OwnPeriod => rule !== undefined && rule.from !== 'target'

function wirePeriod(
  flow: Workflow<TextKey>,
  key: string,
  action: Action<TextKey>,
  part: Part,
  rule: OwnPeriod,
  { rules, holidays, today, language }: PeriodContext,
): Period {
  const rows = rules.filter((row) => isOf(row, flow, key, part))
  const inForce = rows.findLast((row) => row.valid_from <= today)
  const kind = flowLaw(flow.id)
  const { name, caption } = named(language, action.text)
  const from = rule.from ?? 'action'
  return {
    FLOW_ID: flow.id,
    FLOW_VERSION: flow.version,
    ACTION: key,
    PART: part,
    RIGHT: kind?.right ?? '',
    LAW_CODE: kind?.lawCode ?? '',
    ACTION_NAME: name,
    ACTION_CAPTION: caption,
    FROM: from,
    IND_ROLLS: flag(rule.rolls === true),
    IND_TARGET: flag(rule.target === true),
    ROWS: rows.map((row) => wireRow(row, row === inForce)),
    DEFINED: { ...lengthOf(rule), GROUND: action.ground },
    SAMPLE: from === 'action' ? (dueDate(inForce ? withLength(rule, inForce) : rule, today, holidays) ?? null) : null,
  }
}

const isOf = (row: RuleName, { id, version }: Workflow, action: string, part: Part) =>
  row.flow_id === id && row.flow_version === version && row.action === action && row.part === part

/** The rule with the office's length instead of its own. */
function withLength({ months: _m, calendarDays: _c, workingDays: _w, ...rest }: DueRule, row: RuleRow): DueRule {
  return {
    ...rest,
    ...(row.months !== null && { months: row.months }),
    ...(row.calendar_days !== null && { calendarDays: row.calendar_days }),
    ...(row.working_days !== null && { workingDays: row.working_days }),
  }
}

function lengthOf({ months, calendarDays, workingDays, every }: DueRule) {
  return {
    MONTHS: months ?? every ?? null,
    CALENDAR_DAYS: calendarDays ?? null,
    WORKING_DAYS: workingDays ?? null,
  }
}

function wireRow(row: RuleRow, isInForce: boolean): PeriodRow {
  return {
    MONTHS: row.months,
    CALENDAR_DAYS: row.calendar_days,
    WORKING_DAYS: row.working_days,
    VALID_FROM: row.valid_from,
    GROUND: row.ground,
    IND_VERIFIED: flag(row.verified),
    NOTE: row.note,
    IND_IN_FORCE: flag(isInForce),
  }
}

/**
 * Adds or replaces a period rule and logs the change. Idempotent per key. Throws Invalid for unknown periods, missing lengths,
 * and changes of rules in force. Officers only.
 */
export async function officePeriodSave({ body, session, db, key, now }: HandlerInput<Calls['officePeriodSave']>) {
  const once = { userId: session.userId, key, call: 'officePeriodSave', request: body, now }
  const name = { flow_id: body.FLOW_ID, flow_version: body.FLOW_VERSION, action: body.ACTION, part: body.PART }
  const flow = workflows.find(({ id, version }) => id === body.FLOW_ID && version === body.FLOW_VERSION)
  const action = flow && Object.hasOwn(flow.actions, body.ACTION) ? flow.actions[body.ACTION] : undefined
  const rule = action?.[body.PART]
  if (!action || !rule) throw new Invalid([{ field: 'ACTION', message: 'office:period.unknown' }])
  // A period without length is only allowed where the law has none or where it switches the action off.
  if (!hasLength(body) && hasLength(lengthOf(rule)) && !action.switched) throw new Invalid([faultWords.no_length])
  const after: RuleRow = {
    ...name,
    valid_from: body.VALID_FROM,
    months: body.MONTHS,
    calendar_days: body.CALENDAR_DAYS,
    working_days: body.WORKING_DAYS,
    ground: body.GROUND,
    verified: body.IND_VERIFIED === 'Y',
    note: body.NOTE,
  }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const before = await findRule(tx, name, body.VALID_FROM)
      const fault = periodFault(changeOf(after), before && changeOf(before), legalDateOf(now))
      if (fault) throw new Invalid([faultWords[fault]])
      const by = { userId: session.userId, now }
      await writeRule(tx, after, by)
      const rowKey = `${body.FLOW_ID} ${body.FLOW_VERSION} ${body.ACTION} ${body.PART} ${body.VALID_FROM}`
      await insertTableChange(tx, { what: 'deadline_rule', rowKey, before, after, reason: body.REASON }, by)
      return { err: '' as const }
    }),
  )
}

const hasLength = ({ MONTHS, CALENDAR_DAYS, WORKING_DAYS }: Length) => Boolean(MONTHS || CALENDAR_DAYS || WORKING_DAYS)

const changeOf = (row: RuleRow) => ({
  validFrom: row.valid_from,
  months: row.months,
  calendarDays: row.calendar_days,
  workingDays: row.working_days,
})
