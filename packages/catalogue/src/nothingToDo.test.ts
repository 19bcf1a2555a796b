import { mayHaveRequestsDue, requestsDue } from '@saki/domain/workflow/requestsDue'
import { say } from '@saki/texts/say'
import { expect, test } from 'vitest'

import { daysOff } from './daysOff.sample.ts'
import { workflows, type Right } from './index.ts'
import { basisOf, playSampleActions } from './playActions.sample.ts'

/** How the three languages say that nothing has to be done. */
const NOTHING =
  /tidak ada yang perlu|tidak perlu melakukan|tidak ada tindakan|need(?:n.t| not)? (?:to )?do (?:any|no)thing|do not need to|nothing to do|no action|لا يلزمك|لا شيء مطلوب|لا إجراء مطلوب|لا حاجة/i

test.each([
  ['Tidak ada yang perlu Anda lakukan.', true],
  ['Anda tidak perlu melakukan apa pun.', true],
  ['You do not need to do anything.', true],
  ['لا يلزمك فعل شيء.', true],
  ['Minta pemeriksaan substantif.', false],
])('"%s" says that nothing has to be done: %s', (text, expected) => {
  expect(NOTHING.test(text)).toBe(expected)
})

test('no state in which a request, an answer, an annuity or a renewal is due says that nothing has to be done', () => {
  const asking = workflows.flatMap((flow) =>
    Object.entries(flow.states).filter(
      ([key, state]) => state.turn === 'applicant' || state.keepsRight || mayHaveRequestsDue(flow, key),
    ),
  )
  expect(asking.length).toBeGreaterThan(30)
  const wrong = asking.flatMap(([key, { means, next, otherwise }]) =>
    [means, next, ...(otherwise ? [otherwise] : [])]
      .flatMap((text) => (['id', 'en', 'ar'] as const).map((language) => say(language, text)))
      .filter((text) => NOTHING.test(text))
      .map((text) => `${key}: ${text}`),
  )
  expect(wrong).toEqual([])
})

const published = 'formality_passed_early 2024-12-10, publish *'

test.each([
  ['PATENT', '2024-10-28', '', '2027-10-28'],
  ['PATENT', '2024-10-28', published, '2027-10-28'],
  ['PATENT', '2024-10-28', `request_examination *, ${published}`, ''],
  ['PATENT', '2024-10-28', `${published}, publication_over *`, '2027-10-28'],
  ['PATENT', '2024-02-29', 'formality_passed 2024-05-01', '2027-02-28'],
  ['SIMPLE_PATENT', '2025-09-01', 'formality_passed 2025-09-05, publish *', ''],
  ['DESIGN', '2025-09-01', '', ''],
  ['MARK', '2025-09-01', '', ''],
])(
  '%s filed %s after "%s": examination is to be requested by %s (UU 13/2016 art. 51)',
  (kind, filed, acts, expected) => {
    const position = playSampleActions({ kind: kind as Right, filed }, acts)
    const { flow, state, due, history } = position
    const at = { state, dueDate: due ?? null, history, holidays: daysOff, known: basisOf(position, filed) }
    expect(
      requestsDue(flow, at, filed)
        .map(({ last }) => last)
        .join(),
    ).toBe(expected)
  },
)
