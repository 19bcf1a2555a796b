/** Right by whose law a decision is reasoned; patents and simple patents have the same grounds. */
export type ReasonedRight = 'MARK' | 'DESIGN' | 'PATENT'

/** A substantive article on which a decision against the applicant may rest. Procedural articles are none. */
export interface SubstantiveGround {
  /** Its words are `grounds:<code>`. */
  code: string
  /** As the workflows cite it: 'UU 20/2016 art. 21(3)'. */
  article: string
  /** Law whose words are in force, where it is not that of the article. */
  source?: string
  /** It compares with something earlier, which must be named. */
  compares?: true
}

/**
 * UU 20/2016 art. 20 in the words of UU 6/2023 art. 108 (which added letter g), 21; UU 31/2000 art. 1(1), 2, 4, 13; UU 13/2016 art. 3–5, 7–9,
 * 24–26, 39, 40, of which UU 65/2024 changed art. 3, 4, 5, 9 and 26.
 */
export const substantiveGrounds = {
  MARK: [
    { code: 'M20A', article: 'UU 20/2016 art. 20(a)', source: 'UU 6/2023 art. 108' },
    { code: 'M20B', article: 'UU 20/2016 art. 20(b)', source: 'UU 6/2023 art. 108' },
    { code: 'M20C', article: 'UU 20/2016 art. 20(c)', source: 'UU 6/2023 art. 108' },
    { code: 'M20D', article: 'UU 20/2016 art. 20(d)', source: 'UU 6/2023 art. 108' },
    { code: 'M20E', article: 'UU 20/2016 art. 20(e)', source: 'UU 6/2023 art. 108' },
    { code: 'M20F', article: 'UU 20/2016 art. 20(f)', source: 'UU 6/2023 art. 108' },
    { code: 'M20G', article: 'UU 20/2016 art. 20(g)', source: 'UU 6/2023 art. 108' },
    { code: 'M211A', article: 'UU 20/2016 art. 21(1)(a)', compares: true },
    { code: 'M211B', article: 'UU 20/2016 art. 21(1)(b)', compares: true },
    { code: 'M211C', article: 'UU 20/2016 art. 21(1)(c)', compares: true },
    { code: 'M211D', article: 'UU 20/2016 art. 21(1)(d)', compares: true },
    { code: 'M212A', article: 'UU 20/2016 art. 21(2)(a)' },
    { code: 'M212B', article: 'UU 20/2016 art. 21(2)(b)' },
    { code: 'M212C', article: 'UU 20/2016 art. 21(2)(c)' },
    { code: 'M213', article: 'UU 20/2016 art. 21(3)' },
  ],
  DESIGN: [
    { code: 'D1', article: 'UU 31/2000 art. 1(1)' },
    { code: 'D2', article: 'UU 31/2000 art. 2', compares: true },
    { code: 'D4', article: 'UU 31/2000 art. 4' },
    { code: 'D13', article: 'UU 31/2000 art. 13' },
  ],
  PATENT: [
    { code: 'P3', article: 'UU 13/2016 art. 3' },
    { code: 'P4', article: 'UU 13/2016 art. 4' },
    { code: 'P5', article: 'UU 13/2016 art. 5', compares: true },
    { code: 'P7', article: 'UU 13/2016 art. 7', compares: true },
    { code: 'P8', article: 'UU 13/2016 art. 8' },
    { code: 'P9', article: 'UU 13/2016 art. 9' },
    { code: 'P24', article: 'UU 13/2016 art. 24' },
    { code: 'P25', article: 'UU 13/2016 art. 25' },
    { code: 'P26', article: 'UU 13/2016 art. 26' },
    { code: 'P39', article: 'UU 13/2016 art. 39' },
    { code: 'P40', article: 'UU 13/2016 art. 40' },
  ],
} as const satisfies Record<ReasonedRight, readonly SubstantiveGround[]>

export type GroundCode = (typeof substantiveGrounds)[ReasonedRight][number]['code']

/** Rights refused without a letter before, so that no reason says what would overcome it (UU 31/2000 art. 24, 26). */
export const refusesAtOnce = (right: ReasonedRight): boolean => right === 'DESIGN'

/** The ground of a right with this code; undefined when its law has none. */
export function substantiveGround(
  right: ReasonedRight,
  code: string,
): (SubstantiveGround & { code: GroundCode }) | undefined {
  const own: readonly (SubstantiveGround & { code: GroundCode })[] = substantiveGrounds[right]
  return own.find((ground) => ground.code === code)
}
