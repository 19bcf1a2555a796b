import { rightOf } from '@saki/catalogue'
import { objectionRule } from '@saki/catalogue/requests/objecting'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { parseApplicationNumber, bareReference, formatApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { abstractText } from '@saki/domain/patents/abstractText'
import type { PublicCase } from '@saki/domain/publicRegister/publicCase'
import { actionOf } from '@saki/domain/workflow/definition'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { actionsOfEffect, stateAt, workflowOfProcess } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import { listAnnuitiesPaid } from '../documents/registerEntries.sql.ts'
import {
  findAbstract,
  findMark,
  findPatent,
  listIpc,
  listLocarno,
  listNice,
  listPriorities,
  listVienna,
} from '../patents/sections.sql.ts'
import {
  findPublicRecord,
  findReadableRecord,
  listHolderChanges,
  listPublicActions,
  listPublicEntries,
  listPublicPersons,
  listPublicPictures,
  type PublicAction,
  type PublicRecord,
} from './publicCase.sql.ts'
import { chainOfTitle, publicEvents } from './publicEvents.ts'

const publishing = actionsOfEffect('announcePublication')

/** The public record named by an application or registration number in any spelling. */
export async function publicRecordOf(db: Db, text: string): Promise<PublicRecord | undefined> {
  const number = parseApplicationNumber(text)
  if (number) return findPublicRecord(db, { applicationNumber: formatApplicationNumber(number) })
  const bare = bareReference(text)
  return bare === undefined ? undefined : findPublicRecord(db, { registrationNumber: bare })
}

/** The record of a case that the asker may read in full, by its application number; undefined for others and for cases without a number. */
export async function readableRecordOf(db: Db, asker: Session, text: string): Promise<PublicRecord | undefined> {
  const number = parseApplicationNumber(text)
  return number && findReadableRecord(db, asker, { applicationNumber: formatApplicationNumber(number) })
}

/** Day of the latest decision to grant, by the window of appeals against it; null where the law has no such window. */
function grantDecisionOf(
  position: Pick<PublicRecord, 'flowId' | 'flowVersion' | 'state'>,
  actions: readonly PublicAction[],
): LegalDate | null {
  const window = actionOf(workflowOfProcess(position), 'appeal_grant')?.until
  const decisions = [window?.since ?? []].flat()
  return actions.findLast(({ action }) => decisions.includes(action))?.on ?? null
}

/** Everything that is public of a case, or will be once it is published. Pages, feeds and exports take it from here only. */
export async function publicCase(
  db: Db,
  record: PublicRecord,
  { language, today }: { language: Language; today: LegalDate },
): Promise<PublicCase> {
  const { applicationId, applTyp } = record
  const right = rightOf(applTyp)
  const [persons, pictures, actions, entries, changes, priorities] = await Promise.all([
    listPublicPersons(db, applicationId, language),
    listPublicPictures(db, applicationId),
    listPublicActions(db, applicationId),
    listPublicEntries(db, applicationId),
    listHolderChanges(db, applicationId),
    listPriorities(db, applicationId, language),
  ])
  const position = { flowId: record.flowId, flowVersion: record.flowVersion, state: record.state }
  const state = stateAt(position)
  const owners = persons.filter(({ role }) => role === 'applicant').map(personOf)
  return {
    applicationNumber: record.applicationNumber,
    right: applTyp,
    letter: right.letter,
    title: record.title,
    status: {
      code: state.code,
      name: say(language, state.text),
      outcome: state.outcome ?? null,
      isPublication: state.turn === 'public',
    },
    filingDate: record.filingDate,
    publicationDate: record.publicationDate ?? publicationOf(actions)?.on ?? null,
    journalCode: record.journalCode,
    registrationNumber: record.registrationNumber,
    registrationDate: record.registrationDate,
    grantedOn: grantDecisionOf(position, actions),
    expirationDate: record.expirationDate,
    termMonths: right.register.months,
    owners,
    makers: persons.filter(({ role }) => role === 'maker').map(personOf),
    representatives: persons
      .filter(({ role }) => role === 'representative')
      .map(({ name, number }) => ({ name, number })),
    priorities: priorities.map((each) => ({
      country: each.COUNTRY_NAME,
      countryCode: each.COUNTRY_CODE,
      number: each.PRIORITY_APPL_ID,
      on: each.PRIORITY_DATE,
      lostOn: each.LOST_ON,
    })),
    ...(await contentsOf(db, record, language)),
    pictures: pictures.map(({ view }, at) => ({ position: at + 1, view })),
    events: publicEvents({ position, applTyp, filedOn: record.filingDate, actions, entries }, language),
    titles: chainOfTitle(
      owners.map(({ name }) => name),
      record.filingDate,
      changes,
      language,
    ),
    objections: objectionsOf(record, actions, today),
  }
}

type Contents = Pick<PublicCase, 'mark' | 'goods' | 'vienna' | 'locarno' | 'design' | 'ipc' | 'ipcNames' | 'patent'>

async function contentsOf(db: Db, record: PublicRecord, language: Language): Promise<Contents> {
  const { applicationId, applTyp } = record
  const none: Contents = {
    mark: null,
    goods: [],
    vienna: [],
    locarno: [],
    design: null,
    ipc: [],
    ipcNames: [],
    patent: null,
  }
  const { classes, annuities } = rightOf(applTyp)
  if (classes === 'nice') {
    const [mark, nice, vienna] = await Promise.all([
      findMark(db, applicationId),
      listNice(db, applicationId, language),
      listVienna(db, applicationId, language),
    ])
    const goods = nice.map((row) => ({ classCode: row.NICE_CLASS_CODE, heading: row.HEADING, terms: row.TERMS }))
    return {
      ...none,
      goods,
      vienna,
      mark: mark
        ? {
            sign: mark.signWcode,
            translation: mark.translation,
            transliteration: mark.transliteration,
            description: mark.description,
            disclaimer: mark.disclaimer,
            colours: mark.colours,
          }
        : null,
    }
  }
  if (classes === 'locarno') {
    const rows = await listLocarno(db, applicationId, language)
    return {
      ...none,
      locarno: rows.map((row) => ({
        edition: row.LOCARNO_EDITION_CODE,
        code: row.LOCARNO_CLASS_CODE,
        name: row.LOCARNO_NAME,
        product: row.PRODUCT_TITLE,
      })),
      design: { description: record.designDescription, scope: record.claimScope.map(String) },
    }
  }
  const [patent, abstract, ipc, paid] = await Promise.all([
    findPatent(db, applicationId),
    findAbstract(db, applicationId),
    listIpc(db, applicationId, language),
    annuities ? listAnnuitiesPaid(db, applicationId) : [],
  ])
  return {
    ...none,
    ipc: ipc.map(({ code }) => code),
    ipcNames: ipc.map(({ name }) => name),
    patent: patent
      ? {
          englishTitle: patent.englishTitle,
          abstract: abstractText(abstract, [record.title, patent.englishTitle]),
          parentNumber: patent.parentApplicationNumber ?? '',
          claims: patent.claims,
          descriptionPages: patent.descriptionPages,
          internationalNumber: patent.pctApplId ?? '',
          internationalDate: patent.pctApplDate,
          paidYear: paid.at(-1)?.years ?? null,
        }
      : null,
  }
}

function personOf({
  name,
  city,
  province,
  country,
  countryCode,
}: PublicCase['owners'][number]): PublicCase['owners'][number] {
  return { name, city, province, country, countryCode }
}

const publicationOf = (actions: readonly PublicAction[]) =>
  actions.findLast(({ action }) => publishing.includes(action))

/** The window that the law opened with the publication; null when the right knows no objections or the publication was not recorded here. */
function objectionsOf(
  { applTyp, flowId, flowVersion, state }: PublicRecord,
  actions: readonly PublicAction[],
  today: LegalDate,
): PublicCase['objections'] {
  const rule = objectionRule(applTyp)
  const published = publicationOf(actions)
  if (!rule || !published?.dueDate) return null
  const own = rule.actions ?? []
  const flow = workflowOfProcess({ flowId, flowVersion, state })
  const isPossible = own.some((key) => Object.hasOwn(flow.actions, key) && flow.actions[key]?.from.includes(state))
  return {
    publishedOn: published.on,
    lastDay: published.dueDate,
    isOpen: isPossible && today <= published.dueDate,
    received: actions.filter(({ action }) => own.includes(action)).length,
  }
}
