import type { SimilarPicture } from '@saki/contracts/pictures'
import { colourOfHex, hasColour } from '@saki/domain/pictures/pictureColours'
import { fitOutline, type OutlineFit } from '@saki/domain/pictures/outlineFit'
import { useState } from 'react'

import { FoundCaseLink, StageChip } from '../../searches/RegisterCard.tsx'
import { ScoreBars } from '../../similarMarks/LikenessBars.tsx'
import { LikenessChip } from '../../similarMarks/LikenessChip.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { NamedColour } from './NamedColour.tsx'
import { OutlinedPicture, type DrawnOutline } from './OutlinedPicture.tsx'
import { comparedParts } from './pictureSearch.ts'
import { useReadPicture, type ReadPicture } from './useReadPicture.ts'

interface WhyAlikeDialogProps {
  /** Address of the sought picture or its part. */
  part: string
  /** The cases found, in the order of the page. */
  found: readonly SimilarPicture[]
  row: SimilarPicture
  onRow: (row: SimilarPicture) => void
  onClose: () => void
}

const views = ['plain', 'edges', 'laid'] as const
type View = (typeof views)[number]

/** The sought picture and one that was found, side by side, with the outline of the sought one over both, or as outlines over each other; and why they are alike. */
export function WhyAlikeDialog({ part, found, row, onRow, onClose }: WhyAlikeDialogProps) {
  useWords('pictureSearch', 'search', 'goods')
  const [view, setView] = useState<View>('edges')
  const sought = useReadPicture(part)
  const other = useReadPicture(row.PICTURE_URL)
  const at = found.findIndex(({ PATENT_ID }) => PATENT_ID === row.PATENT_ID)
  const [before, after] = [found[at - 1], found[at + 1]]
  return (
    <Dialog
      title={<Label k="pictureSearch:why" />}
      width={860}
      tall
      onClose={onClose}
      actions={
        <>
          {before && (
            <Button icon="arrow-back" onClick={() => onRow(before)}>
              <Label k="pictureSearch:why.previous" />
            </Button>
          )}
          {after && (
            <Button icon="arrow" onClick={() => onRow(after)}>
              <Label k="pictureSearch:why.next" />
            </Button>
          )}
        </>
      }
    >
      <div className="grid one-column gap-16">
        <Choice
          id="why-view"
          look="segments"
          label={<Label k="pictureSearch:view" />}
          value={view}
          onChange={setView}
          options={views.map((each) => ({ value: each, label: <Label k={`pictureSearch:view.${each}`} /> }))}
        />
        {!sought || !other ? <Skeleton lines={8} /> : <Pictures {...{ part, row, view, sought, other }} />}
        <Reasons row={row} sought={sought} other={other} />
      </div>
    </Dialog>
  )
}

/** Greatest width of the bars in pixels. */
const BARS = 420

type Read = ReadPicture | 'failed'

interface PicturesProps {
  part: string
  row: SimilarPicture
  view: View
  sought: Read
  other: Read
}

function Pictures({ part, row, view, sought, other }: PicturesProps) {
  const { say } = useWords('pictureSearch')
  const fit = fitOf(sought, other)
  const own: DrawnOutline | undefined =
    sought !== 'failed' && sought.outline ? { lines: sought.outline.lines, of: 'sought' } : undefined
  const laid: DrawnOutline | undefined = fit && { lines: fit.lines, of: 'sought' }
  const theirs: DrawnOutline | undefined =
    other !== 'failed' && other.outline ? { lines: other.outline.lines, of: 'found' } : undefined
  const shown = (...outlines: (DrawnOutline | undefined)[]) => outlines.filter((each) => each !== undefined)
  const foundName = (
    <>
      <FoundCaseLink row={row}>
        <bdi>{row.TITLE}</bdi>
      </FoundCaseLink>{' '}
      <bdi dir="ltr" className="mono muted sm">
        {row.PATENT_ID}
      </bdi>
    </>
  )
  return (
    <div className="grid one-column gap-8">
      <div
        className="grid gap-16 one-column-on-phones align-start"
        style={{ gridTemplateColumns: view === 'laid' ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' }}
      >
        {view !== 'laid' && (
          <OutlinedPicture
            src={part}
            alt={say('pictureSearch:sought')}
            size={sought}
            outlines={view === 'edges' ? shown(own) : []}
            name={say('pictureSearch:sought')}
          />
        )}
        <OutlinedPicture
          src={row.PICTURE_URL}
          alt={row.TITLE}
          size={other}
          faint={view === 'laid'}
          outlines={view === 'edges' ? shown(laid) : view === 'laid' ? shown(theirs, laid) : []}
          name={foundName}
        />
      </div>
      {view !== 'plain' && <Legend fit={fit} isLaid={view === 'laid'} />}
    </div>
  )
}

/** What the lines are, and how much of the areas overlaps. */
function Legend({ fit, isLaid }: { fit: OutlineFit | undefined; isLaid: boolean }) {
  const { say } = useWords('pictureSearch')
  if (!fit) return <p className="hint">{say('pictureSearch:outline.none')}</p>
  return (
    <p className="hint" role="status">
      {say(isLaid ? 'pictureSearch:outline.laid' : 'pictureSearch:outline.sought')}{' '}
      {(fit.quarters > 0 || fit.mirrored) && `${say('pictureSearch:outline.turned')} `}
      {say('pictureSearch:outline.overlap', { score: fit.overlap })}
    </p>
  )
}

function fitOf(sought: Read, other: Read): OutlineFit | undefined {
  if (sought === 'failed' || other === 'failed' || !sought.outline || !other.outline) return undefined
  return fitOutline(sought.outline, other.outline)
}

interface ReasonsProps {
  row: SimilarPicture
  sought: Read | undefined
  other: Read | undefined
}

/** Standing of the case, scores, and which colours both pictures have. */
function Reasons({ row, sought, other }: ReasonsProps) {
  const { say } = useWords('pictureSearch', 'search')
  const isRead = sought && other && sought !== 'failed' && other !== 'failed'
  const ofSought = isRead ? sought.colours.map(({ hex }) => hex) : []
  const isCommon = (hex: string) => isRead && hasColour(colourOfHex(hex), other.looks)
  return (
    <div className="grid one-column gap-12">
      <div className="row wrap gap-12 row-gap-8">
        <StageChip row={row} />
        <LikenessChip level={row.LEVEL} />
        <span className="sm">{say('search:score', { score: row.SCORE })}</span>
        <bdi className="muted sm">{row.OWNER_NAMES}</bdi>
      </div>
      <div style={{ maxInlineSize: BARS }}>
        <ScoreBars
          bars={comparedParts(row).map(({ part, score }) => ({ name: say(`pictureSearch:part.${part}`), score }))}
          level={row.LEVEL}
        />
      </div>
      {ofSought.length > 0 && (
        <ul className="grid one-column gap-6 small">
          {(['both', 'one'] as const).map((where) => {
            const hexes = ofSought.filter((hex) => isCommon(hex) === (where === 'both'))
            return (
              hexes.length > 0 && (
                <li key={where} className="row wrap gap-12 row-gap-4">
                  <span className="muted">{say(`pictureSearch:colours.${where}`)}</span>
                  {hexes.map((hex) => (
                    <NamedColour key={hex} hex={hex} />
                  ))}
                </li>
              )
            )
          })}
        </ul>
      )}
    </div>
  )
}
