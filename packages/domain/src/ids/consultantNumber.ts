/** The register is that of PP 100/2021; its oldest appointments are of 2005. */
const FIRST_YEAR = 2005

/**
 * Parses a consultant's number (0903-2016: sequence, year of appointment) into its trimmed spelling; undefined when it is invalid.
 * `thisYear`: year in Jakarta; a later year of appointment is invalid.
 */
export function parseConsultantNumber(text: string, thisYear: number): string | undefined {
  const number = text.trim()
  if (!/^[0-9]{4}-[0-9]{4}$/.test(number)) return undefined
  const year = Number(number.slice(5))
  return year >= FIRST_YEAR && year <= thisYear ? number : undefined
}
