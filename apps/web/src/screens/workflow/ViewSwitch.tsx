import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

export type WorkflowView = 'timeline' | 'graph'

export function ViewSwitch({ view, onView }: { view: WorkflowView; onView: (view: WorkflowView) => void }) {
  const { say } = useWords('workflow')
  return (
    <div className="wfview">
      <div className="seg" role="group" aria-label={say('workflow:screen.view')}>
        <button type="button" aria-pressed={view === 'timeline'} onClick={() => onView('timeline')}>
          <Icon name="timeline" size={18} />
          <Label k="workflow:screen.timeline" />
        </button>
        <button type="button" aria-pressed={view === 'graph'} onClick={() => onView('graph')}>
          <Icon name="graph" size={18} />
          <Label k="workflow:screen.graph" />
        </button>
      </div>
    </div>
  )
}
