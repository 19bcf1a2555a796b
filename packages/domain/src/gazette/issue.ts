export type GazetteLetter = 'P' | 'D' | 'T'

const series: Record<GazetteLetter, string> = { P: 'BRP', D: 'BRDI', T: 'BRM' }

export interface IssueNumber {
  right: GazetteLetter
  nbr: number
  year: number
}

/** Series in which an issue is numbered: BRM-2026. */
export function gazetteSeries({ right, year }: Pick<IssueNumber, 'right' | 'year'>): string {
  return `${series[right]}-${year}`
}

const twoDigits = (nbr: number) => String(nbr).padStart(2, '0')

/** Code of an issue in URLs and on cases: BRM-03-2026. */
export function journalCode({ right, nbr, year }: IssueNumber): string {
  return `${series[right]}-${twoDigits(nbr)}-${year}`
}

/** Citation of an issue: BRM 03/2026. */
export function journalName({ right, nbr, year }: IssueNumber): string {
  return `${series[right]} ${twoDigits(nbr)}/${year}`
}
