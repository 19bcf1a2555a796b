import { fieldText, sectionOf, type DraftData } from '@saki/domain/forms/form'
import { filedClasses } from '@saki/domain/marks/goods'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { recallOwn, rememberOwn } from '../../lib/deviceStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

const SimilarMarksPanel = lazy(async () => ({
  // A filing goes on without the panel when its code cannot be loaded.
  default: await import('../../similarMarks/SimilarMarksPanel.tsx').then(
    (loaded) => loaded.SimilarMarksPanel,
    () => NotLoaded,
  ),
}))

const SimilarLabelsPanel = lazy(async () => ({
  default: await import('../../similarMarks/SimilarLabelsPanel.tsx').then(
    (loaded) => loaded.SimilarLabelsPanel,
    () => NotLoaded,
  ),
}))

/** Shorter names are not searched. */
const LEAST = 2
/** Key of the reader's setting on this device; 'off' when they turned the panel off. */
const SETTING = 'similar-marks'

interface MarkRailProps {
  data: DraftData
  /** File of the label; undefined while there is none. */
  labelId?: string | undefined
  /** Shown instead while the panel is turned off. */
  children: ReactNode
}

/** Beside the name of a mark: the marks alike to it, which the reader can turn off. */
export function MarkRail({ data, labelId, children }: MarkRailProps) {
  const { say } = useWords('search')
  const [isOff, setOff] = useState(() => recallOwn(SETTING) === 'off')
  const name = fieldText(sectionOf(data, 'SIGN'), 'MARK_NAME').trim()
  const turn = (off: boolean) => {
    rememberOwn(SETTING, off ? 'off' : 'on')
    setOff(off)
  }
  if (isOff)
    return (
      <div className="stack">
        {children}
        <div>
          <Button look="act" icon="search" onClick={() => turn(false)}>
            <Label k="search:panel.on" />
          </Button>
        </div>
      </div>
    )
  const classes = filedClasses(data).map(Number)
  const ofName =
    name.length < LEAST ? (
      <Card title={<Label k="search:panel.title" />} className={labelId === undefined ? 'stays-in-view' : ''}>
        <p className="muted sm">{say('search:panel.type')}</p>
      </Card>
    ) : (
      <Suspense fallback={<div />}>
        <SimilarMarksPanel name={name} classes={classes} onOff={() => turn(true)} />
      </Suspense>
    )
  if (labelId === undefined) return ofName
  return (
    <div className="stack">
      {ofName}
      <Suspense fallback={<div />}>
        <SimilarLabelsPanel fileId={labelId} classes={classes} />
      </Suspense>
    </div>
  )
}

function NotLoaded(_props: object) {
  const { say } = useWords('search')
  return <p className="muted sm">{say('search:panel.failed')}</p>
}
