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
  const { receipt, maker } = rightOf(facts.application.appl_typ)
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
    applSubtyp: application.appl_subtyp ?? '',
    data: application.snapshot as DraftData,
    locarno: locarno.map((row) => ({
      code: row.locarno_class_code,
      name: row.name_id,
      product: row.product_title,
    })),
    mark: mark && {
      sign: mark.sign_wcode,
      name: mark.mark_name,
      translation: mark.translation,
      transliteration: mark.transliteration,
      description: mark.description,
      colours: mark.colours,
      disclaimer: mark.disclaimer,
    },
    nice: nice.map(({ nice_class_code, heading, terms }) => ({ code: nice_class_code, heading, terms })),
    patent: patent && {
      englishTitle: patent.english_title,
      claims: patent.claims,
      pages: patent.description_pages,
      parent: patent.parent_application_number ?? '',
      pct: [patent.pct_appl_id ?? '', patent.pct_appl_date ?? ''],
      publication: [patent.pct_publ_id ?? '', patent.pct_publ_date ?? ''],
    },
    ipc,
    parts,
  }
}

function goodsOf({ nice }: ReceiptFacts): RightOnPaper['goods'] {
  return {
    heading: word('marks:step.goods'),
    classes: nice.map(({ nice_class_code, heading, terms }) => ({
      title: word('marks:receipt.class', { class: nice_class_code, heading, count: terms.length }).replace('  ', ' '),
      terms: terms.map(paperText),
    })),
  }
}
