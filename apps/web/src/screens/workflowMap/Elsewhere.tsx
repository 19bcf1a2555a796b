import type { Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { useTerm, useWords } from '../../ui/useWords.ts'
import { isNamed, lawNameOf, mapRows, mapTabOf } from './mapRows.ts'

interface ElsewhereProps {
  words: string
  flow: Workflow<TextKey>
  flows: readonly Workflow<TextKey>[]
  onChoose: (id: string) => void
}

/** Other workflows that contain the status searched for, as buttons. */
export function Elsewhere({ words, flow, flows, onChoose }: ElsewhereProps) {
  const { say } = useWords('viewer', 'workflow', 'marks', 'patents')
  const term = useTerm()
  if (words.trim().length < 3) return null
  const others = flows.filter(
    (each) =>
      each.id !== flow.id && mapRows(each).some((row) => isNamed(row, words, (key) => [term(key).term, say(key)])),
  )
  if (others.length === 0) return null
  return (
    <p className="wmelse">
      {say('viewer:map.search.elsewhere')}{' '}
      {others.map((each) => (
        <button key={each.id} type="button" className="act" onClick={() => onChoose(each.id)}>
          {say(`viewer:map.right.${mapTabOf(each)}`)} <bdi lang="id">{lawNameOf(each)}</bdi>
        </button>
      ))}
    </p>
  )
}
