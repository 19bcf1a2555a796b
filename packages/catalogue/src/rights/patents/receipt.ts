import { fieldText, sectionOf } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import type { ReceiptFact, ReceiptSource, ReceiptWords } from '../receiptSource.ts'
import type { RightReceipt } from '../rightDefinition.ts'

/** Receipt of a patent (P) or a simple patent (S). */
export function patentReceipt(kind: 'P' | 'S'): RightReceipt {
  return {
    subtitle: `patents:receipt.subtitle.${kind}`,
    status: 'patents:receipt.aboutStatus',
    pictures: 'patents:doc.GBP',
    kind: ({ applSubtyp }) => [`patents:kind.${kind}`, `patents:subtyp.${applSubtyp}` as TextKey],
    rows: (source, words) => [
      ...inventionRows(source),
      ...originRows(source, words),
      requestsRow(source, words, kind === 'S'),
    ],
  }
}

function inventionRows({ title, patent, ipc, parts }: ReceiptSource): ReceiptFact[] {
  return [
    ['patents:title.label', title],
    ['patents:englishTitle.label', patent?.englishTitle ?? ''],
    ['patents:ipc.label', ipc.join('; ')],
    ['patents:claims.label', patent && patent.claims > 0 ? String(patent.claims) : ''],
    ['patents:receipt.pages', patent && patent.pages > 0 ? String(patent.pages) : ''],
    ['patents:receipt.combined', parts],
  ]
}

function originRows({ patent, data }: ReceiptSource, { day }: ReceiptWords): ReceiptFact[] {
  const technical = sectionOf(data, 'TECHNICAL')
  const dated = ([number, date]: readonly [string, string] = ['', '']) =>
    [number, date && day(date)].filter(Boolean).join(', ')
  const given = (asked: string, ...fields: string[]) =>
    fieldText(technical, asked) === 'Y'
      ? fields
          .map((field) => fieldText(technical, field))
          .filter(Boolean)
          .join(', ')
      : ''
  return [
    ['filing:parentPatentId.label', patent?.parent ?? ''],
    ['patents:pct.title', dated(patent?.pct)],
    ['patents:receipt.publication', dated(patent?.publication)],
    ['patents:genetic.origin.label', given('GENETIC_RESOURCE', 'GENETIC_ORIGIN')],
    ['patents:micro.number.label', given('MICRO_ORGANISM', 'DEPOSIT_NBR', 'DEPOSIT_INSTITUTE')],
  ]
}

function requestsRow({ data }: ReceiptSource, { say }: ReceiptWords, isSimple: boolean): ReceiptFact {
  const isRequested = (field: string) => fieldText(sectionOf(data, 'TECHNICAL'), field) === 'Y'
  const asked = [
    ...(isSimple || isRequested('REQUEST_EXAMINATION') ? [say('patents:receipt.examination')] : []),
    ...(!isSimple && isRequested('EARLY_PUBLICATION') ? [say('patents:receipt.earlyPublication')] : []),
  ]
  return ['patents:requests.title', asked.join('; ')]
}
