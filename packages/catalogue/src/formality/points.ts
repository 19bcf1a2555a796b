import { FREE_LIST, type FormalityList, type FormalityPoint } from '@saki/domain/formality/checklist'
import type { TextKey } from '@saki/texts'

export type CatalogueFormalityPoint = FormalityPoint<TextKey>

export const point = (nbr: number, path: string, name: TextKey, ground: string): CatalogueFormalityPoint => ({
  nbr,
  path,
  name,
  ground,
})

/** Points common to all rights; `law` gives the articles of the right. */
export function generalPoints(law: { form: string; agent: string; priority: string }): CatalogueFormalityPoint[] {
  return [
    point(1, 'FILING', 'filing:step.type', law.form),
    point(2, 'OWNERS', 'filing:step.applicants', law.form),
    point(3, 'FILING.REPRESENTED', 'filing:represented.label', law.agent),
    point(4, 'REPRS', 'filing:step.representative', law.agent),
    point(5, 'PRIORITIES', 'filing:step.priority', law.priority),
    point(6, 'DECLARATIONS', 'filing:declaration.title', law.form),
    point(7, 'FILING.DECLARED_NAME', 'filing:declaredName.label', law.form),
  ]
}

/** Declares a list. Throws Error when a number is used twice, because letters refer to points by number, or when the code is FREE_LIST. */
export function formalityList(code: string, points: readonly CatalogueFormalityPoint[]): FormalityList<TextKey> {
  const numbers = new Set(points.map(({ nbr }) => nbr))
  if (numbers.size !== points.length || code === FREE_LIST)
    throw new Error(`points of ${code} have no number of their own`)
  return { code, points }
}
