import { type DocumentRule, type DraftData, type FormContext, type Predicate } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import {
  answerOf,
  claimsPriority,
  hasCompany,
  isRepresented,
  isSmallBusiness,
  priorityDocumentDay,
} from '../../answers.ts'
import { DESIGN_PRIORITY } from './periods.ts'

export const namesDesigner: Predicate = ({ draft }) => answerOf(draft, 'TECHNICAL', 'DESIGNER_IS_APPLICANT') === 'N'
const documentDay = (draft: DraftData) => priorityDocumentDay(DESIGN_PRIORITY, draft)
/** Whether the priority document may still be filed; undefined when no priority date is given. */
const stillFollows = ({ draft, today }: Pick<FormContext, 'draft' | 'today'>): boolean | undefined => {
  const day = documentDay(draft)
  return day === undefined ? undefined : today <= day
}

/**
 * Attachments of a design. None is needed for a filing date (UU 31/2000 art. 18: form, pictures, description, fee); missing ones are
 * requested in the administrative check and may follow within three months (art. 19).
 */
export const designDocuments: readonly DocumentRule<TextKey>[] = [
  {
    slot: 'KEP',
    label: 'filing:doc.KEP',
    why: 'filing:doc.KEP.why',
    level: 'LATER',
    missing: 'filing:doc.later',
    ground: 'UU 31/2000 art. 11(4)c',
  },
  {
    slot: 'KUA',
    label: 'filing:doc.KUA',
    why: 'filing:doc.KUA.why',
    when: isRepresented,
    level: 'LATER',
    missing: 'filing:doc.later',
    ground: 'UU 31/2000 art. 11(4)b',
  },
  {
    slot: 'PGH',
    label: 'filing:doc.PGH',
    why: 'filing:doc.PGH.why',
    when: namesDesigner,
    level: 'LATER',
    missing: 'filing:doc.later',
    ground: 'UU 31/2000 art. 11(6)',
  },
  {
    slot: 'UMK',
    label: 'filing:doc.UMK',
    why: 'filing:doc.UMK.why',
    level: 'LATER',
    missing: 'filing:doc.later',
    ground: 'PP 45/2024',
    when: isSmallBusiness,
  },
  {
    slot: 'AKT',
    label: 'filing:doc.AKT',
    why: 'filing:doc.AKT.why',
    when: hasCompany,
    level: 'LATER',
    missing: 'filing:doc.later',
    ground: 'Ketentuan DJKI',
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.why',
    level: 'LATER',
    missing: 'filing:doc.laterPriority',
    ground: 'UU 31/2000 art. 16, 17',
    when: (scene) => claimsPriority(scene) && stillFollows(scene) === true,
    followsBy: documentDay,
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.past',
    level: 'WARN',
    missing: 'filing:doc.PRI.past',
    ground: 'UU 31/2000 art. 16, 17',
    when: (scene) => claimsPriority(scene) && stillFollows(scene) === false,
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.why',
    level: 'LATER',
    missing: 'filing:doc.laterPriorityUndated',
    ground: 'UU 31/2000 art. 16, 17',
    when: (scene) => claimsPriority(scene) && stillFollows(scene) === undefined,
  },
  { slot: 'URD', label: 'filing:doc.URD', why: 'filing:doc.URD.why', ground: 'UU 31/2000 art. 11(4)a' },
]
