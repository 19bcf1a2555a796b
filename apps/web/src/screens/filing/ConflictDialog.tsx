import type { Sections } from '@saki/contracts/edits'
import { keepBoth } from '@saki/domain/drafts/keepBoth'
import { legalTimeText } from '@saki/texts/dates'
import { useState } from 'react'

import type { ConflictSide } from '../../autosave/chooseVersion.ts'
import { ConflictLines, openLines, type ChosenSides } from '../../autosave/ConflictLines.tsx'
import { DifferingValue } from '../../drafts/compare/DifferingValue.tsx'
import { pathLabel } from '../../drafts/compare/pathLabel.ts'
import { roomAt } from '../../drafts/compare/roomAt.ts'
import { withValues } from '../../forms/paths.ts'
import type { FormOf } from '../../forms/scene.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { Difference, EditConflict } from '../../autosave/copy.ts'
import type { DeviceDraft } from '../../drafts/store/deviceDraft.ts'

interface ConflictDialogProps {
  form: FormOf
  conflict: EditConflict<Sections>
  mine: DeviceDraft
  title: string
  onSettle: (data: Sections) => void
}

const WIDTH = 960

/**
 * Two devices changed the same fields: one line per field with both values to choose from. Nothing is saved before
 * every line is decided.
 */
export function ConflictDialog({ form, conflict, mine, title, onSettle }: ConflictDialogProps) {
  const { say, language } = useWords('drafts', 'filing')
  const [chosen, setChosen] = useState<ChosenSides>({})
  const { differences, theirs, merged } = conflict
  const open = openLines(differences, chosen)
  const lines = differences.map((difference) => ({
    path: difference.path,
    name: say(pathLabel(form, difference.path)),
    label: <Label k={pathLabel(form, difference.path)} stacked />,
    mine: <DifferingValue form={form} path={difference.path} value={difference.mine} other={difference.theirs} />,
    theirs: <DifferingValue form={form} path={difference.path} value={difference.theirs} other={difference.mine} />,
    both:
      bothOf(form, difference) === undefined
        ? undefined
        : say(
            roomAt(form, difference.path)?.as === 'list' ? 'drafts:conflict.both.rows' : 'drafts:conflict.both.lines',
          ),
  }))
  const settle = () => {
    if (open > 0) return
    onSettle(
      withValues(
        merged,
        Object.fromEntries(
          differences.map((difference) => [difference.path, chosenValue(form, difference, chosen[difference.path])]),
        ),
      ),
    )
  }
  return (
    <Dialog
      width={WIDTH}
      title={<Label k="drafts:conflict.title" values={{ title: title || say('drafts:untitled') }} />}
      actions={
        <>
          <p className={'grow hint row gap-8'}>
            <Icon name="history" size={18} />
            {say('drafts:conflict.kept')}
          </p>
          <Button
            look="primary"
            onClick={settle}
            blocked={open > 0 ? say('drafts:conflict.open', { count: open }) : undefined}
          >
            <Label k="drafts:conflict.merge" />
          </Button>
        </>
      }
    >
      <p>{say('drafts:conflict.text', { count: differences.length })}</p>
      <ConflictLines
        lines={lines}
        chosen={chosen}
        onChosen={setChosen}
        savedMine={mine.changedAt && legalTimeText(mine.changedAt, language)}
        savedTheirs={`${theirs.device} ${legalTimeText(theirs.savedAt, language)}`}
      />
    </Dialog>
  )
}

/** Both values combined, where the field can hold them; otherwise undefined. */
function bothOf(form: FormOf, { path, mine, theirs }: Difference): unknown {
  return keepBoth(roomAt(form, path), mine, theirs)
}

function chosenValue(form: FormOf, difference: Difference, side: ConflictSide = 'mine'): unknown {
  return side === 'both' ? bothOf(form, difference) : difference[side]
}
