import type { PublicCase, PublicPerson } from './publicCase.ts'

const SPACE = 'http://www.wipo.int/standards/XMLSchema/ST96'
/** WIPO ST.3 code of Indonesia. */
const OFFICE = 'ID'

/** An element with its text or its children; empty ones are left out. */
type Node = readonly [name: string, content: string | readonly Node[]]

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text of an element, without characters that XML 1.0 forbids. */
function escapeXml(text: string): string {
  return [...text]
    .filter((letter) => {
      const point = letter.codePointAt(0) ?? 0
      const isControl = point < 0x20 && letter !== '\n' && letter !== '\t'
      return !isControl && !(point >= 0xd800 && point <= 0xdfff) && point !== 0xfffe && point !== 0xffff
    })
    .map((letter) => signs[letter] ?? letter)
    .join('')
}

function write([name, content]: Node, depth: number, attributes = ''): string {
  const inner =
    typeof content === 'string' ? escapeXml(content) : content.map((node) => write(node, depth + 1)).join('')
  if (inner === '') return ''
  const indent = '  '.repeat(depth)
  return typeof content === 'string'
    ? `${indent}<${name}${attributes}>${inner}</${name}>\n`
    : `${indent}<${name}${attributes}>\n${inner}${indent}</${name}>\n`
}

/**
 * A public case in XML with the namespaces and element names of WIPO ST.96 (components Common, Trademark, Design, Patent). Shaped like it, not
 * validated against its schemas: cardinalities, code lists and the schema version are not guaranteed. Streets and contacts are never in it.
 */
export function st96Of(shown: PublicCase): string {
  const [prefix, component, root, content] =
    shown.letter === 'T'
      ? (['tmk', 'Trademark', 'tmk:Trademark', markNodes(shown)] as const)
      : shown.letter === 'D'
        ? (['dgn', 'Design', 'dgn:DesignApplication', designNodes(shown)] as const)
        : (['pat', 'Patent', 'pat:PatentRecord', patentNodes(shown)] as const)
  const spaces = ` xmlns:com="${SPACE}/Common" xmlns:${prefix}="${SPACE}/${component}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write([root, content], 0, spaces)}`
}

function commonNodes(shown: PublicCase): Node[] {
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

function markNodes(shown: PublicCase): Node[] {
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
          ],
        ],
        ['tmk:MarkDescriptionText', mark?.description ?? ''],
        ['tmk:MarkDisclaimerText', mark?.disclaimer ?? ''],
      ],
    ],
    [
      'tmk:GoodsServicesBag',
      shown.goods.map(({ classCode, terms }): Node => [
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
    ['tmk:ApplicantBag', shown.owners.map((owner): Node => ['tmk:Applicant', contactNodes(owner)])],
    ['tmk:RepresentativeBag', shown.representatives.map(({ name }): Node => ['tmk:Representative', [nameNode(name)]])],
  ]
}

/** Categories of MarkFeatureCategory by SIGN_WCODE. */
export const markFeatures: Readonly<Record<string, string>> = {
  WORD: 'Word',
  WORD_FIGURE: 'Combined',
  FIGURE: 'Figurative',
  THREE_D: '3-D',
  SOUND: 'Sound',
  HOLOGRAM: 'Hologram',
}

function designNodes(shown: PublicCase): Node[] {
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
              shown.locarno.map(({ code, product, name }): Node => [
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
    ['dgn:DesignerBag', shown.makers.map((maker): Node => ['dgn:Designer', contactNodes(maker)])],
    ['dgn:PriorityBag', priorityNodes(shown, 'dgn:Priority')],
    ['dgn:PublicationBag', publicationNodes(shown, 'dgn:Publication')],
    ['dgn:ApplicantBag', shown.owners.map((owner): Node => ['dgn:Applicant', contactNodes(owner)])],
  ]
}

function patentNodes(shown: PublicCase): Node[] {
  const granted: Node[] = [
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
        ['pat:InventionTitle', shown.title],
        [
          'pat:IPCRClassificationBag',
          shown.ipc.map((symbol): Node => ['pat:IPCRClassification', [['pat:PatentClassificationText', symbol]]]),
        ],
        ['pat:PriorityClaimBag', priorityNodes(shown, 'pat:PriorityClaim')],
        [
          'pat:PartyBag',
          [
            ['pat:ApplicantBag', shown.owners.map((owner): Node => ['pat:Applicant', contactNodes(owner)])],
            ['pat:InventorBag', shown.makers.map((maker): Node => ['pat:Inventor', contactNodes(maker)])],
          ],
        ],
        ['com:ExpiryDate', shown.expirationDate ?? ''],
      ],
    ],
  ]
}

const priorityNodes = ({ priorities }: PublicCase, name: string): Node[] =>
  priorities.map(({ countryCode, number, on }): Node => [
    name,
    [
      ['com:IPOfficeCode', countryCode],
      ['com:ApplicationNumber', [['com:ApplicationNumberText', number]]],
      ['com:FilingDate', on],
    ],
  ])

const publicationNodes = ({ publicationDate, journalCode }: PublicCase, name: string): Node[] =>
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

const nameNode = (name: string): Node => ['com:Contact', [['com:Name', [['com:EntityName', name]]]]]

/** Name, city and country only: the rest of an address is not public. */
const contactNodes = ({ name, city, province, countryCode }: PublicPerson): Node[] => [
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
