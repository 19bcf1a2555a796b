import { addMonths, type LegalDate } from '@saki/domain/dates/legalDate'
import type { Draft } from '@saki/domain/forms/form'

import { products, type DemoCase } from './demoCase.ts'
import { consultant, designers, people } from './people.ts'
import type { Paper } from './shelf.ts'

/** What was typed into the form for a case filed that day. */
export function answersOf(demo: DemoCase, filed: LegalDate): Draft {
  const applicant = people[demo.applicant]
  const represented = demo.owner === consultant['EMAIL']
  const designer = designers[demo.applicant]
  const { locarno, product, description } = products[demo.kind]
  return {
    FILING: {
      APPL_TYP: 'DESIGN',
      APPL_SUBTYP: 'SINGLE',
      PAYER_CATEGORY: demo.payer,
      REFERENCE: demo.reference,
      REPRESENTED: represented ? 'Y' : 'N',
      PRIORITY_CLAIMED: demo.priority ? 'Y' : 'N',
      DECLARED_NAME: (represented ? consultant : applicant)['PERSON_NAME'],
    },
    OWNERS: [applicant],
    REPRS: represented ? [consultant] : [],
    TECHNICAL: {
      TITLE: demo.title,
      DESIGN_DESCRIPTION: `${demo.title}. ${description}`,
      CLAIM_SCOPE: demo.kind === 'teapot' ? ['SHAPE', 'COLOURS'] : ['SHAPE', 'CONFIGURATION'],
      DISCLOSED: 'N',
      DEFER_PUBLICATION: demo.steps.some(({ action }) => action === 'defer_publication') ? 'Y' : 'N',
      DESIGNER_IS_APPLICANT: designer === undefined ? 'Y' : 'N',
    },
    LOCARNO: [{ LOCARNO_CLASS_CODE: locarno, PRODUCT_TITLE: product }],
    INVENTORS:
      designer === undefined
        ? []
        : [{ PERSON_NAME: designer, NATIONALITY_COUNTRY_CODE: applicant['NATIONALITY_COUNTRY_CODE'] }],
    PRIORITIES: demo.priority
      ? [
          {
            COUNTRY_CODE: demo.priority.country,
            PRIORITY_APPL_ID: demo.priority.number,
            PRIORITY_DATE: addMonths(filed, -2),
          },
        ]
      : [],
    DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
  }
}

/** Letters the answers make necessary. */
export function papersOf(demo: DemoCase): Paper[] {
  const isCompany = designers[demo.applicant] !== undefined
  return [
    'KEP',
    ...(demo.owner === consultant['EMAIL'] ? (['KUA'] as const) : []),
    ...(demo.payer === 'UMK' ? (['UMK'] as const) : []),
    ...(isCompany ? (['AKT', 'PGH'] as const) : []),
    ...(demo.priority ? (['PRI'] as const) : []),
  ]
}
