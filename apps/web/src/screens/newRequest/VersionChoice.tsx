import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { keepBoth } from '@saki/domain/drafts/keepBoth'

import { differencesOf, type ConflictSide } from '../../autosave/chooseVersion.ts'
import { ConflictChoice } from '../../autosave/ConflictChoice.tsx'
import type { ChosenSides } from '../../autosave/ConflictLines.tsx'
import type { Difference } from '../../autosave/copy.ts'
import { DifferingValue } from '../../drafts/compare/DifferingValue.tsx'
import { pathLabel } from '../../drafts/compare/pathLabel.ts'
import { roomAt } from '../../drafts/compare/roomAt.ts'
import { withValues } from '../../forms/paths.ts'
import { useWords } from '../../ui/useWords.ts'
import type { RequestContent, RequestCopy } from './requestCopy.ts'
import { requestEditKind } from './requestEditKind.ts'

interface VersionChoiceProps {
  kind: CatalogueRequest
  copy: RequestCopy
  onSettle: (content: RequestContent) => void
}

/** Two versions of a request: the answers that differ, and the choice for each. */
export function VersionChoice({ kind: { form }, copy, onSettle }: VersionChoiceProps) {
  const { say } = useWords('newRequest', 'drafts')
  const { merge } = requestEditKind
  const differences = differencesOf(copy, merge)
  // Answers stand in DATA; the form knows their paths without it.
  const formPath = (path: string) => path.replace(/^DATA\./, '')
  const bothOf = ({ path, mine, theirs }: Difference) => keepBoth(roomAt(form, formPath(path)), mine, theirs)
  const valueOf = (difference: Difference, side: ConflictSide = 'mine') =>
    side === 'both' ? bothOf(difference) : difference[side]
  const settle = (chosen: ChosenSides) => {
    if (!copy.conflict) return
    const { merged } = merge(copy.base, copy.data, copy.conflict.theirs.data)
    onSettle(
      withValues(merged, Object.fromEntries(differences.map((one) => [one.path, valueOf(one, chosen[one.path])]))),
    )
  }
  return (
    <ConflictChoice
      title={say('newRequest:stale.title')}
      text={say('newRequest:stale.text')}
      lines={differences.map((difference) => {
        const { path, mine, theirs } = difference
        return {
          path,
          name: path === 'PATENT_IDS' ? say('newRequest:cases') : say(pathLabel(form, formPath(path))),
          mine: <DifferingValue form={form} path={formPath(path)} value={mine} other={theirs} />,
          theirs: <DifferingValue form={form} path={formPath(path)} value={theirs} other={mine} />,
          both: bothOf(difference) === undefined ? undefined : say('drafts:conflict.both.lines'),
        }
      })}
      onSettle={settle}
    />
  )
}
