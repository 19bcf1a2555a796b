import { fieldText, sectionOf, type DraftData } from '@saki/domain/forms/form'
import { enteredClasses } from '@saki/domain/marks/goods'
import { Suspense, useState, type ReactNode } from 'react'

import { isSimilarOff, LEAST_NAME, turnSimilar } from '../../forms/goods/similarSetting.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { latePart } from '../../ui/latePart.tsx'

const SimilarMarksPanel = latePart(
  async () => (await import('../../similarMarks/SimilarMarksPanel.tsx')).SimilarMarksPanel,
)
const SimilarLabelsPanel = latePart(
  async () => (await import('../../similarMarks/SimilarLabelsPanel.tsx')).SimilarLabelsPanel,
  { isAid: true },
)

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
  const [isOff, setOff] = useState(isSimilarOff)
  const name = fieldText(sectionOf(data, 'SIGN'), 'MARK_NAME').trim()
  const turn = (off: boolean) => {
    turnSimilar(off)
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
  const classes = classesOf(data)
  const ofName =
    name.length < LEAST_NAME ? (
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

/** Classes of the draft, also those whose goods are not chosen yet. */
function classesOf(data: DraftData): number[] {
  const codes = enteredClasses(data).flatMap(({ niceClass }) => (niceClass === '' ? [] : Number(niceClass)))
  return [...new Set(codes)]
}
