import type { LawRow } from '../../lawRow.sample.ts'

const FOUND = 'send_findings 2025-11-30'
const ASKED = 'ask_completeness 2024-11-30'

/**
 * Periods of simple patents: UU 6/2023 art. 122–124, and the common rules of patents. Written from the law and independent of the workflow
 * definitions.
 */
export const simpleByLaw: readonly LawRow[] = [
  ['SIMPLE_PATENT', '2024-10-27', 'three months to complete', ASKED, '2025-02-28', 'UU 13/2016 art. 35'],
  [
    'SIMPLE_PATENT',
    '2024-10-27',
    'two months more, from the earlier day',
    `${ASKED}, extend_completeness 2025-02-28`,
    '2025-04-28',
    'UU 13/2016 art. 35',
  ],
  ['SIMPLE_PATENT', '2024-10-28', 'three months to complete', ASKED, '2025-02-28', 'UU 65/2024 art. 35'],
  [
    'SIMPLE_PATENT',
    '2024-10-28',
    'two months more, from the earlier day',
    `${ASKED}, extend_completeness 2025-02-28`,
    '2025-04-28',
    'UU 65/2024 art. 35',
  ],
  [
    'SIMPLE_PATENT',
    '2024-10-27',
    'one month more, against a fee',
    `${ASKED}, extend_completeness 2025-02-01, extend_completeness_paid 2025-04-28`,
    '2025-05-28',
    'UU 13/2016 art. 35',
  ],
  [
    'SIMPLE_PATENT',
    '2024-10-28',
    'six more months in an emergency',
    `${ASKED}, extend_completeness 2025-02-01, extend_completeness_emergency 2025-04-28`,
    '2025-10-28',
    'UU 65/2024 art. 35',
  ],
  [
    'SIMPLE_PATENT',
    '2024-10-28',
    'an emergency without the two months',
    `${ASKED}, extend_completeness_emergency 2025-02-28`,
    '2025-08-28',
    'UU 65/2024 art. 35',
  ],
  [
    'SIMPLE_PATENT',
    '2024-10-25',
    'published within fourteen working days of the filing',
    'formality_passed 2024-10-28',
    '2024-11-14',
    'UU 6/2023 art. 123(1)',
  ],
  [
    'SIMPLE_PATENT',
    '2024-10-25',
    'published for fourteen working days',
    'formality_passed 2024-10-28, publish *',
    '2024-12-05',
    'UU 6/2023 art. 123(2)',
  ],
  [
    'SIMPLE_PATENT',
    '2024-10-25',
    'published by an officer before the last day',
    'formality_passed 2024-10-28, publish_early 2024-10-30',
    '2024-11-19',
    'UU 6/2023 art. 123(2)',
  ],
  [
    'SIMPLE_PATENT',
    '2025-03-17',
    'published within fourteen working days of the filing',
    'formality_passed 2025-03-20',
    '2025-04-15',
    'UU 6/2023 art. 123(1)',
  ],
  [
    'SIMPLE_PATENT',
    '2025-03-17',
    'published for fourteen working days',
    'formality_passed 2025-03-20, publish *',
    '2025-05-07',
    'UU 6/2023 art. 123(2)',
  ],
  [
    'SIMPLE_PATENT',
    '2025-12-10',
    'published within fourteen working days of the filing',
    'formality_passed 2025-12-13',
    '2026-01-02',
    'UU 6/2023 art. 123(1)',
  ],
  [
    'SIMPLE_PATENT',
    '2025-12-10',
    'published for fourteen working days',
    'formality_passed 2025-12-13, publish *',
    '2026-01-23',
    'UU 6/2023 art. 123(2)',
  ],
  [
    'SIMPLE_PATENT',
    '2025-08-31',
    'decided within six months of the filing',
    'formality_passed 2025-09-05, publish *, begin_examination *',
    '2026-02-28',
    'UU 6/2023 art. 124',
  ],
  [
    'SIMPLE_PATENT',
    '2025-08-31',
    'three months to reply',
    `formality_passed 2025-09-05, publish *, begin_examination *, ${FOUND}`,
    '2026-02-28',
    'UU 13/2016 art. 62',
  ],
  [
    'SIMPLE_PATENT',
    '2024-02-29',
    'ten years from the filing',
    'formality_passed 2024-03-05, publish *, begin_examination *, allow 2024-08-01, issue_certificate 2024-09-01, pay_first_annuity 2024-10-01, pay_last_annuity 2032-01-05',
    '2034-02-28',
    'UU 13/2016 art. 23',
  ],
]
