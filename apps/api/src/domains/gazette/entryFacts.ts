import type { GazetteContent, GazettePerson } from '@saki/domain/gazette/content'
import { longDateText, weekdayDateText } from '@saki/texts/dates'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

/** A fact of an entry: label and values, each on its own line. */
export interface EntryFact {
  label: string
  values: string[]
}

const words = (language: Language, key: string, values?: Record<string, string | number>) =>
  say(language, `gazettePaper:${key}` as TextKey, values)
const personLine = ({ name, city, country }: GazettePerson) => [name, city, country].filter(Boolean).join(', ')

/** Facts of an entry in the order of the gazette; empty ones are left out. Names of countries and classes stay in Indonesian. */
export function entryFacts(entry: GazetteContent, language: Language): EntryFact[] {
  const dateOf = (day: string) => longDateText(day, language)
  const facts: [string, string[]][] = [
    ['filed', [dateOf(entry.filingDate)]],
    [dayLabel(entry), entry.kind === 'CORRECTION' ? [] : [dateOf(entry.on)]],
    ['registration', [entry.registrationNumber]],
    ['priority', entry.priorities.map(({ country, number, on }) => `${country}, ${number}, ${dateOf(on)}`)],
    ['international', [entry.internationalNumber]],
    ['owner', entry.owners.map(personLine)],
    [entry.right === 'DESIGN' ? 'designer' : 'inventor', entry.makers.map(personLine)],
    ['representative', entry.representatives.map(({ name, number }) => [name, number].filter(Boolean).join(', '))],
    ...markFacts(entry, language),
    ['classes', entry.goods.map(({ classCode, terms }) => `${classCode}: ${terms.join('; ')}`)],
    ['locarno', entry.locarno.map(({ code, name, product }) => [code, product || name].filter(Boolean).join(' '))],
    ['description', [entry.description]],
    ['ipc', [entry.ipc.join('; ')]],
    ['englishTitle', [entry.englishTitle]],
    ['claims', entry.claims === null ? [] : [String(entry.claims)]],
    ['corrects', [entry.correction?.journalCode ?? '']],
    ['correction', [entry.correction?.note ?? '']],
  ]
  return facts.flatMap(([label, values]) => {
    const said = values.filter((text) => text !== '')
    return said.length === 0 ? [] : [{ label: words(language, label), values: said }]
  })
}

const dayLabel = ({ kind }: GazetteContent) => (kind === 'REGISTRATION' ? 'registered' : 'announced')

function markFacts({ mark }: GazetteContent, language: Language): [string, string[]][] {
  if (!mark) return []
  return [
    ['sign', [words(language, `sign.${mark.sign}`)]],
    ['colours', [mark.colours.join(', ')]],
    ['translation', [mark.translation]],
    ['transliteration', [mark.transliteration]],
    ['markDescription', [mark.description]],
    ['disclaimer', [mark.disclaimer]],
  ]
}

/** The last day of the publication as one sentence; empty without one. */
export function untilLine({ lastDay, hasObjections, right }: GazetteContent, language: Language): string {
  if (lastDay === null) return ''
  const what = !hasObjections ? 'until' : right === 'PATENT' ? 'untilViews' : 'untilObjections'
  return words(language, what, { date: weekdayDateText(lastDay, language) })
}

/** Whether a line has Latin letters, so that it begins at the left also when its first word is Arabic. */
export const isMixed = (line: string): boolean => /[A-Za-z]/.test(line)
