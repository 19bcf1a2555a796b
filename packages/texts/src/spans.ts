import type { Language } from './words.ts'

/** "5 tahun 3 bulan", "5 years, 3 months", "5 سنوات و3 أشهر": the two largest units that are not 0; "0 hari" for nothing. */
export function spanText(span: { years: number; months: number; days: number }, language: Language): string {
  const units = [
    ['year', span.years],
    ['month', span.months],
    ['day', span.days],
  ] as const
  const named = units.filter(([, count]) => count > 0).slice(0, 2)
  const parts = (named.length > 0 ? named : units.slice(2)).map(([unit, count]) =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
  return language === 'id' ? parts.join(' ') : new Intl.ListFormat(language, { type: 'unit' }).format(parts)
}
