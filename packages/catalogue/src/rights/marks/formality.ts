import { formalityList, generalPoints, point, type CatalogueFormalityPoint } from '../../formality/points.ts'

/** An officer judges whether the label is clear and agrees with the words. */
const clearLabel: CatalogueFormalityPoint = {
  nbr: 61,
  path: 'FILES.ETK.look',
  name: 'answers:point.labelClear',
  ground: 'UU 20/2016 art. 4(4)',
  eye: { when: ({ files }) => files.some(({ slot }) => slot === 'ETK') },
}

/** Formal requirements of a mark (UU 20/2016 art. 4, 13). */
export const markFormality = formalityList('FM', [
  ...generalPoints({ form: 'UU 20/2016 art. 4', agent: 'UU 20/2016 art. 6', priority: 'UU 20/2016 art. 10' }),
  point(20, 'SIGN', 'marks:step.mark', 'UU 20/2016 art. 4(2)'),
  point(21, 'SIGN.MARK_NAME', 'marks:name.label', 'UU 20/2016 art. 4(2)'),
  point(22, 'SIGN.TRANSLATION', 'marks:translation.label', 'UU 20/2016 art. 4(2)'),
  point(23, 'SIGN.TRANSLITERATION', 'marks:transliteration.label', 'UU 20/2016 art. 4(2)'),
  point(24, 'SIGN.COLOURS', 'marks:colours.label', 'UU 20/2016 art. 4(2)'),
  point(30, 'NICE', 'marks:step.goods', 'UU 20/2016 art. 4(2)'),
  point(60, 'FILES.ETK', 'marks:label', 'UU 20/2016 art. 4(4), 13'),
  clearLabel,
  point(80, 'FILES.SND', 'marks:doc.SND', 'UU 20/2016 art. 4(7), 13'),
  point(81, 'FILES.NOT', 'marks:doc.NOT', 'UU 20/2016 art. 4(7)'),
  point(82, 'FILES.VID', 'marks:doc.VID', 'Ketentuan DJKI'),
  point(83, 'FILES.TTD', 'marks:doc.TTD', 'UU 20/2016 art. 4(3)'),
  point(84, 'FILES.SPM', 'marks:doc.SPM', 'UU 20/2016 art. 4(8)'),
  point(85, 'FILES.PKM', 'marks:doc.PKM', 'UU 20/2016 art. 46'),
  point(86, 'FILES.KUA', 'filing:doc.KUA', 'UU 20/2016 art. 4(3), 6'),
  point(87, 'FILES.UMK', 'filing:doc.UMK', 'PP 45/2024'),
  point(88, 'FILES.SPU', 'marks:doc.SPU', 'PP 45/2024'),
  point(89, 'FILES.PRI', 'filing:doc.PRI', 'UU 20/2016 art. 10'),
  point(90, 'FILES.AKT', 'filing:doc.AKT', 'Ketentuan DJKI'),
])
