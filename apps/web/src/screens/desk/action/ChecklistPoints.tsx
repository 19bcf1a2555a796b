import { FormalityChecklist } from '../../../checklist/FormalityChecklist.tsx'
import type { Formality } from '../../../checklist/useFormality.ts'
import { useWords } from '../../../ui/useWords.ts'

/** Points the formality check found lacking: the whole editable list, or only the points if the list is in a tab. */
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
