export type GazetteLetter = 'P' | 'D' | 'T'

const series: Record<GazetteLetter, string> = { P: 'BRP', D: 'BRDI', T: 'BRM' }

export interface IssueNumber {
  right: GazetteLetter
  nbr: number
  year: number
}

/** Name of the series an issue is numbered in: BRM-2026. */
export function gazetteSeries({ right, year }: Pick<IssueNumber, 'right' | 'year'>): string {
  return `${series[right]}-${year}`
}

const two = (nbr: number) => String(nbr).padStart(2, '0')

/** Code of an issue in addresses and on cases: BRM-03-2026. */
export function journalCode({ right, nbr, year }: IssueNumber): string {
  return `${series[right]}-${two(nbr)}-${year}`
}

/** Name of an issue as it is cited: BRM 03/2026. */
export function journalName({ right, nbr, year }: IssueNumber): string {
  return `${series[right]} ${two(nbr)}/${year}`
}
