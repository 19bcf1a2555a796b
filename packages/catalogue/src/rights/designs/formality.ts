import type { TextKey } from '@saki/texts'

import { formalityList, generalPoints, point, type CatalogueFormalityPoint } from '../../formality/points.ts'

const viewNames: Record<number, TextKey> = {
  1: 'answers:point.view.1',
  2: 'answers:point.view.2',
  3: 'answers:point.view.3',
  4: 'answers:point.view.4',
  5: 'answers:point.view.5',
  6: 'answers:point.view.6',
  7: 'answers:point.view.7',
  8: 'answers:point.view.8',
}

/** An officer judges whether a picture is sharp, clean and of the same design; each filed view is a point. */
const viewPoints = Object.entries(viewNames).map(([view, name]): CatalogueFormalityPoint => ({
  nbr: 60 + Number(view),
  path: `FILES.GDI.${view}`,
  name,
  ground: 'UU 31/2000 art. 11(4)a',
  eye: { when: ({ files }) => files.some((file) => file.slot === 'GDI' && file.view === Number(view)) },
}))

/** Administrative requirements of a design (UU 31/2000 art. 11, 18). */
export const designFormality = formalityList('FD', [
  ...generalPoints({ form: 'UU 31/2000 art. 11', agent: 'UU 31/2000 art. 14', priority: 'UU 31/2000 art. 16, 17' }),
  point(20, 'TECHNICAL', 'filing:step.design', 'UU 31/2000 art. 11(4)a'),
  point(21, 'TECHNICAL.TITLE', 'filing:title.label', 'UU 31/2000 art. 11(4)a'),
  point(22, 'TECHNICAL.DESIGN_DESCRIPTION', 'filing:description.label', 'UU 31/2000 art. 11(4)a'),
  point(23, 'LOCARNO', 'filing:locarno.label', 'Ketentuan DJKI'),
  point(24, 'INVENTORS', 'filing:designer.row', 'UU 31/2000 art. 11(3)'),
  point(60, 'FILES.GDI', 'filing:images.label', 'UU 31/2000 art. 11(4)a, 18'),
  ...viewPoints,
  point(80, 'FILES.URD', 'filing:doc.URD', 'UU 31/2000 art. 11(4)a'),
  point(81, 'FILES.KEP', 'filing:doc.KEP', 'UU 31/2000 art. 11(4)c'),
  point(82, 'FILES.KUA', 'filing:doc.KUA', 'UU 31/2000 art. 11(4)b'),
  point(83, 'FILES.PGH', 'filing:doc.PGH', 'UU 31/2000 art. 11(6)'),
  point(84, 'FILES.UMK', 'filing:doc.UMK', 'PP 45/2024'),
  point(85, 'FILES.AKT', 'filing:doc.AKT', 'Ketentuan DJKI'),
  point(86, 'FILES.PRI', 'filing:doc.PRI', 'UU 31/2000 art. 16, 17'),
])
