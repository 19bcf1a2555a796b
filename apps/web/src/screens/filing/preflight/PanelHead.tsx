import { clsx } from 'clsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { FilePanelProps } from './filePanelProps.ts'
import type { PartFile } from './partFiles.ts'
import styles from './preflight.module.css'

/** Head of the panel: file name, number of findings, and actions on the whole file. */
export function PanelHead({
  slot,
  known,
  draft,
  part,
  onPick,
  onView,
}: FilePanelProps & { part: PartFile; onView: (() => void) | undefined }) {
  const { say } = useWords('preflight')
  const findings = known.findings.get(slot) ?? []
  const stops = findings.filter(({ level }) => level === 'STOP').length
  const isSeen = part.check?.look !== undefined || part.check?.why !== undefined
  return (
    <div className={clsx('card-head', styles.head)}>
      <h2 id={`panel-${slot}`}>
        <bdi dir="ltr" className="filename">
          {part.fileName}
        </bdi>
      </h2>
      {isSeen && findings.length > stops && (
        <Chip tone={part.isKept ? 'grey' : 'amber'} icon={part.isKept ? 'check' : 'warning'}>
          <Label k="preflight:state.suggestions" values={{ count: findings.length - stops }} />
        </Chip>
      )}
      {part.isKept && (
        <Chip tone="green" icon="check">
          <Label k="preflight:state.kept" />
        </Chip>
      )}
      {isSeen && <span className="sm muted">{say('preflight:head.checked', { count: stops })}</span>}
      <span className="grow" />
      {onView && (
        <Button look="act" icon="eye" onClick={onView}>
          <Label k="preflight:asExaminer" />
        </Button>
      )}
      {!draft.readOnly && (
        <>
          <Button small icon="transfer" onClick={onPick}>
            <Label k="preflight:replace" />
          </Button>
          <button
            type="button"
            className="icon-button"
            aria-label={`${say('preflight:remove')}: ${part.fileName}`}
            onClick={() => known.remove(part)}
          >
            <Icon name="trash" size={18} />
          </button>
        </>
      )}
    </div>
  )
}
