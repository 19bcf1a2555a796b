import { languages, type TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { paperText, type RightOnPaper } from './paperText.ts'
import { patentOnPaper } from './patentOnPaper.ts'
import type { ReceiptFacts } from './receipt.sql.ts'

/** Receipts are always in Indonesian. */
const word = (key: TextKey, values?: Record<string, string | number>) => say(languages[0], key, values)

const onPaper: Record<string, (facts: ReceiptFacts) => RightOnPaper> = {
  DESIGN: designOnPaper,
  MARK: markOnPaper,
  PATENT: patentOnPaper,
  SIMPLE_PATENT: patentOnPaper,
}

/** Throws for an unknown application type. */
export function rightOnPaper(facts: ReceiptFacts): RightOnPaper {
  const write = onPaper[facts.application.appl_typ]
  if (!write) throw new Error(`no receipt for ${facts.application.appl_typ}`)
  return write(facts)
}

function designOnPaper({ application, locarno }: ReceiptFacts): RightOnPaper {
  const classes = locarno.map((l) =>
    [l.locarno_class_code, l.name_id, l.product_title && `(${l.product_title})`].filter(Boolean).join(' '),
  )
  return {
    subtitle: word('receipt:subtitle'),
    status: word('receipt:aboutStatus'),
    pictures: word('receipt:pictures'),
    makers: [word('receipt:designers'), 'designer'],
    applType: word(`receipt:type.${application.appl_subtyp}` as TextKey),
    facts: [
      [word('receipt:designTitle'), application.title],
      [word('receipt:locarno'), classes.join('; ')],
    ],
    goods: undefined,
  }
}

function markOnPaper({ application, mark, nice }: ReceiptFacts): RightOnPaper {
  return {
    subtitle: word('marks:receipt.subtitle'),
    status: word('marks:receipt.aboutStatus'),
    pictures: word('marks:label'),
    makers: undefined,
    applType: word(`marks:subtype.${application.appl_subtyp}` as TextKey),
    facts: [
      [word('marks:sign.label'), mark ? word(`marks:sign.${mark.sign_wcode}` as TextKey) : ''],
      [word('marks:name.label'), mark?.mark_name ?? application.title],
      [word('marks:translation.label'), mark?.translation ?? ''],
      [word('marks:transliteration.label'), mark?.transliteration ?? ''],
      [word('marks:description.label'), mark?.description ?? ''],
      [word('marks:colours.label'), mark?.colours.join(', ') ?? ''],
      [word('marks:disclaimer.label'), mark?.disclaimer ?? ''],
    ],
    goods: {
      heading: word('marks:step.goods'),
      classes: nice.map(({ nice_class_code, heading, terms }) => ({
        title: word('marks:receipt.class', { class: nice_class_code, heading, count: terms.length }).replace('  ', ' '),
        terms: terms.map(paperText),
      })),
    },
  }
}
