import type { OutlinePoint, PictureOutline } from './outlines.ts'

/** How what one picture shows is laid over what another shows. */
export interface OutlineFit {
  /** Quarters of a turn clockwise, after mirroring. */
  quarters: 0 | 1 | 2 | 3
  mirrored: boolean
  /** Part of the area of both that both have, 0 to 100. */
  overlap: number
  /** The lines of the first picture in parts of the second; they may leave it. */
  lines: OutlinePoint[][]
}

/** Places a side at which the areas are compared. */
const PLACES = 96
/** So much more must overlap before a picture is turned or mirrored. */
const WORTH_TURNING = 3

const positions = ([false, true] as const).flatMap((mirrored) =>
  ([0, 1, 2, 3] as const).map((quarters) => ({ mirrored, quarters })),
)

/**
 * Lays the outline of one picture over that of another: their rectangles have one middle and as nearly one size as their proportions allow, in the
 * turn by quarters, mirrored or not, in which most overlaps. As it is, unless another position overlaps clearly more.
 */
export function fitOutline(sought: PictureOutline, found: PictureOutline): OutlineFit {
  const fits = positions.map((position) => ({ position, place: placing(sought, found, position) }))
  const overlaps = fits.map(({ place }) => overlapOf(sought, found, place))
  const upright = overlaps[0] ?? 0
  const most = Math.max(...overlaps)
  const best = fits[most >= upright + WORTH_TURNING ? overlaps.indexOf(most) : 0] ?? fits[0]
  if (!best) throw new Error('there is always a position')
  return {
    ...best.position,
    overlap: overlaps[fits.indexOf(best)] ?? 0,
    lines: sought.lines.map((line) =>
      line.map(([x, y]) => {
        const [left, top] = best.place.forth(x * sought.width, y * sought.height)
        return [left / found.width, top / found.height] as const
      }),
    ),
  }
}

interface Placing {
  /** From points of the sought picture to those of the found one. */
  forth: (x: number, y: number) => [number, number]
  back: (x: number, y: number) => [number, number]
}

function placing(
  { box: from }: PictureOutline,
  { box: onto }: PictureOutline,
  { mirrored, quarters }: Pick<OutlineFit, 'mirrored' | 'quarters'>,
): Placing {
  const isAcross = quarters % 2 === 1
  const [width, height] = isAcross ? [from.height, from.width] : [from.width, from.height]
  const scale = Math.sqrt((onto.width * onto.height) / Math.max(1, width * height))
  const [fromX, fromY] = [from.x + from.width / 2, from.y + from.height / 2]
  const [ontoX, ontoY] = [onto.x + onto.width / 2, onto.y + onto.height / 2]
  const side = mirrored ? -1 : 1
  const [cos, sin] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[quarters]
  return {
    forth(x, y) {
      const [dx, dy] = [(x - fromX) * side * scale, (y - fromY) * scale]
      return [ontoX + dx * cos - dy * sin, ontoY + dx * sin + dy * cos]
    },
    back(x, y) {
      const [dx, dy] = [(x - ontoX) / scale, (y - ontoY) / scale]
      return [fromX + (dx * cos + dy * sin) * side, fromY - dx * sin + dy * cos]
    },
  }
}

function overlapOf(sought: PictureOutline, found: PictureOutline, { back, forth }: Placing): number {
  const { box } = found
  const corners = [
    forth(sought.box.x, sought.box.y),
    forth(sought.box.x + sought.box.width, sought.box.y + sought.box.height),
  ]
  const left = Math.min(box.x, ...corners.map(([x]) => x))
  const top = Math.min(box.y, ...corners.map(([, y]) => y))
  const right = Math.max(box.x + box.width, ...corners.map(([x]) => x))
  const bottom = Math.max(box.y + box.height, ...corners.map(([, y]) => y))
  let [both, either] = [0, 0]
  for (let row = 0; row < PLACES; row += 1)
    for (let column = 0; column < PLACES; column += 1) {
      const x = left + ((column + 0.5) / PLACES) * (right - left)
      const y = top + ((row + 0.5) / PLACES) * (bottom - top)
      const one = isShownAt(sought, ...back(x, y))
      const other = isShownAt(found, x, y)
      if (one && other) both += 1
      if (one || other) either += 1
    }
  return either === 0 ? 0 : Math.round((100 * both) / either)
}

function isShownAt({ shown, width, height }: PictureOutline, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  return column >= 0 && row >= 0 && column < width && row < height && shown[row * width + column] === 1
}
