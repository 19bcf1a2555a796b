/** Why a picture is like another, each from 0 to 100. */
export interface PictureScores {
  /** Distinct points found again, or the same outline, whichever is more. */
  SHAPE: number
  COLOUR: number
  EDGES: number
}

/** How much each part of the likeness counts: 0 not at all, 1 once, 2 twice. Not all are 0. */
export type PictureWeights = Readonly<Record<keyof PictureScores, PictureWeight>>
export type PictureWeight = 0 | 1 | 2

/** Shape says most about what a picture shows. */
export const usualWeights: PictureWeights = { SHAPE: 2, COLOUR: 1, EDGES: 1 }

/** Weights as text: shape, colour and edges with hyphens between, such as 2-1-1; not 0-0-0. */
export const weightsPattern = /^(?!0-0-0$)[0-2]-[0-2]-[0-2]$/

/** The weights of a text; the usual ones for any other text. */
export function readWeights(text: string | undefined): PictureWeights {
  if (text === undefined || !weightsPattern.test(text)) return usualWeights
  const [shape, colour, edges] = text.split('-').map((digit) => weightOf(Number(digit)))
  return { SHAPE: shape ?? 0, COLOUR: colour ?? 0, EDGES: edges ?? 0 }
}

export const writeWeights = ({ SHAPE, COLOUR, EDGES }: PictureWeights): string => `${SHAPE}-${COLOUR}-${EDGES}`

/** A number as a weight; any but 1 and 2 is 0. */
export const weightOf = (value: number): PictureWeight => (value === 1 || value === 2 ? value : 0)
