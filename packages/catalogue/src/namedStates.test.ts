import { findState } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { describe, expect, test } from 'vitest'

import type { Right } from './index.ts'
import { playSampleActions } from './playActions.sample.ts'

const PUBLISHED = 'publish 2025-04-01'
const TO_REGISTER = `${PUBLISHED}, publication_over *, examine *, accept *`
const EXAMINED = 'request_examination *, formality_passed_early 2024-12-10, publish *, begin_examination *'

/** Kind, filing day, acts, and the state the law gives then: its key, name and the article of the last act. */
const STATES = [
  ['MARK', '2025-03-03', PUBLISHED, 'publication', 'Masa Pengumuman', 'UU 20/2016 art. 14'],
  [
    'MARK',
    '2025-03-03',
    `${PUBLISHED}, publication_over *`,
    'publication_ended',
    'Selesai Masa Pengumuman',
    'UU 20/2016 art. 14, 23',
  ],
  ['MARK', '2025-03-03', TO_REGISTER, 'to_be_registered', 'Untuk Didaftar', 'UU 20/2016 art. 23, 25'],
  ['MARK', '2025-03-03', `${TO_REGISTER}, withdraw 2025-08-01`, 'withdrawn', 'Ditarik Kembali', 'UU 20/2016 art. 19'],
  [
    'PATENT',
    '2024-11-20',
    'ask_completeness 2024-11-30, completeness_lapsed *',
    'deemed_withdrawn',
    '',
    'UU 13/2016 art. 36',
  ],
  [
    'PATENT',
    '2024-11-20',
    `${EXAMINED}, send_findings 2025-11-30, reply_lapsed *`,
    'examination_lapsed',
    '',
    'UU 13/2016 art. 62',
  ],
] as const satisfies readonly (readonly [Right, string, string, string, string, string])[]

function stateAfter(kind: Right, filed: string, acts: string) {
  const { flow, state, history } = playSampleActions({ kind, filed }, acts)
  const name = say('id', findState(flow, state)?.text as TextKey)
  return { state, name, ground: flow.actions[history.at(-1)?.action ?? '']?.ground ?? '' }
}

describe('the state of a case by its acts, with the article of the last one', () => {
  test.each(STATES)('%s filed %s, %s: %s', (kind, filed, acts, state, name, article) => {
    const found = stateAfter(kind, filed, acts)
    expect(found.state).toBe(state)
    if (name !== '') expect(found.name).toBe(name)
    expect(found.ground).toContain(article)
  })

  test('a lapse of the formalities and one of the examination are two states with names of their own', () => {
    const [formality, substantive] = STATES.slice(-2).map(([kind, filed, acts]) => stateAfter(kind, filed, acts))
    expect(formality?.state).not.toBe(substantive?.state)
    expect(formality?.name).not.toBe(substantive?.name)
  })
})
