/** PP 100/2021 made the present register; its oldest appointments are of 2005. */
const FIRST_YEAR = 2005

/**
 * The consultant's number in its stored spelling (0903-2016: sequence, year of appointment), trimmed; undefined when it is not one.
 * `thisYear` is the year in Jakarta: nobody was appointed in a year to come.
 */
export function parseConsultantNumber(text: string, thisYear: number): string | undefined {
  const number = text.trim()
  if (!/^[0-9]{4}-[0-9]{4}$/.test(number)) return undefined
  const year = Number(number.slice(5))
  return year >= FIRST_YEAR && year <= thisYear ? number : undefined
}
