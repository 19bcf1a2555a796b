import { rightOf } from '@saki/catalogue'
import type { ReceiptSource } from '@saki/catalogue/rights/receiptSource'
import type { DraftData } from '@saki/domain/forms/form'
import { languages, type TextKey } from '@saki/texts'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { paperText, type RightOnPaper } from './paperText.ts'
import type { ReceiptFacts } from './receipt.sql.ts'

/** Receipts are always in Indonesian. */
const word = (key: TextKey, values?: Record<string, string | number>) => say(languages[0], key, values)

/** Receipt data specific to one right. Throws for an unknown application type. */
export function rightOnPaper(facts: ReceiptFacts): RightOnPaper {
  const { receipt, maker } = rightOf(facts.application.applTyp)
  const source = paperSource(facts)
  return {
    subtitle: word(receipt.subtitle),
    status: word(receipt.status),
    pictures: word(receipt.pictures),
    makers: maker && [word(maker.receipt), maker.role],
    applType: receipt
      .kind(source)
      .map((key) => word(key))
      .join(', '),
    facts: receipt
      .rows(source, { say: word, day: (date) => longDateText(date, 'id') })
      .map(([label, value]) => [word(label), value]),
    goods: facts.nice.length > 0 ? goodsOf(facts) : undefined,
  }
}

function paperSource({ application, locarno, mark, nice, patent, ipc, parts }: ReceiptFacts): ReceiptSource {
  return {
    title: application.title,
    applSubtyp: application.applSubtyp ?? '',
    data: application.snapshot as DraftData,
    locarno: locarno.map((row) => ({
      code: row.locarnoClassCode,
      name: row.nameId,
      product: row.productTitle,
    })),
    mark: mark && {
      sign: mark.signWcode,
      name: mark.markName,
      translation: mark.translation,
      transliteration: mark.transliteration,
      description: mark.description,
      colours: mark.colours,
      disclaimer: mark.disclaimer,
    },
    nice: nice.map(({ niceClassCode, heading, terms }) => ({ code: niceClassCode, heading, terms })),
    patent: patent && {
      englishTitle: patent.englishTitle,
      claims: patent.claims,
      pages: patent.descriptionPages,
      parent: patent.parentApplicationNumber ?? '',
      pct: [patent.pctApplId ?? '', patent.pctApplDate ?? ''],
      publication: [patent.pctPublId ?? '', patent.pctPublDate ?? ''],
    },
    ipc,
    parts,
  }
}

function goodsOf({ nice }: ReceiptFacts): RightOnPaper['goods'] {
  return {
    heading: word('marks:step.goods'),
    classes: nice.map(({ niceClassCode, heading, terms }) => ({
      title: word('marks:receipt.class', { class: niceClassCode, heading, count: terms.length }).replace('  ', ' '),
      terms: terms.map(paperText),
    })),
  }
}
