import { sectionOf, fieldText, type DraftData } from '@saki/domain/forms/form'
import { languages, type TextKey } from '@saki/texts'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { ReceiptFacts } from './receipt.sql.ts'
import type { RightOnPaper } from './paperText.ts'

const word = (key: TextKey, values?: Record<string, string | number>) => say(languages[0], key, values)

/** Receipt data specific to patents and simple patents. */
export function patentOnPaper(receipt: ReceiptFacts): RightOnPaper {
  const { application } = receipt
  const isSimple = application.appl_typ === 'SIMPLE_PATENT'
  return {
    subtitle: word(isSimple ? 'patents:receipt.subtitle.S' : 'patents:receipt.subtitle.P'),
    status: word('patents:receipt.aboutStatus'),
    pictures: word('patents:doc.GBP'),
    makers: [word('patents:step.inventors'), 'inventor'],
    applType: [
      word(isSimple ? 'patents:kind.S' : 'patents:kind.P'),
      word(`patents:subtyp.${application.appl_subtyp}` as TextKey),
    ].join(', '),
    facts: [
      ...inventionFacts(receipt),
      ...originFacts(receipt),
      ...requestFacts(application.snapshot as DraftData, isSimple),
    ],
    goods: undefined,
  }
}

function inventionFacts({ application, patent, ipc, parts }: ReceiptFacts): RightOnPaper['facts'] {
  return [
    [word('patents:title.label'), application.title],
    [word('patents:englishTitle.label'), patent?.english_title ?? ''],
    [word('patents:ipc.label'), ipc.join('; ')],
    [word('patents:claims.label'), patent && patent.claims > 0 ? String(patent.claims) : ''],
    [word('patents:receipt.pages'), patent && patent.description_pages > 0 ? String(patent.description_pages) : ''],
    [word('patents:receipt.combined'), parts],
  ]
}

function originFacts({ patent, application }: ReceiptFacts): RightOnPaper['facts'] {
  const technical = sectionOf(application.snapshot as DraftData, 'TECHNICAL')
  const dated = (number: string | null | undefined, date: string | null | undefined) =>
    [number, date && longDateText(date, 'id')].filter(Boolean).join(', ')
  return [
    [word('filing:parentPatentId.label'), patent?.parent_patent_id ?? ''],
    [word('patents:pct.title'), dated(patent?.pct_appl_id, patent?.pct_appl_date)],
    [word('patents:receipt.publication'), dated(patent?.pct_publ_id, patent?.pct_publ_date)],
    [
      word('patents:genetic.origin.label'),
      fieldText(technical, 'GENETIC_RESOURCE') === 'Y' ? fieldText(technical, 'GENETIC_ORIGIN') : '',
    ],
    [
      word('patents:micro.number.label'),
      fieldText(technical, 'MICRO_ORGANISM') === 'Y'
        ? ['DEPOSIT_NBR', 'DEPOSIT_INSTITUTE']
            .map((field) => fieldText(technical, field))
            .filter(Boolean)
            .join(', ')
        : '',
    ],
  ]
}

function requestFacts(snapshot: DraftData, isSimple: boolean): RightOnPaper['facts'] {
  const isRequested = (field: string) => fieldText(sectionOf(snapshot, 'TECHNICAL'), field) === 'Y'
  const asked = [
    ...(isSimple || isRequested('REQUEST_EXAMINATION') ? [word('patents:receipt.examination')] : []),
    ...(!isSimple && isRequested('EARLY_PUBLICATION') ? [word('patents:receipt.earlyPublication')] : []),
  ]
  return [[word('patents:requests.title'), asked.join('; ')]]
}
