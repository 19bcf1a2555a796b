export interface IssueNumber {
  /** Prefix of the gazette of a right: BRM. */
  series: string
  nbr: number
  year: number
}

/** Series in which an issue is numbered: BRM-2026. */
export function gazetteSeries({ series, year }: Pick<IssueNumber, 'series' | 'year'>): string {
  return `${series}-${year}`
}

const twoDigits = (nbr: number) => String(nbr).padStart(2, '0')

/** Code of an issue in URLs and on cases: BRM-03-2026. */
export function journalCode({ series, nbr, year }: IssueNumber): string {
  return `${series}-${twoDigits(nbr)}-${year}`
}

/** Citation of an issue: BRM 03/2026. */
export function journalName({ series, nbr, year }: IssueNumber): string {
  return `${series} ${twoDigits(nbr)}/${year}`
}

/** Citation of the issue with a code: BRM-03-2026 is BRM 03/2026. Another text is returned unchanged. */
export function issueName(code: string): string {
  return code.replace(/^([A-Z]+)-(\d+)-(\d{4})$/, '$1 $2/$3')
}
