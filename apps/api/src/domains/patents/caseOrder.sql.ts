import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

export type CaseSort = 'filing_date' | '-filing_date' | 'title' | 'due' | 'submitted'

/** The last second of a bill counts whole. */
const lastSecond = (now: Date) => new Date(now.getTime() - 1_000)

/** Whether the term for paying of `case_list` c is over. */
export const isOver = (now: Date) => sql`coalesce(c.payable_until <= ${lastSecond(now)}, false)`

/** The day on which terms for paying run out just now. */
export const payableDay = (now: Date): LegalDate => legalDateOf(lastSecond(now))

/** 0 has a deadline, 1 has none, 2 had one for paying, which is over. */
const dueRank = (now: Date) => sql`(case when ${isOver(now)} then 2 when c.due_on is null then 1 else 0 end)`

interface Order {
  /** Of a whole list. */
  forth: RawBuilder<unknown>
  /** The same from its end. */
  back: RawBuilder<unknown>
}

export const orders = (now: Date): Record<CaseSort, Order> => ({
  submitted: shareOrders.submitted,
  filing_date: shareOrders.filing_date,
  '-filing_date': {
    forth: sql`c.filing_date desc nulls last, c.application_id desc`,
    back: sql`c.filing_date nulls first, c.application_id`,
  },
  title: shareOrders.title,
  due: {
    forth: sql`${dueRank(now)}, c.due_on, c.application_id`,
    back: sql`${dueRank(now)} desc, c.due_on desc, c.application_id desc`,
  },
})

/** Within one share its index has the order; only those without a filing date stand elsewhere, and they are a share of their own. */
export const shareOrders: Record<CaseSort, Order> = {
  submitted: {
    forth: sql`c.submitted_at desc, c.application_id desc`,
    back: sql`c.submitted_at, c.application_id`,
  },
  filing_date: {
    forth: sql`c.filing_date, c.application_id`,
    back: sql`c.filing_date desc, c.application_id desc`,
  },
  '-filing_date': {
    forth: sql`c.filing_date desc, c.application_id desc`,
    back: sql`c.filing_date, c.application_id`,
  },
  title: { forth: sql`c.title_key, c.application_id`, back: sql`c.title_key desc, c.application_id desc` },
  due: { forth: sql`c.due_on, c.application_id`, back: sql`c.due_on desc, c.application_id desc` },
}

/** What an order compares; of all but deadlines its index has them all. */
export const compared: Record<CaseSort, RawBuilder<unknown>> = {
  submitted: sql`c.application_id, c.submitted_at`,
  filing_date: sql`c.application_id, c.filing_date`,
  '-filing_date': sql`c.application_id, c.filing_date`,
  title: sql`c.application_id, c.title_key`,
  due: sql`c.application_id, c.due_on, c.payable_until`,
}
