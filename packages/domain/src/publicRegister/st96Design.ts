import type { PublicCase } from './publicCase.ts'
import { commonNodes, contactNodes, nameNode, priorityNodes, publicationNodes } from './st96Shared.ts'
import type { XmlNode } from './xmlNodes.ts'

/** The elements of a design. */
export function designNodes(shown: PublicCase): XmlNode[] {
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
