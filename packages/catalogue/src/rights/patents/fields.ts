import { fieldText, type FieldDefinitions, type FormContext } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { choice, payerFields } from '../../filingPages.ts'
import { isDivisional, isPct, isSimplePatent, usesGeneticResource, usesMicroOrganism } from './answers.ts'
import {
  checkClaimCount,
  checkDeposit,
  checkExamination,
  checkIpc,
  checkParent,
  checkPctDate,
  checkPctNumber,
  checkTitle,
  checkWoDate,
  checkWoNumber,
} from './checks.ts'

const says = (field: string, value: string) => (context: FormContext) => fieldText(context.row, field) === value

export const typeFields: FieldDefinitions<TextKey> = {
  APPL_TYP: {
    as: 'choice',
    label: 'filing:applTyp.label',
    required: 'STOP',
    missing: 'filing:applTyp.missing',
    options: [choice('PATENT', 'patents:applTyp.PATENT', 'patents:applTyp.PATENT.hint')],
  },
  PATENT_KIND: {
    as: 'choice',
    label: 'patents:kind.label',
    required: 'STOP',
    missing: 'patents:kind.missing',
    options: [
      choice('P', 'patents:kind.P', 'patents:kind.P.hint'),
      choice('S', 'patents:kind.S', 'patents:kind.S.hint'),
    ],
  },
  APPL_SUBTYP: {
    as: 'choice',
    label: 'patents:subtyp.label',
    required: 'STOP',
    missing: 'patents:subtyp.missing',
    options: [
      choice('NATIONAL', 'patents:subtyp.NATIONAL', 'patents:subtyp.NATIONAL.hint'),
      choice('PCT', 'patents:subtyp.PCT', 'patents:subtyp.PCT.hint'),
      choice('DIVISIONAL', 'patents:subtyp.DIVISIONAL', 'patents:subtyp.DIVISIONAL.hint'),
    ],
  },
  PARENT_PATENT_ID: {
    as: 'text',
    max: 24,
    label: 'filing:parentPatentId.label',
    required: 'STOP',
    missing: 'filing:parentPatentId.missing',
    check: checkParent,
    when: isDivisional,
  },
  ...payerFields,
}

export const titleFields: FieldDefinitions<TextKey> = {
  TITLE: {
    as: 'text',
    max: 500,
    label: 'patents:title.label',
    hint: 'patents:title.hint',
    required: 'STOP',
    missing: 'patents:title.missing',
    check: checkTitle,
  },
  ENGLISH_TITLE: {
    as: 'text',
    max: 500,
    label: 'patents:englishTitle.label',
    hint: 'patents:englishTitle.hint',
    check: checkTitle,
  },
}

/** The international application of a national phase (UU 13/2016 art. 33). */
export const pctFields: FieldDefinitions<TextKey> = {
  PCT_APPL_ID: {
    as: 'text',
    max: 24,
    label: 'patents:pct.number.label',
    hint: 'patents:pct.number.hint',
    required: 'STOP',
    missing: 'patents:pct.number.missing',
    check: checkPctNumber,
    when: isPct,
  },
  PCT_APPL_DATE: {
    as: 'date',
    label: 'patents:pct.date.label',
    required: 'STOP',
    missing: 'patents:pct.date.missing',
    check: checkPctDate,
    when: isPct,
  },
  PCT_PUBL_ID: {
    as: 'text',
    max: 24,
    label: 'patents:pct.publication.label',
    hint: 'patents:pct.publication.hint',
    check: checkWoNumber,
    when: isPct,
  },
  PCT_PUBL_DATE: { as: 'date', label: 'patents:pct.publication.date', check: checkWoDate, when: isPct },
}

export const ipcFields: FieldDefinitions<TextKey> = {
  IPC_SYMBOL: {
    as: 'text',
    max: 20,
    label: 'patents:ipc.label',
    hint: 'patents:ipc.hint',
    required: 'WARN',
    missing: 'patents:ipc.missing',
    check: checkIpc,
  },
}

/** Origin of genetic resources (UU 13/2016 art. 26 as amended by UU 65/2024) and deposits of micro-organisms (art. 25). */
export const originFields: FieldDefinitions<TextKey> = {
  GENETIC_RESOURCE: {
    as: 'yesNo',
    label: 'patents:genetic.label',
    hint: 'patents:genetic.hint',
    required: 'WARN',
    missing: 'patents:genetic.unanswered',
  },
  GENETIC_ORIGIN: {
    as: 'longText',
    max: 2000,
    label: 'patents:genetic.origin.label',
    hint: 'patents:genetic.origin.hint',
    required: 'STOP',
    missing: 'patents:genetic.origin.missing',
    when: usesGeneticResource,
  },
  MICRO_ORGANISM: { as: 'yesNo', label: 'patents:micro.label', hint: 'patents:micro.hint' },
  DEPOSIT_NBR: {
    as: 'text',
    max: 60,
    label: 'patents:micro.number.label',
    required: 'WARN',
    missing: 'patents:micro.number.missing',
    when: usesMicroOrganism,
  },
  DEPOSIT_INSTITUTE: {
    as: 'text',
    max: 254,
    label: 'patents:micro.institute.label',
    hint: 'patents:micro.institute.hint',
    required: 'WARN',
    missing: 'patents:micro.institute.missing',
    when: usesMicroOrganism,
  },
  DEPOSIT_DATE: {
    as: 'date',
    label: 'patents:micro.date.label',
    required: 'WARN',
    missing: 'patents:micro.date.missing',
    check: checkDeposit,
    when: usesMicroOrganism,
  },
}

/** Requests filed with a patent; for a simple patent examination is part of the filing (UU 13/2016 art. 122(2)). */
export const requestFields: FieldDefinitions<TextKey> = {
  EARLY_PUBLICATION: {
    as: 'yesNo',
    label: 'patents:earlyPublication.label',
    hint: 'patents:earlyPublication.hint',
    when: (context) => !isSimplePatent(context),
  },
  REQUEST_EXAMINATION: {
    as: 'yesNo',
    label: 'patents:examination.label',
    hint: 'patents:examination.hint',
    check: checkExamination,
    when: (context) => !isSimplePatent(context),
  },
}

export const inventorQuestion: FieldDefinitions<TextKey> = {
  INVENTOR_IS_APPLICANT: {
    as: 'yesNo',
    label: 'patents:inventor.question',
    hint: 'patents:inventor.question.hint',
    required: 'STOP',
    missing: 'patents:inventor.missing',
  },
}

/** Counts of the parts. `CLAIMS_COUNTED` and `QTY_INDEPENDENT` are read by the browser from the file of claims. */
export const countFields: FieldDefinitions<TextKey> = {
  QTY_CLAIMS: {
    as: 'number',
    min: 1,
    max: 999,
    label: 'patents:claims.label',
    hint: 'patents:claims.hint',
    required: 'WARN',
    missing: 'patents:claims.missing',
    check: checkClaimCount,
  },
  CLAIMS_COUNTED: { as: 'kept', max: 4, label: 'patents:claims.label' },
  QTY_INDEPENDENT: { as: 'kept', max: 4, label: 'patents:claims.label' },
  QTY_DRAWINGS: { as: 'number', min: 0, max: 999, label: 'patents:drawings.label', hint: 'patents:drawings.hint' },
  PUBLISHED_DRAWING: {
    as: 'text',
    max: 20,
    label: 'patents:publishedDrawing.label',
    hint: 'patents:publishedDrawing.hint',
    when: (context) => fieldText(context.row, 'QTY_DRAWINGS') !== '' && !says('QTY_DRAWINGS', '0')(context),
  },
}
