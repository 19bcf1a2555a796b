import { say } from '@saki/texts/say'

import { classWords, head, verifyPart, word, type LetterGiven } from './letterContent.ts'
import type { CaseFacts, PartyFact } from './letterFacts.sql.ts'
import { dateWords } from './paperDate.ts'
import { paperText } from './paperText.ts'
import { addressLines } from './partyLines.ts'

/** Finished words and values, as templates/certificate.typ shows them. */
export type CertificateContent = ReturnType<typeof certificateContent>

/** The certificate of a right as it stands in the register at that moment. `pictures`: file ids of its views or label. */
export function certificateContent(
  facts: CaseFacts,
  places: ReadonlyMap<string, string>,
  given: LetterGiven,
  pictures: string[],
) {
  const { right, number, issuedOn } = given
  const role = { PATENT: 'inventor', SIMPLE_PATENT: 'inventor', DESIGN: 'designer', MARK: undefined }[right]
  const ofRole = (wanted: string) => facts.parties.filter((party) => party.role === wanted)
  return {
    lang: 'id',
    ...head(right),
    republic: word('certificate.republic'),
    title: word(`certificate.title.${right}`),
    registration: { label: word('registrationNumber'), value: facts.registrationNbr ?? word('noNumber') },
    grants: word(`certificate.grants.${right}`),
    owners: people(ofRole('applicant'), places),
    thing: { label: word(`certificate.thing.${right}`), value: paperText(facts.markName || facts.title) },
    facts: registerRows(facts, given),
    makers: role
      ? {
          heading: word(role === 'inventor' ? 'certificate.inventors' : 'certificate.designers'),
          rows: ofRole(role).map(({ name }) => paperText(name)),
        }
      : null,
    goods: goodsPart(facts),
    pictures: { heading: word('certificate.pictures'), fileIds: pictures },
    term: word(`certificate.term.${right}`),
    expires: {
      label: word('certificate.expires'),
      value: facts.expirationDate ? dateWords(facts.expirationDate) : word('noDate'),
    },
    placeDate: word('place', { date: issuedOn ? dateWords(issuedOn) : word('noDate') }),
    signature: [word('certificate.official'), word('certificate.byOrder'), word('electronic')],
    ...verifyPart(given),
    number: number ?? word('noNumber'),
    footer: [facts.registrationNbr, number].filter(Boolean).join(' · '),
    page: word('page', { page: '{{page}}', pages: '{{pages}}' }),
    unshownNote: word('aboutUnshown'),
  }
}

function people(parties: PartyFact[], places: ReadonlyMap<string, string>) {
  return parties.map((party) => ({ name: paperText(party.name), lines: addressLines(party, places) }))
}

function registerRows(facts: CaseFacts, { right }: LetterGiven) {
  const isPatent = right === 'PATENT' || right === 'SIMPLE_PATENT'
  const agent = facts.parties.find(({ role }) => role === 'representative')
  const rows: [string, string][] = [
    [word('caseNumber'), facts.patentId],
    [word('filingDate'), dateWords(facts.filingDate)],
    [word('internationalDate'), international(facts)],
    [
      word(isPatent ? 'certificate.granted' : 'certificate.date'),
      facts.registrationDate ? dateWords(facts.registrationDate) : '',
    ],
    [word('certificate.priorities'), priorityWords(facts)],
    [isPatent ? word('certificate.ipc') : word('classes'), classWords(facts)],
    [word('certificate.claims'), facts.claims ? String(facts.claims) : ''],
    [word('certificate.colours'), facts.colours.join(', ')],
    [word('certificate.representative'), agent?.name ?? ''],
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: paperText(value) }))
}

function international({ internationalDate, internationalNbr }: CaseFacts): string {
  return internationalDate ? [dateWords(internationalDate), internationalNbr].filter(Boolean).join(', ') : ''
}

export function priorityWords({ priorities }: Pick<CaseFacts, 'priorities'>): string {
  return priorities.map(({ country, number, date }) => `${country} ${number}, ${dateWords(date)}`).join('; ')
}

function goodsPart({ nice }: CaseFacts) {
  if (nice.length === 0) return null
  return {
    heading: word('certificate.goods'),
    classes: nice.map(({ code, terms }) => ({
      title: say('id', 'letters:certificate.class', { class: code }),
      terms: terms.map(paperText),
    })),
  }
}
