import type { LegalDate } from '../dates/legalDate.ts'
import { namespacesOf, OFFICE, rightElements, writeNode, type XmlNode } from './xmlNodes.ts'

/** What a search shows of a case. */
export interface FoundCase {
  letter: string
  applicationNumber: string
  title: string
  ownerNames: string
  classes: readonly string[]
  filingDate: LegalDate
  publicationDate: LegalDate | null
  registrationNbr: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  statusCode: string
}

/** The result of a search in XML with the names of WIPO ST.96; the root and its attributes are ours. Between start and end come the rows. */
export function st96ResultStart(now: Date): string {
  const spaces = namespacesOf(['tmk', 'dgn', 'pat'])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<SearchResult${spaces} madeAt="${now.toISOString()}">\n`
}

/** The number of cases and the end of the root; a file without it was cut off. */
export const st96ResultEnd = (total: number): string => `  <Total>${total}</Total>\n</SearchResult>\n`

export function st96ResultRow(found: FoundCase): string {
  const { prefix, root } = rightElements(found.letter)
  const own = (name: string) => `${prefix}:${name}`
  const title = { tmk: 'MarkVerbalElementText', dgn: 'DesignTitle', pat: 'InventionTitle' }[prefix]
  const classes = { tmk: 'ClassNumber', dgn: 'LocarnoClass', pat: 'PatentClassificationText' }[prefix]
  const nodes: XmlNode[] = [
    ['com:RegistrationOfficeCode', OFFICE],
    ['com:ApplicationNumber', [['com:ApplicationNumberText', found.applicationNumber]]],
    ['com:RegistrationNumber', found.registrationNbr ?? ''],
    ['com:ApplicationDate', found.filingDate],
    ['com:PublicationDate', found.publicationDate ?? ''],
    ['com:RegistrationDate', found.registrationDate ?? ''],
    ['com:ExpiryDate', found.expirationDate ?? ''],
    [own('CurrentStatusCode'), found.statusCode],
    [own(title), found.title],
    [own('ClassBag'), found.classes.map((each): XmlNode => [own(classes), each])],
    [own('ApplicantBag'), [[own('Applicant'), [['com:EntityName', found.ownerNames]]]]],
  ]
  return writeNode([root, nodes], 1)
}
