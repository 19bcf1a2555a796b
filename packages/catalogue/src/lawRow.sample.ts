import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { SampleFile } from './playCourse.sample.ts'
import type { ApplTyp } from './index.ts'

/** Right · day of filing, with other days the right goes back to · what the law is about · what was done · last day · article. */
export type LawRow = readonly [
  kind: ApplTyp,
  filed: LegalDate | Omit<SampleFile, 'kind'>,
  situation: string,
  course: string,
  lastDay: LegalDate | null,
  article: string,
]
