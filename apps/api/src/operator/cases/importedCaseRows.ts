import { IMPORTED, rightOf } from '@saki/catalogue'
import { startOfDay } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import type { ApplicationNumber } from '@saki/domain/ids/applicationNumber'
import type { Form } from '@saki/domain/forms/form'
import type { Workflow } from '@saki/domain/workflow/definition'

import { partiesOf, prioritiesOf } from '../../domains/edits/filedParts.ts'
import { filedLocarnoClasses } from '../../domains/register/filedValues.ts'
import type { ImportLine } from './caseLine.ts'
import type { CaseRows } from './importCases.sql.ts'
import type { ImportedPosition } from './positionOfImport.ts'

export interface ImportFacts {
  line: ImportLine
  id: ApplicationNumber
  sha256: string
  ownerId: number
  lawCode: string
  form: Form
  flow: Workflow
  position: ImportedPosition
  now: Date
}

/** The rows of a case: its form answers, from the fields of the line, and the position of its process. */
export function importedCaseRows({
  line,
  id,
  sha256,
  ownerId,
  lawCode,
  form,
  flow,
  position,
  now,
}: ImportFacts): CaseRows {
  const data = answersOf(line)
  const filedAt = startOfDay(line.FILING_DATE)
  const parties = partiesOf(line.APPL_TYP, data)
  return {
    applicationNumber: line.PATENT_ID,
    sha256,
    application: {
      owner_id: ownerId,
      idempotency_key: `import ${line.PATENT_ID}`,
      submission_nbr: `IMPORT-${line.PATENT_ID}`,
      form_typ: form.id,
      form_version: form.version,
      snapshot: { ...data, FORM: { ID: form.id, VERSION: form.version }, FILES: [], IMPORTED: { AT: now, LINE: line } },
      file_typ: id.fileTyp,
      file_seq: id.fileSeq,
      file_ser: id.fileSer,
      file_nbr: id.fileNbr,
      application_number: line.PATENT_ID,
      appl_typ: line.APPL_TYP,
      appl_subtyp: line.APPL_SUBTYP,
      law_code: lawCode,
      title: line.TITLE,
      reference: line.REFERENCE,
      payer_category: 'UMUM',
      owner_names: line.OWNERS.map((owner) => owner.PERSON_NAME).join('; '),
      submitted_at: filedAt,
      filing_date: line.FILING_DATE,
      received_at: filedAt,
      proc_typ: flow.procTyp,
      registration_nbr: line.REGISTRATION_NBR,
      registration_date: line.REGISTRATION_DATE,
      expiration_date: position.expiration,
      publication_date: line.PUBLICATION_DATE ?? null,
      row_version: 1,
      imported_at: now,
    },
    parties: parties.map((party) => ({ ...party })),
    priorities: prioritiesOf(data),
    locarno: filedLocarnoClasses(data),
    nice: line.NICE.map((row) => ({ nice_class_code: Number(row.NICE_CLASS_CODE), terms: row.TERMS })),
    ipc: line.IPC.map((row, at) => ({ seq_num: at + 1, ipc_symbol: row.IPC_SYMBOL })),
    vienna: (line.VIENNA ?? []).map((row) => ({ vienna_code: row.VIENNA_CODE })),
    mark: markOf(line),
    patent: patentOf(line),
    process: {
      proc_typ: flow.procTyp,
      flow_id: flow.id,
      flow_version: flow.version,
      state: position.state,
      state_since: startOfDay(
        position.steps.findLast((step) => step.from !== step.to)?.day ?? line.FILING_DATE,
      ).toISOString(),
      due_date: position.due,
      fires_on: position.firesOn,
    },
    steps: [importedStep(flow, line, position), ...position.steps],
  }
}

function importedStep(
  flow: Workflow,
  { REGISTRATION_DATE }: ImportLine,
  { steps }: ImportedPosition,
): CaseRows['steps'][number] {
  const none = { priorDue: null, due: null, priorFiresOn: null, firesOn: null }
  const to = steps[0]?.from ?? flow.start
  return {
    ...none,
    action: IMPORTED,
    role: 'system',
    from: flow.start,
    to,
    day: REGISTRATION_DATE,
    ground: '',
    detail: {},
  }
}

/** The line converted to form answers. */
function answersOf(line: ImportLine): DraftData {
  const { filing, sections } = rightOf(line.APPL_TYP).import.answers(line)
  return {
    FILING: {
      ...filing,
      APPL_SUBTYP: line.APPL_SUBTYP,
      PAYER_CATEGORY: 'UMUM',
      REFERENCE: line.REFERENCE,
      REPRESENTED: line.REPRS.length > 0 ? 'Y' : 'N',
      PRIORITY_CLAIMED: line.PRIORITIES.length > 0 ? 'Y' : 'N',
    },
    OWNERS: line.OWNERS,
    REPRS: line.REPRS,
    INVENTORS: line.INVENTORS,
    PRIORITIES: line.PRIORITIES,
    ...sections,
  } as DraftData
}

function markOf(line: ImportLine): CaseRows['mark'] {
  if (rightOf(line.APPL_TYP).ownTable !== 'application_mark') return undefined
  const { SIGN } = line
  return {
    sign_wcode: SIGN?.SIGN_WCODE ?? 'WORD',
    mark_name: SIGN ? SIGN.MARK_NAME : line.TITLE,
    translation: SIGN?.TRANSLATION ?? '',
    transliteration: SIGN?.TRANSLITERATION ?? '',
    description: SIGN?.MARK_DESCRIPTION ?? '',
    disclaimer: SIGN?.DISCLAIMER ?? '',
    colour_claimed: SIGN?.COLOUR_CLAIMED === 'Y',
    colours: SIGN?.COLOURS ?? [],
  }
}

function patentOf(line: ImportLine): CaseRows['patent'] {
  if (rightOf(line.APPL_TYP).ownTable !== 'application_patent') return undefined
  return {
    pct_appl_id: line.PCT?.PCT_APPL_ID ?? null,
    pct_appl_date: line.PCT?.PCT_APPL_DATE ?? null,
    pct_publ_id: line.PCT?.PCT_PUBL_ID ?? null,
    pct_publ_date: line.PCT?.PCT_PUBL_DATE ?? null,
    english_title: line.ENGLISH_TITLE,
    claims: line.QTY_CLAIMS,
    description_pages: 0,
    annuities_paid_to: line.PAID_YEARS ?? null,
  }
}
