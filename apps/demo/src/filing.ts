import { addMonths, type LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { extentOf } from '@saki/domain/marks/markSeries'

import { isMark, isPatent, products, type DemoCase, type DemoDesign, type DemoMark } from './demoCase.ts'
import type { DemoPaper } from './demoFiles.ts'
import { patentAnswers } from './patentAnswers.ts'
import { demoConsultant, designers, people } from './people.ts'

/** Form answers of a case filed that day. */
export function demoAnswers(demo: DemoCase, filed: LegalDate): DraftData {
  const applicant = people[demo.applicant]
  const represented = demo.owner === demoConsultant['EMAIL']
  const own = isMark(demo) ? markAnswers(demo) : isPatent(demo) ? patentAnswers(demo, filed) : designAnswers(demo)
  return {
    ...own,
    FILING: {
      ...own.FILING,
      PAYER_CATEGORY: demo.payer,
      REFERENCE: demo.reference,
      REPRESENTED: represented ? 'Y' : 'N',
      PRIORITY_CLAIMED: demo.priority ? 'Y' : 'N',
      DECLARED_NAME: (represented ? demoConsultant : applicant)['PERSON_NAME'],
    },
    OWNERS: [applicant],
    REPRS: represented ? [demoConsultant] : [],
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

function designAnswers(demo: DemoDesign) {
  const designer = designers[demo.applicant]
  const { locarno, product, description } = products[demo.kind]
  return {
    FILING: { APPL_TYP: 'DESIGN', APPL_SUBTYP: 'SINGLE' },
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
        : [
            {
              PERSON_NAME: designer,
              NATIONALITY_COUNTRY_CODE: people[demo.applicant]['NATIONALITY_COUNTRY_CODE'],
            },
          ],
  }
}

function markAnswers({ title, goods, label, collective, translation = '', transliteration = '' }: DemoMark) {
  const sign = label ? (label.withoutWords ? 'FIGURE' : 'WORD_FIGURE') : 'WORD'
  return {
    FILING: {
      APPL_TYP: 'MARK',
      APPL_SUBTYP: collective ? 'COLLECTIVE' : (extentOf(goods.map(([niceClass]) => niceClass)) ?? 'GOODS'),
    },
    SIGN: {
      SIGN_WCODE: sign,
      MARK_NAME: title,
      TRANSLATION: translation,
      TRANSLITERATION: transliteration,
      MARK_DESCRIPTION: label ? `Lukisan dan susunan warna sebagaimana pada label, dengan nama ${title}.` : title,
      ...(label && { COLOUR_CLAIMED: 'Y', COLOURS: label.colours, LABEL_LOOK: 'COLOUR' }),
    },
    NICE: goods.map(([NICE_CLASS_CODE, ...TERMS]) => ({ NICE_CLASS_CODE, TERMS })),
  }
}

/** Attachments that the answers require. */
export function papersOf(demo: DemoCase): DemoPaper[] {
  const isCompany = designers[demo.applicant] !== undefined
  const whenSmall = isMark(demo) || isPatent(demo) ? (['UMK', 'SPU'] as const) : (['UMK'] as const)
  return [
    isMark(demo) ? 'SPM' : 'KEP',
    ...(demo.owner === demoConsultant['EMAIL'] ? (['KUA'] as const) : []),
    ...(demo.payer === 'UMK' ? whenSmall : []),
    ...(isCompany ? (['AKT'] as const) : []),
    ...(isCompany && !isMark(demo) ? (['PGH'] as const) : []),
    ...(isMark(demo) && demo.collective ? (['PKM'] as const) : []),
    ...(demo.priority ? (['PRI'] as const) : []),
  ]
}
