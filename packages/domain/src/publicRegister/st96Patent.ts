import type { PublicCase } from './publicCase.ts'
import { contactNodes, nameNode, priorityNodes } from './st96Shared.ts'
import { OFFICE, type XmlNode } from './xmlNodes.ts'

/** The elements of a patent. */
export function patentNodes(shown: PublicCase): XmlNode[] {
  const granted: XmlNode[] = [
    ['pat:PatentNumber', shown.registrationNumber ?? ''],
    ['pat:GrantDate', shown.registrationDate ?? ''],
  ]
  return [
    [
      'pat:BibliographicData',
      [
        [
          'pat:ApplicationIdentification',
          [
            ['com:IPOfficeCode', OFFICE],
            ['com:ApplicationNumber', [['com:ApplicationNumberText', shown.applicationNumber]]],
            ['pat:FilingDate', shown.filingDate],
          ],
        ],
        ['pat:PatentGrantIdentification', granted],
        ['pat:PatentPublicationIdentification', [['com:PublicationDate', shown.publicationDate ?? '']]],
        [
          'pat:InventionTitleBag',
          [
            ['pat:InventionTitle', shown.title],
            ['pat:InventionTitle', shown.patent?.englishTitle ?? '', 'en'],
          ],
        ],
        [
          'pat:IPCRClassificationBag',
          shown.ipc.map((symbol): XmlNode => ['pat:IPCRClassification', [['pat:PatentClassificationText', symbol]]]),
        ],
        ['pat:ClaimTotalQuantity', shown.patent && shown.patent.claims > 0 ? String(shown.patent.claims) : ''],
        ['pat:PriorityClaimBag', priorityNodes(shown, 'pat:PriorityClaim')],
        [
          'pat:PartyBag',
          [
            ['pat:ApplicantBag', shown.owners.map((owner): XmlNode => ['pat:Applicant', contactNodes(owner)])],
            ['pat:InventorBag', shown.makers.map((maker): XmlNode => ['pat:Inventor', contactNodes(maker)])],
            [
              'pat:RegisteredPractitionerBag',
              shown.representatives.map(({ name }): XmlNode => ['pat:RegisteredPractitioner', [nameNode(name)]]),
            ],
          ],
        ],
        ['pat:InternationalFilingData', internationalNodes(shown)],
        ['com:ExpiryDate', shown.expirationDate ?? ''],
      ],
    ],
    ['pat:Abstract', [['pat:P', shown.patent?.abstract ?? '']]],
  ]
}

/** The international application of a national phase. */
function internationalNodes({ patent }: PublicCase): XmlNode[] {
  if (!patent || patent.internationalNumber === '') return []
  return [
    ['com:ApplicationNumber', [['com:ApplicationNumberText', patent.internationalNumber]]],
    ['pat:FilingDate', patent.internationalDate ?? ''],
  ]
}
