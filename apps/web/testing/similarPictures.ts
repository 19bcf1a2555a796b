import type { SimilarPicture } from '@saki/contracts/pictures'

/** A registered mark whose label is nearly the sought picture. */
export const sunLabel: SimilarPicture = {
  PATENT_ID: 'IPT2021048210',
  RIGHT: 'T',
  APPL_TYP: 'MARK',
  TITLE: 'SENJA COFFEE',
  FOUND_AT: [],
  OWNER_NAMES: 'PT Senja Boga Utama',
  OWNER_FOUND_AT: [],
  CLASSES: ['30', '35'],
  FILING_DATE: '2021-03-02',
  PUBLICATION_DATE: '2021-05-02',
  REGISTRATION_NBR: 'IDM000904210',
  REGISTRATION_DATE: '2022-01-10',
  EXPIRATION_DATE: '2031-03-02',
  STAGE: 'registered',
  STATUS_CODE: '470',
  STATUS_NAME: 'Registered',
  IMG_URL: null,
  IND_PUBLIC: 'Y',
  PICTURE_URL: '/api/getIMGDoc/7?size=thumb',
  DOC_ID: '7',
  SCORE: 88,
  LEVEL: 'HIGH',
  SCORES: { SHAPE: 97, COLOUR: 71, EDGES: 40 },
}

/** A lapsed design with a picture a little alike. */
export const lampView: SimilarPicture = {
  ...sunLabel,
  PATENT_ID: 'A00201700012',
  RIGHT: 'D',
  APPL_TYP: 'DESIGN',
  TITLE: 'Lampu Meja',
  CLASSES: ['26-05'],
  STAGE: 'lapsed',
  STATUS_NAME: 'Lapsed',
  SCORE: 41,
  LEVEL: 'LOW',
  SCORES: { SHAPE: 45, COLOUR: 40, EDGES: 34 },
}

/** A picture of columns, each of one colour and so many pixels wide. */
export async function drawnFile(columns: readonly (readonly [colour: string, wide: number])[], height: number) {
  const width = columns.reduce((sum, [, wide]) => sum + wide, 0)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  let left = 0
  for (const [colour, wide] of columns) {
    if (pen) pen.fillStyle = colour
    pen?.fillRect(left, 0, wide, height)
    left += wide
  }
  return fileOf(canvas)
}

/** A picture of 100 points a side with dark rectangles (left, top, width, height) on white. */
export async function drawnShape(rectangles: readonly (readonly [number, number, number, number])[]) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 })
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = '#ffffff'
  pen?.fillRect(0, 0, 100, 100)
  if (pen) pen.fillStyle = '#12327a'
  for (const rectangle of rectangles) pen?.fillRect(...rectangle)
  return fileOf(canvas)
}

async function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return new File(drawn ? [drawn] : [], 'label.png', { type: 'image/png' })
}
