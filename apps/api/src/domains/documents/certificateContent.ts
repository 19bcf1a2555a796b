import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { ListedFile } from './listedFiles.ts'
import { classWords } from './letterCaseRows.ts'
import { letterHead, verifyPart } from './letterFrame.ts'
import type { LetterInput } from './letterInput.ts'
import { letterText } from './letterText.ts'
import type { LetterFacts, PartyFact } from './letterFacts.sql.ts'
import { paperText, type PaperText } from './paperText.ts'
import { addressLines } from './partyLines.ts'

/** Final text and values for templates/certificate.typ. */
export type CertificateContent = ReturnType<typeof certificateContent>

/** The certificate of a right from the register data in `facts`. `pictures`: its views or label; `files`: the
 * specification, whose pages follow. */
export function certificateContent(
  facts: LetterFacts,
  places: ReadonlyMap<string, string>,
  given: LetterInput,
  pictures: { fileId: string; caption: string }[],
  files: ListedFile[] = [],
) {
  const { right, number, issuedOn } = given
  const { maker, letters } = right
  const { certificate } = letters
  const ofRole = (wanted: string) => facts.parties.filter((party) => party.role === wanted)
  return {
    lang: 'id',
    ...letterHead(right),
    republic: letterText('certificate.republic'),
    title: say('id', certificate.title),
    registration: { label: letterText('registrationNumber'), value: facts.registrationNbr ?? letterText('noNumber') },
    grants: say('id', certificate.grants),
    owners: people(ofRole('applicant'), places),
    thing: { label: say('id', certificate.thing), value: paperText(facts.markName || facts.title) },
    facts: [...registerRows(facts, given), ...(given.references ?? [])],
    makers: maker
      ? {
          heading: say('id', maker.certificate),
          rows: ofRole(maker.role).map(({ name }) => paperText(name)),
        }
      : null,
    goods: goodsPart(facts),
    goodsBehind: facts.nice.length > 0 ? letterText('certificate.goodsBehind') : '',
    pictures: {
      heading: letterText('certificate.pictures'),
      fileIds: pictures.map(({ fileId }) => fileId),
      captions: pictures.map(({ caption }) => caption),
    },
    files,
    certificateId: null,
    term: say('id', certificate.term),
    expires: {
      label: letterText('certificate.expires'),
      value: facts.expirationDate ? longDateText(facts.expirationDate, 'id') : letterText('noDate'),
    },
    placeDate: letterText('place', { date: issuedOn ? longDateText(issuedOn, 'id') : letterText('noDate') }),
    signature: [letterText('certificate.official'), letterText('certificate.byOrder'), letterText('electronic')],
    signatory: given.signatory ?? null,
    ...verifyPart(given),
    number: number ?? letterText('noNumber'),
    footer: [facts.registrationNbr, number].filter(Boolean).join(' · '),
    page: letterText('page', { page: '{{page}}', pages: '{{pages}}' }),
    unshownNote: letterText('aboutUnshown'),
  }
}

function people(parties: PartyFact[], places: ReadonlyMap<string, string>) {
  return parties.map((party) => ({ name: paperText(party.name), lines: addressLines(party, places) }))
}

function registerRows(facts: LetterFacts, { right }: LetterInput) {
  const { certificate } = right.letters
  const agent = facts.parties.find(({ role }) => role === 'representative')
  const rows: [string, string][] = [
    [letterText('caseNumber'), facts.applicationNumber],
    [letterText('filingDate'), longDateText(facts.filingDate, 'id')],
    [letterText('internationalDate'), international(facts)],
    [say('id', certificate.date), facts.registrationDate ? longDateText(facts.registrationDate, 'id') : ''],
    [say('id', certificate.classes), classWords(facts)],
    [letterText('certificate.claims'), facts.claims ? String(facts.claims) : ''],
    [letterText('certificate.colours'), facts.colours.join(', ')],
    [letterText('certificate.representative'), agent?.name ?? ''],
  ]
  const shown = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]): RegisterRow => ({ label, value: paperText(value), more: [] }))
  const [priority, ...more] = facts.priorities.map((each) => paperText(priorityWords({ priorities: [each] })))
  if (priority) shown.push({ label: letterText('certificate.priorities'), value: priority, more })
  return shown
}

interface RegisterRow {
  label: string
  value: PaperText
  /** Further lines. */
  more: PaperText[]
}

function international({ internationalDate, internationalNbr }: LetterFacts): string {
  return internationalDate ? [longDateText(internationalDate, 'id'), internationalNbr].filter(Boolean).join(', ') : ''
}

/** Priorities as `country number, date`, separated by semicolons. */
export function priorityWords({ priorities }: Pick<LetterFacts, 'priorities'>): string {
  return priorities.map(({ country, number, date }) => `${country} ${number}, ${longDateText(date, 'id')}`).join('; ')
}

function goodsPart({ nice }: LetterFacts) {
  if (nice.length === 0) return null
  return {
    heading: letterText('certificate.goods'),
    classes: nice.map(({ code, terms }) => ({
      title: say('id', 'letters:certificate.class', { class: code }),
      terms: terms.map(paperText),
    })),
  }
}
