import { rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { stateAt } from '../../caseState.ts'
import { priorityWords } from './certificateContent.ts'
import { letterText } from './letterText.ts'
import { findRegionNames, type LetterFacts, type PartyFact } from './letterFacts.sql.ts'
import { paperSection, type PaperSection, type SectionRow } from './paperSection.ts'
import { paperText } from './paperText.ts'
import { addressLines, regionCodesOf } from './partyLines.ts'
import { findReceiptFacts } from './receipt.sql.ts'
import {
  findCasePosition,
  listAnnuitiesPaid,
  listLicences,
  listOwnerNames,
  listRegisterEntries,
} from './registerEntries.sql.ts'
import { rightOnPaper } from './rightOnPaper.ts'

const text = (key: string) => letterText(`issued.${key}`)
const day = (date: LegalDate | null) => (date ? longDateText(date, 'id') : '')

/** What the register holds on a case, as sections of an extract: only public data, without identity numbers, telephone and email. */
export async function registerSections(db: Db, facts: LetterFacts): Promise<PaperSection[]> {
  const places = await findRegionNames(db, regionCodesOf(facts.parties))
  const sections = [
    standingSection(await standingRows(db, facts)),
    paperSection(text('data'), { groups: [{ heading: '', rows: await dataRows(db, facts) }] }),
    ownersSection(facts, places),
    makersSection(facts),
    goodsSection(facts),
    await annuitiesSection(db, facts),
    await licencesSection(db, facts.applicationId),
    await entriesSection(db, facts.applicationId),
  ]
  return sections.filter((section) => section !== undefined)
}

/** The standing of the right with its dates, for a written statement. */
export async function statementSections(db: Db, facts: LetterFacts): Promise<PaperSection[]> {
  const places = await findRegionNames(db, regionCodesOf(facts.parties))
  return [standingSection(await standingRows(db, facts)), ownersSection(facts, places)]
}

function standingSection(rows: SectionRow[]): PaperSection {
  return paperSection(text('standing'), { groups: [{ heading: '', rows }] })
}

async function standingRows(db: Db, facts: LetterFacts): Promise<SectionRow[]> {
  const position = await findCasePosition(db, facts.applicationId)
  const { certificate } = rightOf(facts.applTyp).letters
  return filled([
    [text('state'), position ? say('id', stateAt(position).text) : ''],
    [letterText('registrationNumber'), facts.registrationNbr ?? text('notRegistered')],
    [say('id', certificate.date), day(facts.registrationDate)],
    [letterText('certificate.expires'), day(facts.expirationDate)],
    [text('published'), [day(facts.publicationDate), facts.journalCode].filter(Boolean).join(', ')],
  ])
}

async function dataRows(db: Db, facts: LetterFacts): Promise<SectionRow[]> {
  const filed = await findReceiptFacts(db, facts.applicationId)
  if (!filed) throw new Error(`application ${facts.applicationId} has no number`)
  const own = rightOnPaper(filed)
  const agents = facts.parties.filter(({ role }) => role === 'representative')
  return filled([
    [say('id', 'receipt:applType'), own.applType],
    ...own.facts,
    [letterText('certificate.priorities'), priorityWords(facts)],
    [letterText('certificate.representative'), agents.map(({ name }) => name).join('; ')],
  ])
}

function ownersSection({ parties }: LetterFacts, places: ReadonlyMap<string, string>): PaperSection {
  const owners = parties.filter(({ role }) => role === 'applicant')
  return paperSection(text('owners'), {
    lists: owners.map((owner) => ({ title: paperText(owner.name), items: addressLines(withoutAgent(owner), places) })),
  })
}

/** An owner never carries a consultant's number, whatever the form kept. */
function withoutAgent(party: PartyFact): PartyFact {
  return { ...party, person: { ...party.person, AGENT_NOTES: '' } }
}

function makersSection({ applTyp, parties }: LetterFacts): PaperSection | undefined {
  const { maker } = rightOf(applTyp)
  if (!maker) return undefined
  const items = parties.filter(({ role }) => role === maker.role).map(({ name }) => paperText(name))
  return items.length > 0 ? paperSection(say('id', maker.certificate), { lists: [{ title: null, items }] }) : undefined
}

function goodsSection({ nice }: LetterFacts): PaperSection | undefined {
  if (nice.length === 0) return undefined
  return paperSection(letterText('certificate.goods'), {
    lists: nice.map(({ code, terms }) => ({
      title: paperText(letterText('certificate.class', { class: code })),
      items: terms.map(paperText),
    })),
  })
}

async function annuitiesSection(db: Db, { applicationId, applTyp }: LetterFacts): Promise<PaperSection | undefined> {
  if (!rightOf(applTyp).annuities) return undefined
  const paid = await listAnnuitiesPaid(db, applicationId)
  const rows = paid.map(({ on, years, payer }) =>
    [day(on) || text('imported'), String(years ?? '–'), payer].map(paperText),
  )
  return paperSection(text('annuities'), {
    note: rows.length === 0 ? text('noAnnuities') : '',
    table: rows.length === 0 ? null : { head: [text('date'), text('paidTo'), text('payer')], widths: [2, 1, 4], rows },
  })
}

async function licencesSection(db: Db, applicationId: number): Promise<PaperSection> {
  const licences = await listLicences(db, applicationId)
  const rows = licences.map(({ recordedOn, endedOn, licensees, terms }) => {
    const period = [terms['VALID_FROM'], terms['VALID_TO']].map((date) => day(date || null))
    const exclusive = terms['EXCLUSIVE'] === 'Y' ? text('exclusive') : text('notExclusive')
    const said = [exclusive, terms['TERRITORY'] ?? '', period.some(Boolean) ? period.join(' – ') : '']
    return [day(recordedOn), licensees ?? '', said.filter(Boolean).join('; '), day(endedOn)].map(paperText)
  })
  return paperSection(text('licences'), {
    note: rows.length === 0 ? text('noLicences') : '',
    table:
      rows.length === 0 ? null : { head: ['date', 'licensee', 'terms', 'ended'].map(text), widths: [2, 3, 4, 2], rows },
  })
}

/** Certificates, recordals, renewals and endings in the order of their dates. */
async function entriesSection(db: Db, applicationId: number): Promise<PaperSection> {
  const entries = await listRegisterEntries(db, applicationId)
  const changes = (await listOwnerNames(db, applicationId)).map(({ on, before, after, reference }) => ({
    on,
    what: letterText('issued.renamed', { before: before || '–', after: after || '–' }),
    reference,
  }))
  const letters = entries.map(({ issuedOn, docNumber, title, points }) => ({
    on: issuedOn,
    what: [title, ...points].join('; '),
    reference: docNumber,
  }))
  const rows = [...letters, ...changes]
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
    .map(({ on, what, reference }) => [day(on), what, reference].map(paperText))
  return paperSection(text('entries'), {
    note: rows.length === 0 ? text('noEntries') : '',
    table:
      rows.length === 0 ? null : { head: [text('date'), text('entry'), letterText('number')], widths: [2, 4, 3], rows },
  })
}

function filled(rows: [label: string, value: string][]): SectionRow[] {
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: paperText(value) }))
}
