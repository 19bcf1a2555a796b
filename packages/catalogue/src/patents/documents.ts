import type { Block, DraftData, FormFile, DocumentRule, FormContext, Predicate } from '@saki/domain/forms/form'
import { partsThere, type PartThere } from '@saki/domain/forms/parts'
import type { TextKey } from '@saki/texts'

import { claimsPriority, hasCompany, isRepresented, isSmallBusiness, priorityDocumentDay } from '../answers.ts'
import { isPct, namesInventors, usesMicroOrganism } from './answers.ts'

/**
 * The parts of the application. For a filing date the law wants the form, a description and the fee (UU 13/2016 art. 34); claims,
 * abstract and drawings may follow within three months of the office's letter (art. 35 as changed by UU 65/2024).
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

/** Where each part is among the files, with its pages. */
export function patentPartsThere(draft: DraftData, files: readonly FormFile[]): PartThere[] {
  return partsThere(patentParts, draft, files)
}

const hasDrawings: Predicate = ({ draft, files }) => patentPartsThere(draft, files).some(({ slot }) => slot === 'GBR')
const needsAssignment: Predicate = (scene) => namesInventors(scene) || hasCompany(scene)
const isParis: Predicate = (scene) => claimsPriority(scene) && !isPct(scene)
const documentDay = (draft: DraftData) => priorityDocumentDay('PATENT', draft)

/** Whether the day for the priority document is still to come; undefined while no date of priority is told. */
function documentsStillFollow({ draft, today }: FormContext): boolean | undefined {
  const day = documentDay(draft)
  return day === undefined ? undefined : day >= today
}
const later = { level: 'LATER', missing: 'patents:doc.later' } as const

/** Files beside the four parts, on their page. */
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

/** Attachments of a patent filing. None is needed for a filing date; what lacks is asked for in the formality check. */
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
    when: (scene) => isParis(scene) && documentsStillFollow(scene) === true,
    followsBy: documentDay,
    level: 'LATER',
    missing: 'patents:doc.PRI.later',
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'patents:doc.PRI.past',
    ground: 'UU 13/2016 art. 30, 31',
    when: (scene) => isParis(scene) && documentsStillFollow(scene) === false,
    level: 'WARN',
    missing: 'patents:doc.PRI.past',
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.why',
    ground: 'UU 13/2016 art. 30, 31',
    when: (scene) => isParis(scene) && documentsStillFollow(scene) === undefined,
    level: 'LATER',
    missing: 'patents:doc.PRI.laterUndated',
  },
]
