import { clsx } from 'clsx'
import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { ActionPoint } from './useActionForm.ts'
import styles from '../desk.module.css'

const MOST = 40

interface PointsProps {
  id: string
  patentId: string
  points: readonly ActionPoint[]
  onChange: (points: readonly ActionPoint[]) => void
  error: string | undefined
  /** They are the grounds in a paper of a third person. */
  areGrounds?: boolean
}

/** Points of the letter, to which findings of the form's rules can be added; or the grounds in a paper. */
export function PointsField({ id, patentId, points, onChange, error, areGrounds = false }: PointsProps) {
  const { say } = useWords('desk', ...(areGrounds ? (['paperParty'] as const) : []))
  const words = areGrounds ? 'paperParty:grounds' : 'desk:action.points'
  const checked = { retry: false, staleTime: 60_000, enabled: !areGrounds }
  const found = useCall('getValFormalitas', { query: { patentId } }, checked).data
  const next = (offset: number) => Math.max(0, ...points.map((point) => point.id)) + 1 + offset
  const put = (at: ActionPoint, change: Partial<ActionPoint>) =>
    onChange(points.map((point) => (point === at ? { ...point, ...change } : point)))
  const machine = [...(found?.ERRORS ?? []), ...(found?.WARNINGS ?? [])].filter(
    ({ MESSAGE }) => !points.some(({ title }) => title === MESSAGE),
  )
  return (
    <FieldFrame id={`point-${id}-0`} group label={<Label k={words} />} hint={say(`${words}.hint`)} error={error}>
      {points.map((point, at) => (
        <div key={point.id} className={clsx(styles.point, 'below-8')}>
          <TextField
            id={`point-${id}-${at}`}
            label={<Label k={`${words}.title`} values={{ n: at + 1 }} />}
            limit={200}
            maxLength={200}
            value={point.title}
            onChange={(title) => put(point, { title })}
            end={
              <button
                type="button"
                className="icon-button"
                aria-label={say(`${words}.remove`, { n: at + 1 })}
                onClick={() => onChange(points.filter((each) => each !== point))}
              >
                <Icon name="trash" size={18} />
              </button>
            }
          />
          <TextArea
            id={`pointtext-${id}-${at}`}
            label={<Label k={`${words}.text`} />}
            optional
            rows={2}
            limit={2000}
            value={point.text}
            onChange={(text) => put(point, { text })}
          />
        </div>
      ))}
      <div className="flex wrap gap-8">
        {points.length < MOST && (
          <Button small icon="plus" onClick={() => onChange([...points, { id: next(0), title: '', text: '' }])}>
            <Label k={`${words}.add`} />
          </Button>
        )}
        {machine.length > 0 && (
          <Button
            small
            look="quiet"
            icon="checklist"
            onClick={() =>
              onChange(
                [...points, ...machine.map(({ MESSAGE }, at) => ({ id: next(at), title: MESSAGE, text: '' }))].slice(
                  0,
                  MOST,
                ),
              )
            }
          >
            <Label k="desk:action.points.fromRules" />
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
