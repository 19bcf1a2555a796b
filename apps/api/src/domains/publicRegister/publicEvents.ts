import { actionsOfEffect, actionAt, stateAt, workflowOfProcess, type ProcessPosition } from '../../caseState.ts'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { PublicEvent, PublicTitle } from '@saki/domain/publicRegister/publicCase'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { letterName } from '../../letterName.ts'
import { publicEntryLetters, type PublicAction } from './publicCase.sql.ts'

const publishing = new Set(actionsOfEffect('announcePublication'))

interface History {
  position: ProcessPosition
  applTyp: string
  filedOn: LegalDate
  actions: readonly PublicAction[]
  entries: readonly { on: LegalDate; letterTyp: string; number: string; points: string[] }[]
}

/**
 * What the register shows of the history of a case, newest first: filing, publication, its end, registration, later outcomes and entries. Letters,
 * answers, examination and what was done before the publication are not public.
 */
export function publicEvents(
  { position, applTyp, filedOn, actions, entries }: History,
  language: Language,
): PublicEvent[] {
  const described = actions.map((action) => ({
    isPublishing: publishing.has(action.action),
    event: eventOf(position, action, language),
  }))
  const first = described.findIndex(({ isPublishing, event }) => isPublishing || event?.kind === 'registered')
  const shown = first < 0 ? [] : described.slice(first).flatMap(({ event }) => event ?? [])
  const letters = entries.map(({ on, letterTyp, number, points }) => ({
    kind: 'entry' as const,
    on,
    text: [letterName(letterTyp, applTyp, language), ...points].join(': '),
    reference: number,
  }))
  const filed = { kind: 'filed' as const, on: filedOn, text: '', reference: '' }
  // Of one day, the later act first.
  return [...letters.toReversed(), ...shown.toReversed(), filed].toSorted((a, b) =>
    a.on < b.on ? 1 : a.on > b.on ? -1 : 0,
  )
}

function eventOf(position: ProcessPosition, taken: PublicAction, language: Language): PublicEvent | undefined {
  const { action, fromState, toState, on, journalCode } = taken
  if (publishing.has(action)) return { kind: 'published', on, text: '', reference: journalCode ?? '' }
  const definition = actionAt(position, action)
  const flow = workflowOfProcess(position)
  if (!Object.hasOwn(flow.states, toState) || !Object.hasOwn(flow.states, fromState)) return undefined
  const [before, after] = [stateAt({ ...position, state: fromState }), stateAt({ ...position, state: toState })]
  if (definition.auto && before.turn === 'public') return { kind: 'publicationOver', on, text: '', reference: '' }
  if (after.outcome === before.outcome || after.outcome === undefined) return undefined
  if (after.outcome === 'registered' && before.outcome === undefined)
    return { kind: 'registered', on, text: '', reference: journalCode ?? '' }
  // Its letter is an entry of its own.
  if (definition.letter !== undefined && publicEntryLetters.includes(definition.letter)) return undefined
  return { kind: 'state', on, text: say(language, after.text), reference: '' }
}

/** Holders of the right in turn, newest first. `now`: the present ones. */
export function chainOfTitle(
  now: readonly string[],
  filedOn: LegalDate,
  changes: readonly { on: LegalDate; before: string[]; after: string[]; kind: string }[],
  language: Language,
): PublicTitle[] {
  const titles: PublicTitle[] = []
  let holders = [...now]
  for (const { on, before, after, kind } of changes.toReversed()) {
    titles.push({ holders, since: on, how: kind === '' ? '' : say(language, `requests:${kind}` as TextKey) })
    holders = [...holders.filter((name) => !after.includes(name)), ...before]
  }
  return [...titles, { holders, since: filedOn, how: '' }]
}
