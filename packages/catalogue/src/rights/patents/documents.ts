import type { Block, DraftData, FormFile, DocumentRule, FormContext, Predicate } from '@saki/domain/forms/form'
import { findParts, type PresentPart } from '@saki/domain/forms/parts'
import type { TextKey } from '@saki/texts'

import { claimsPriority, hasCompany, isRepresented, isSmallBusiness, priorityDocumentDay } from '../../answers.ts'
import { isPct, namesInventors, usesMicroOrganism } from './answers.ts'
import { PATENT_PRIORITY } from './periods.ts'

/**
 * Parts of the application. A filing date needs the form, a description and the fee (UU 13/2016 art. 34); claims, abstract and drawings may
 * follow within three months of the office's letter (art. 35 as amended by UU 65/2024).
 */
export const patentParts: Extract<Block<TextKey>, { as: 'parts' }> = {
  as: 'parts',
  section: 'PARTS',
  combined: 'GAB',
  title: 'patents:parts.title',
  hint: 'patents:parts.hint',
  parts: [
    {
      slot: 'DES',
      label: 'patents:part.DES',
      why: 'patents:part.DES.why',
      level: 'STOP',
      missing: 'patents:part.DES.missing',
    },
    {
      slot: 'KLM',
      label: 'patents:part.KLM',
      why: 'patents:part.KLM.why',
      level: 'LATER',
      missing: 'patents:part.KLM.later',
    },
    {
      slot: 'ABS',
      label: 'patents:part.ABS',
      why: 'patents:part.ABS.why',
      level: 'LATER',
      missing: 'patents:part.ABS.later',
    },
    { slot: 'GBR', label: 'patents:part.GBR', why: 'patents:part.GBR.why' },
  ],
}

/** Parts that were provided, with their pages. */
export function findPatentParts(draft: DraftData, files: readonly FormFile[]): PresentPart[] {
  return findParts(patentParts, draft, files)
}

const hasDrawings: Predicate = ({ draft, files }) => findPatentParts(draft, files).some(({ slot }) => slot === 'GBR')
const needsAssignment: Predicate = (context) => namesInventors(context) || hasCompany(context)
const isParis: Predicate = (context) => claimsPriority(context) && !isPct(context)
const documentDay = (draft: DraftData) => priorityDocumentDay(PATENT_PRIORITY, draft)

/** Whether the priority document may still be filed; undefined when no priority date is given. */
function documentsStillFollow({ draft, today }: FormContext): boolean | undefined {
  const day = documentDay(draft)
  return day === undefined ? undefined : day >= today
}
const later = { level: 'LATER', missing: 'patents:doc.later' } as const

/** Further files shown on the page of the four parts. */
export const patentExtras: readonly DocumentRule<TextKey>[] = [
  {
    slot: 'GBP',
    label: 'patents:doc.GBP',
    why: 'patents:doc.GBP.why',
    ground: 'Permenkumham 38/2018',
    when: hasDrawings,
    ...later,
  },
  {
    slot: 'PCT',
    label: 'patents:doc.PCT',
    why: 'patents:doc.PCT.why',
    ground: 'UU 13/2016 art. 33',
    when: isPct,
    ...later,
  },
  { slot: 'SEQ', label: 'patents:doc.SEQ', why: 'patents:doc.SEQ.why', ground: 'WIPO ST.26' },
]

/** Attachments of a patent filing. None is needed for a filing date; missing ones are requested in the formality check. */
export const patentDocuments: readonly DocumentRule<TextKey>[] = [
  { slot: 'KEP', label: 'patents:doc.KEP', why: 'patents:doc.KEP.why', ground: 'UU 13/2016 art. 25(2)', ...later },
  {
    slot: 'PGH',
    label: 'filing:doc.PGH',
    why: 'patents:doc.PGH.why',
    ground: 'UU 13/2016 art. 10, 25(2)',
    when: needsAssignment,
    ...later,
  },
  {
    slot: 'KUA',
    label: 'filing:doc.KUA',
    why: 'filing:doc.KUA.why',
    ground: 'UU 13/2016 art. 25(2), 28',
    when: isRepresented,
    ...later,
  },
  {
    slot: 'UMK',
    label: 'filing:doc.UMK',
    why: 'filing:doc.UMK.why',
    ground: 'PP 45/2024',
    when: isSmallBusiness,
    ...later,
  },
  {
    slot: 'SPU',
    label: 'patents:doc.SPU',
    why: 'patents:doc.SPU.why',
    ground: 'PP 45/2024',
    when: isSmallBusiness,
    ...later,
  },
  {
    slot: 'AKT',
    label: 'filing:doc.AKT',
    why: 'filing:doc.AKT.why',
    ground: 'Ketentuan DJKI',
    when: hasCompany,
    ...later,
  },
  {
    slot: 'JRD',
    label: 'patents:doc.JRD',
    why: 'patents:doc.JRD.why',
    ground: 'UU 13/2016 art. 25(2)',
    when: usesMicroOrganism,
    level: 'WARN',
    missing: 'patents:doc.JRD.missing',
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.why',
    ground: 'UU 13/2016 art. 30, 31',
    when: (context) => isParis(context) && documentsStillFollow(context) === true,
    followsBy: documentDay,
    level: 'LATER',
    missing: 'patents:doc.PRI.later',
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'patents:doc.PRI.past',
    ground: 'UU 13/2016 art. 30, 31',
    when: (context) => isParis(context) && documentsStillFollow(context) === false,
    level: 'WARN',
    missing: 'patents:doc.PRI.past',
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.why',
    ground: 'UU 13/2016 art. 30, 31',
    when: (context) => isParis(context) && documentsStillFollow(context) === undefined,
    level: 'LATER',
    missing: 'patents:doc.PRI.laterUndated',
  },
]
