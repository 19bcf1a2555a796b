import type { PublicCase, PublicPerson } from './publicCase.ts'
import { OFFICE, type XmlNode } from './xmlNodes.ts'

/** Numbers and dates of a mark or design. */
export function commonNodes(shown: PublicCase): XmlNode[] {
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

export const priorityNodes = ({ priorities }: PublicCase, name: string): XmlNode[] =>
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

export const publicationNodes = ({ publicationDate, journalCode }: PublicCase, name: string): XmlNode[] =>
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

export const nameNode = (name: string): XmlNode => ['com:Contact', [['com:Name', [['com:EntityName', name]]]]]

/** Name, city and country only: the rest of an address is not public. */
export const contactNodes = ({ name, city, province, countryCode }: PublicPerson): XmlNode[] => [
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
