import type { PublicCase } from './publicCase.ts'
import { commonNodes, contactNodes, nameNode, priorityNodes, publicationNodes } from './st96Shared.ts'
import type { XmlNode } from './xmlNodes.ts'

/** The elements of a mark. */
export function markNodes(shown: PublicCase): XmlNode[] {
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
