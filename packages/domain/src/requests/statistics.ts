/** What is counted; field names as in the reply of `requestStatistics`. */
export interface CountedRequest {
  MONTH: string
  COUNT: number
  AMOUNT: number
}

/** One value of a dimension with its requests. */
export interface CountOf<K extends string> {
  key: K
  count: number
  amount: number
}

/** Sums by one field, the most requests first; equal ones by name. */
export function countsBy<R extends CountedRequest, F extends keyof R & string>(
  rows: readonly R[],
  field: F,
): CountOf<R[F] & string>[] {
  const sums = new Map<R[F] & string, CountOf<R[F] & string>>()
  for (const row of rows) {
    const key = row[field] as R[F] & string
    const sum = sums.get(key) ?? { key, count: 0, amount: 0 }
    sums.set(key, { key, count: sum.count + row.COUNT, amount: sum.amount + row.AMOUNT })
  }
  return [...sums.values()].toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key))
}

/** Every month of a period, 'YYYY-MM', those without requests too. `from` and `to` are days. */
export function monthsOf(from: string, to: string): string[] {
  const months: string[] = []
  let [year = 0, month = 0] = from.split('-').map(Number)
  const last = to.slice(0, 7)
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    if (name > last) return months
    months.push(name)
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
  }
}

/** First and last day of a month within a period. */
export function daysOfMonth(month: string, from: string, to: string): { from: string; to: string } {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10)
  const first = `${month}-01`
  return { from: first < from ? from : first, to: last > to ? to : last }
}
