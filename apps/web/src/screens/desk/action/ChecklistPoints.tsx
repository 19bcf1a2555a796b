import { FormalityChecklist } from '../../checklist/FormalityChecklist.tsx'
import type { Formality } from '../../checklist/useFormality.ts'
import { useWords } from '../../../ui/useWords.ts'

/** What the checklist found lacking: the whole list to work on, or where it stands in a tab the points taken from there. */
export function ChecklistPoints({ formality, checklist }: { formality: Formality; checklist: 'here' | 'tab' }) {
  const { say } = useWords('desk', 'answers')
  if (checklist === 'here') return <FormalityChecklist formality={formality} />
  const lacking = formality.lines.filter(({ IND_OK }) => IND_OK === 'N')
  if (lacking.length === 0) return <p className="hint">{say('desk:action.points.checklist')}</p>
  return (
    <ol className="desklacking">
      {lacking.map((line) => (
        <li key={line.id}>
          <span dir="auto">{line.OPTION_NAME}</span>
          {line.ACTION_OPTION_TEXT && (
            <span className="hint" dir="auto">
              {line.ACTION_OPTION_TEXT}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
