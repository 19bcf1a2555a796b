import { rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { sectionOf, fieldText, type DraftData } from '@saki/domain/forms/form'
import { abstractText } from '@saki/domain/patents/abstractText'
import { parseIpcSymbol } from '@saki/domain/patents/ipcSymbol'
import type { Language } from '@saki/texts'

import { NotFound } from '../../errors.ts'
import { claimsStateOf } from './claims.ts'
import type { CaseRecord } from './patents.sql.ts'
import { findAbstract, findPatent, getSnapshot, listIpc } from './sections.sql.ts'

const flag = (draft: DraftData, field: string): 'Y' | 'N' =>
  fieldText(sectionOf(draft, 'TECHNICAL'), field) === 'Y' ? 'Y' : 'N'

/** The fields that only patents and simple patents have, as filed or corrected. Throws NotFound for another right. */
export async function patentSection(
  db: Db,
  { applicationId, applTyp, title, isFull }: CaseRecord & { isFull: boolean },
) {
  const { patent: right } = rightOf(applTyp)
  const patent = await findPatent(db, applicationId)
  if (!patent || !right) throw new NotFound('patent', applicationId)
  const { snapshot } = await getSnapshot(db, applicationId)
  const technical = (field: string) => fieldText(sectionOf(snapshot, 'TECHNICAL'), field)
  const whenAsked = (asks: string, field: string) => (flag(snapshot, asks) === 'Y' ? technical(field) : '')
  return {
    PATENT_KIND: right.kind,
    TITLE: title,
    ENGLISH_TITLE: patent.englishTitle,
    ABSTRACT: abstractText(await findAbstract(db, applicationId), [title, patent.englishTitle]),
    PARENT_PATENT_ID: patent.parentApplicationNumber,
    PCT_APPL_ID: patent.pctApplId,
    PCT_APPL_DATE: patent.pctApplDate,
    PCT_PUBL_ID: patent.pctPublId,
    PCT_PUBL_DATE: patent.pctPublDate,
    QTY_CLAIMS: patent.claims,
    DESCRIPTION_PAGES: patent.descriptionPages,
    QTY_DRAWINGS: Number(technical('QTY_DRAWINGS') || 0),
    PUBLISHED_DRAWING: technical('PUBLISHED_DRAWING'),
    GENETIC_RESOURCE: flag(snapshot, 'GENETIC_RESOURCE'),
    GENETIC_ORIGIN: whenAsked('GENETIC_RESOURCE', 'GENETIC_ORIGIN'),
    MICRO_ORGANISM: flag(snapshot, 'MICRO_ORGANISM'),
    DEPOSIT_NBR: whenAsked('MICRO_ORGANISM', 'DEPOSIT_NBR'),
    DEPOSIT_INSTITUTE: whenAsked('MICRO_ORGANISM', 'DEPOSIT_INSTITUTE'),
    DEPOSIT_DATE: whenAsked('MICRO_ORGANISM', 'DEPOSIT_DATE') || null,
    EARLY_PUBLICATION: right.given.EARLY_PUBLICATION ?? flag(snapshot, 'EARLY_PUBLICATION'),
    REQUEST_EXAMINATION: right.given.REQUEST_EXAMINATION ?? flag(snapshot, 'REQUEST_EXAMINATION'),
    ...(await claimsStateOf(db, applicationId, isFull)),
  }
}

/** The international application of a national phase; empty for other patents. Throws NotFound for another right. */
export async function pctSection(db: Db, { applicationId }: CaseRecord) {
  const patent = await findPatent(db, applicationId)
  if (!patent) throw new NotFound('patent', applicationId)
  return {
    PCT_APPL_ID: patent.pctApplId ?? '',
    PCT_APPL_DATE: patent.pctApplDate,
    PCT_PUBL_ID: patent.pctPublId ?? '',
    PCT_PUBL_DATE: patent.pctPublDate,
  }
}

/**
 * IPC symbols in their order, the first being the main one, with the name of their subclass: Indonesian for Indonesian readers, otherwise
 * English. The edition by which a symbol was given is not recorded.
 */
export async function ipcsOf(db: Db, applicationId: number, language: Language) {
  const symbols = await listIpc(db, applicationId, language)
  return symbols.map(({ code, name }, at) => {
    const symbol = parseIpcSymbol(code)
    return {
      IPC_EDITION_CODE: '',
      IPC_SECTION_CODE: symbol?.section ?? '',
      IPC_CLASS_CODE: symbol?.ipcClass ?? '',
      IPC_SUBCLASS_CODE: symbol?.subclass ?? '',
      IPC_GROUP_CODE: symbol?.group === undefined ? '' : String(symbol.group),
      IPC_SUBGROUP_CODE: symbol?.subgroup ?? '',
      IPC_SYMBOL: code,
      IPC_NAME: name,
      IPC_SYMBOL_POSITION: at === 0 ? ('F' as const) : ('L' as const),
    }
  })
}
