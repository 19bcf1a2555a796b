import { formalityList, generalPoints, point, type CatalogueFormalityPoint } from '../../formality/points.ts'

/** Margins, numbering and legibility of the documents. The portal warns before filing; an officer decides. */
const layout: CatalogueFormalityPoint = {
  nbr: 64,
  path: 'FILES.DES.layout',
  name: 'answers:point.layout',
  ground: 'Permenkumham 38/2018',
  eye: { when: ({ files }) => files.some(({ slot }) => slot === 'DES' || slot === 'GAB') },
}

/** Administrative requirements of a patent and a simple patent (UU 13/2016 art. 24, 25, 34). */
export const patentFormality = formalityList('FP', [
  ...generalPoints({
    form: 'UU 13/2016 art. 25(1)',
    agent: 'UU 13/2016 art. 28',
    priority: 'UU 13/2016 art. 30, 31',
  }),
  point(20, 'TECHNICAL', 'patents:step.invention', 'UU 13/2016 art. 25'),
  point(21, 'TECHNICAL.TITLE', 'patents:title.label', 'UU 13/2016 art. 25(2)a'),
  point(22, 'TECHNICAL.ENGLISH_TITLE', 'patents:englishTitle.label', 'Ketentuan DJKI'),
  point(23, 'PCT', 'patents:pct.title', 'UU 13/2016 art. 33'),
  point(24, 'IPC', 'patents:ipc.title', 'Ketentuan DJKI'),
  point(25, 'TECHNICAL.GENETIC_ORIGIN', 'patents:genetic.origin.label', 'UU 13/2016 art. 26'),
  point(26, 'TECHNICAL.DEPOSIT_NBR', 'patents:micro.number.label', 'UU 13/2016 art. 25(2)'),
  point(27, 'TECHNICAL.QTY_CLAIMS', 'patents:claims.label', 'UU 13/2016 art. 25(2)c'),
  point(30, 'INVENTORS', 'patents:step.inventors', 'UU 13/2016 art. 25(1)'),
  point(60, 'FILES.DES', 'patents:part.DES', 'UU 13/2016 art. 25(2)b, 34'),
  point(61, 'FILES.KLM', 'patents:part.KLM', 'UU 13/2016 art. 25(2)c'),
  point(62, 'FILES.ABS', 'patents:part.ABS', 'UU 13/2016 art. 25(2)d'),
  point(63, 'FILES.GBR', 'patents:part.GBR', 'UU 13/2016 art. 25(2)e'),
  layout,
  point(80, 'FILES.GBP', 'patents:doc.GBP', 'Permenkumham 38/2018'),
  point(81, 'FILES.PCT', 'patents:doc.PCT', 'UU 13/2016 art. 33'),
  point(82, 'FILES.SEQ', 'patents:doc.SEQ', 'WIPO ST.26'),
  point(83, 'FILES.KEP', 'patents:doc.KEP', 'UU 13/2016 art. 25(2)'),
  point(84, 'FILES.PGH', 'filing:doc.PGH', 'UU 13/2016 art. 10, 25(2)'),
  point(85, 'FILES.KUA', 'filing:doc.KUA', 'UU 13/2016 art. 25(2), 28'),
  point(86, 'FILES.UMK', 'filing:doc.UMK', 'PP 45/2024'),
  point(87, 'FILES.SPU', 'patents:doc.SPU', 'PP 45/2024'),
  point(88, 'FILES.AKT', 'filing:doc.AKT', 'Ketentuan DJKI'),
  point(89, 'FILES.JRD', 'patents:doc.JRD', 'UU 13/2016 art. 25(2)'),
  point(90, 'FILES.PRI', 'filing:doc.PRI', 'UU 13/2016 art. 30, 31'),
])
