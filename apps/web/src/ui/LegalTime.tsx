import { legalDateText, legalLongText, legalTimeText } from '@saki/texts/dates'

import { useWords } from './useWords.ts'

/** An instant with legal effect, always with its zone: "20 Nov 2026, 10:51 WIB". `long` adds the weekday and the full month name. */
export function LegalTime({ at, long = false }: { at: string | Date; long?: boolean }) {
  const { language } = useWords()
  const text = long ? legalLongText(at, language) : legalTimeText(at, language)
  return (
    <time dateTime={new Date(at).toISOString()} className="nowrap">
      <bdi>{text}</bdi>
    </time>
  )
}

/** A legal date 'YYYY-MM-DD' (Asia/Jakarta): "20 Nov 2026". A dash if empty. */
export function LegalDateText({ date }: { date: string | null | undefined }) {
  const { language } = useWords()
  if (!date) return <span aria-hidden="true">–</span>
  return (
    <time dateTime={date} className="nowrap">
      <bdi>{legalDateText(date, language)}</bdi>
    </time>
  )
}
