import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { SampleFile } from './playActions.sample.ts'
import type { Right } from './index.ts'

/**
 * One case of the law. `actions`: actions as for `playSampleActions`; `lastDay`: deadline afterwards, null for none; `article`: source of
 * that deadline.
 */
export type LawRow = readonly [
  kind: Right,
  filed: LegalDate | Omit<SampleFile, 'kind'>,
  situation: string,
  actions: string,
  lastDay: LegalDate | null,
  article: string,
]
