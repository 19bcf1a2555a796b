import type { PublicCase, PublicPerson } from './publicCase.ts'
import { namespacesOf, OFFICE, rightElements, writeNode, type XmlNode } from './xmlNodes.ts'

/**
 * A public case in XML with the namespaces and element names of WIPO ST.96 (components Common, Trademark, Design, Patent). Shaped like it, not
 * validated against its schemas: cardinalities, code lists and the schema version are not guaranteed. Streets and contacts are never in it.
 */
export function st96Of(shown: PublicCase): string {
  const prefix = rightElements(shown.letter).prefix
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(caseNode(shown), 0, namespacesOf([prefix]))}`
}

/** The element of a public case within a file of many, whose root declares the namespaces. */
export const st96Element = (shown: PublicCase): string => writeNode(caseNode(shown), 1)

function caseNode(shown: PublicCase): XmlNode {
  const { root } = rightElements(shown.letter)
  return [
    root,
    shown.letter === 'T' ? markNodes(shown) : shown.letter === 'D' ? designNodes(shown) : patentNodes(shown),
  ]
}

function commonNodes(shown: PublicCase): XmlNode[] {
  return [
    ['com:RegistrationOfficeCode', OFFICE],
    [
      'com:ApplicationNumber',
      [
        ['com:IPOfficeCode', OFFICE],
        ['com:ApplicationNumberText', shown.applicationNumber],
      ],
    ],
    ['com:RegistrationNumber', shown.registrationNumber ?? ''],
    ['com:ApplicationDate', shown.filingDate],
    ['com:RegistrationDate', shown.registrationDate ?? ''],
    ['com:ExpiryDate', shown.expirationDate ?? ''],
  ]
}

function markNodes(shown: PublicCase): XmlNode[] {
  const { mark } = shown
  return [
    ...commonNodes(shown),
    ['tmk:MarkCurrentStatusCode', shown.status.code],
    [
      'tmk:MarkRepresentation',
      [
        ['tmk:MarkFeatureCategory', mark ? (markFeatures[mark.sign] ?? '') : ''],
        [
          'tmk:MarkReproduction',
          [
            [
              'tmk:WordMarkSpecification',
              [
                ['tmk:MarkVerbalElementText', shown.title],
                ['tmk:MarkTransliteration', mark?.transliteration ?? ''],
                ['tmk:MarkTranslation', mark?.translation ?? ''],
              ],
            ],
            ...(shown.vienna.length === 0
              ? []
              : [['tmk:ViennaClassificationBag', shown.vienna.map(({ code }) => viennaNode(code))] satisfies XmlNode]),
            ['tmk:MarkImageBag', [['tmk:MarkImage', colourNodes(mark?.colours ?? [])]]],
          ],
        ],
        ['tmk:MarkDescriptionText', mark?.description ?? ''],
        ['tmk:MarkDisclaimerText', mark?.disclaimer ?? ''],
      ],
    ],
    [
      'tmk:GoodsServicesBag',
      shown.goods.map(({ classCode, terms }): XmlNode => [
        'tmk:GoodsServices',
        [
          ['tmk:ClassificationKindCode', 'Nice'],
          [
            'tmk:ClassDescriptionBag',
            [
              [
                'tmk:ClassDescription',
                [
                  ['tmk:ClassNumber', String(classCode)],
                  ['tmk:GoodsServicesDescriptionText', terms.join('; ')],
                ],
              ],
            ],
          ],
        ],
      ]),
    ],
    ['tmk:PriorityBag', priorityNodes(shown, 'tmk:Priority')],
    ['tmk:PublicationBag', publicationNodes(shown, 'tmk:Publication')],
    ['tmk:ApplicantBag', shown.owners.map((owner): XmlNode => ['tmk:Applicant', contactNodes(owner)])],
    [
      'tmk:RepresentativeBag',
      shown.representatives.map(({ name }): XmlNode => ['tmk:Representative', [nameNode(name)]]),
    ],
  ]
}

const viennaLevels = ['tmk:ViennaCategory', 'tmk:ViennaDivision', 'tmk:ViennaSection']

const viennaNode = (code: string): XmlNode => [
  'tmk:ViennaClassification',
  code.split('.').map((part, level): XmlNode => [viennaLevels[level] ?? '', part]),
]

const colourNodes = (colours: readonly string[]) =>
  colours.map((colour): XmlNode => ['tmk:MarkImageColourClaimedText', colour])

/** Categories of MarkFeatureCategory by SIGN_WCODE. */
export const markFeatures: Readonly<Record<string, string>> = {
  WORD: 'Word',
  WORD_FIGURE: 'Combined',
  FIGURE: 'Figurative',
  THREE_D: '3-D',
  SOUND: 'Sound',
  HOLOGRAM: 'Hologram',
}

function designNodes(shown: PublicCase): XmlNode[] {
  return [
    ...commonNodes(shown),
    ['dgn:DesignApplicationCurrentStatus', shown.status.code],
    [
      'dgn:DesignBag',
      [
        [
          'dgn:Design',
          [
            ['dgn:DesignTitle', shown.title],
            ['dgn:DesignDescriptionText', shown.design?.description ?? ''],
            [
              'dgn:IndicationProductBag',
              shown.locarno.map(({ code, product, name }): XmlNode => [
                'dgn:IndicationProduct',
                [
                  ['dgn:LocarnoClass', code],
                  ['dgn:ProductDescriptionText', product === '' ? name : product],
                ],
              ]),
            ],
          ],
        ],
      ],
    ],
    ['dgn:DesignerBag', shown.makers.map((maker): XmlNode => ['dgn:Designer', contactNodes(maker)])],
    ['dgn:PriorityBag', priorityNodes(shown, 'dgn:Priority')],
    ['dgn:PublicationBag', publicationNodes(shown, 'dgn:Publication')],
    ['dgn:ApplicantBag', shown.owners.map((owner): XmlNode => ['dgn:Applicant', contactNodes(owner)])],
    [
      'dgn:RepresentativeBag',
      shown.representatives.map(({ name }): XmlNode => ['dgn:Representative', [nameNode(name)]]),
    ],
  ]
}

function patentNodes(shown: PublicCase): XmlNode[] {
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

const priorityNodes = ({ priorities }: PublicCase, name: string): XmlNode[] =>
  priorities
    .filter(({ lostOn }) => !lostOn)
    .map(({ countryCode, number, on }): XmlNode => [
      name,
      [
        ['com:IPOfficeCode', countryCode],
        ['com:ApplicationNumber', [['com:ApplicationNumberText', number]]],
        ['com:FilingDate', on],
      ],
    ])

const publicationNodes = ({ publicationDate, journalCode }: PublicCase, name: string): XmlNode[] =>
  publicationDate === null
    ? []
    : [
        [
          name,
          [
            ['com:PublicationIdentifier', journalCode ?? ''],
            ['com:PublicationDate', publicationDate],
          ],
        ],
      ]

const nameNode = (name: string): XmlNode => ['com:Contact', [['com:Name', [['com:EntityName', name]]]]]

/** Name, city and country only: the rest of an address is not public. */
const contactNodes = ({ name, city, province, countryCode }: PublicPerson): XmlNode[] => [
  [
    'com:Contact',
    [
      ['com:Name', [['com:EntityName', name]]],
      [
        'com:PostalAddressBag',
        [
          [
            'com:PostalAddress',
            [
              [
                'com:PostalStructuredAddress',
                [
                  ['com:CityName', city],
                  ['com:GeographicRegionName', province],
                  ['com:CountryCode', countryCode],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  ],
]
