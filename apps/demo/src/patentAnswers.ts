import { addMonths, yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { formatPctNumber, formatWoNumber } from '@saki/domain/patents/pctNumber'

import type { DemoPatent } from './demoCase.ts'
import { inventions, type Invention } from './inventions.ts'
import { designers, people } from './people.ts'

/** Form answers of a patent filed that day. */
export function patentAnswers(demo: DemoPatent, filed: LegalDate) {
  const inventor = designers[demo.applicant]
  const invention: Invention = inventions[demo.invention]
  const isLiving = demo.invention === 'fertiliser'
  const says = (yes: boolean | undefined) => (yes ? 'Y' : 'N')
  return {
    FILING: {
      APPL_TYP: 'PATENT',
      PATENT_KIND: demo.simple ? 'S' : 'P',
      APPL_SUBTYP: demo.pct ? 'PCT' : 'NATIONAL',
    },
    TECHNICAL: {
      TITLE: demo.title,
      ENGLISH_TITLE: invention.english,
      INVENTOR_IS_APPLICANT: says(inventor === undefined),
      QTY_CLAIMS: String(demo.claims),
      CLAIMS_COUNTED: String(demo.claims),
      QTY_INDEPENDENT: '1',
      GENETIC_RESOURCE: says(isLiving),
      MICRO_ORGANISM: says(isLiving),
      ...(isLiving && {
        GENETIC_ORIGIN: 'Kebun kopi rakyat di lereng Merapi, Kabupaten Sleman.',
        DEPOSIT_NBR: 'InaCC B1207',
        DEPOSIT_INSTITUTE: 'Indonesian Culture Collection (InaCC), BRIN',
        DEPOSIT_DATE: addMonths(filed, -4),
      }),
      EARLY_PUBLICATION: says(demo.early),
      REQUEST_EXAMINATION: says(demo.examination),
    },
    PCT: phaseOf(demo, filed),
    IPC: invention.ipc.map((symbol) => ({ IPC_SYMBOL: symbol })),
    INVENTORS:
      inventor === undefined
        ? []
        : [
            {
              PERSON_NAME: inventor,
              NATIONALITY_COUNTRY_CODE: people[demo.applicant]['NATIONALITY_COUNTRY_CODE'],
            },
          ],
    PARTS: {},
  }
}

function phaseOf({ pct }: DemoPatent, filed: LegalDate): Record<string, string> {
  if (!pct) return {}
  const [applied, published] = [addMonths(filed, -17), addMonths(filed, -11)]
  return {
    PCT_APPL_ID: formatPctNumber({ office: pct.office, year: yearOf(applied), serial: pct.number }),
    PCT_APPL_DATE: applied,
    PCT_PUBL_ID: formatWoNumber({ year: yearOf(published), serial: pct.publication, kind: 'A1' }),
    PCT_PUBL_DATE: published,
  }
}
