import type { DocumentRule, DraftData, FormContext, Predicate } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import {
  answerOf,
  claimsPriority,
  hasCompany,
  isRepresented,
  isSmallBusiness,
  priorityDocumentDay,
} from '../../answers.ts'
import { MARK_PRIORITY } from './periods.ts'

const isCollective: Predicate = ({ draft }) => answerOf(draft, 'FILING', 'APPL_SUBTYP') === 'COLLECTIVE'
const isSign =
  (...signs: string[]): Predicate =>
  ({ draft }) =>
    signs.includes(answerOf(draft, 'SIGN', 'SIGN_WCODE'))
const documentDay = (draft: DraftData) => priorityDocumentDay(MARK_PRIORITY, draft)
/** Whether the priority document may still be filed; undefined when no priority date is given. */
const stillFollows = ({ draft, today }: Pick<FormContext, 'draft' | 'today'>): boolean | undefined => {
  const day = documentDay(draft)
  return day === undefined ? undefined : today <= day
}
const later = { level: 'LATER', missing: 'marks:doc.later' } as const

/**
 * Attachments of a mark. A filing date needs the form, the label and the fee (UU 20/2016 art. 13); the label of a sound is its recording.
 * Other missing documents are requested in the formality check and may follow within two months (art. 11). This includes the rules of a
 * collective mark: art. 46 requires them with the application, but art. 13 does not make the filing date depend on them.
 */
export const markDocuments: readonly DocumentRule<TextKey>[] = [
  {
    slot: 'SND',
    label: 'marks:doc.SND',
    why: 'marks:doc.SND.why',
    level: 'STOP',
    missing: 'marks:doc.SND.missing',
    ground: 'UU 20/2016 art. 4(7), 13',
    when: isSign('SOUND'),
  },
  {
    slot: 'NOT',
    label: 'marks:doc.NOT',
    why: 'marks:doc.NOT.why',
    level: 'WARN',
    missing: 'marks:doc.NOT.missing',
    ground: 'UU 20/2016 art. 4(7)',
    when: isSign('SOUND'),
  },
  {
    slot: 'VID',
    label: 'marks:doc.VID',
    why: 'marks:doc.VID.why',
    ground: 'Ketentuan DJKI',
    when: isSign('SOUND', 'HOLOGRAM'),
  },
  { slot: 'TTD', label: 'marks:doc.TTD', why: 'marks:doc.TTD.why', ground: 'UU 20/2016 art. 4(3)', ...later },
  { slot: 'SPM', label: 'marks:doc.SPM', why: 'marks:doc.SPM.why', ground: 'UU 20/2016 art. 4(8)', ...later },
  {
    slot: 'PKM',
    label: 'marks:doc.PKM',
    why: 'marks:doc.PKM.why',
    ground: 'UU 20/2016 art. 46',
    ...later,
    when: isCollective,
  },
  {
    slot: 'KUA',
    label: 'filing:doc.KUA',
    why: 'filing:doc.KUA.why',
    ground: 'UU 20/2016 art. 4(3), 6',
    ...later,
    when: isRepresented,
  },
  {
    slot: 'UMK',
    label: 'filing:doc.UMK',
    why: 'marks:doc.UMK.why',
    ground: 'PP 45/2024',
    ...later,
    when: isSmallBusiness,
  },
  {
    slot: 'SPU',
    label: 'marks:doc.SPU',
    why: 'marks:doc.SPU.why',
    ground: 'PP 45/2024',
    ...later,
    when: isSmallBusiness,
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.why',
    level: 'LATER',
    missing: 'marks:doc.laterPriority',
    ground: 'UU 20/2016 art. 10',
    when: (scene) => claimsPriority(scene) && stillFollows(scene) === true,
    followsBy: documentDay,
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.past',
    level: 'WARN',
    missing: 'filing:doc.PRI.past',
    ground: 'UU 20/2016 art. 10',
    when: (scene) => claimsPriority(scene) && stillFollows(scene) === false,
  },
  {
    slot: 'PRI',
    label: 'filing:doc.PRI',
    why: 'filing:doc.PRI.why',
    level: 'LATER',
    missing: 'marks:doc.laterPriorityUndated',
    ground: 'UU 20/2016 art. 10',
    when: (scene) => claimsPriority(scene) && stillFollows(scene) === undefined,
  },
  { slot: 'AKT', label: 'filing:doc.AKT', why: 'filing:doc.AKT.why', ground: 'Ketentuan DJKI', when: hasCompany },
]
