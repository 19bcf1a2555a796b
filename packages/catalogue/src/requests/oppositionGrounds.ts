import type { TextKey } from '@saki/texts'

/** A ground on which the law lets a third person object to an application. */
export interface OppositionGround {
  /** Value of the choice, unique among the grounds of all rights. */
  code: string
  /** As the workflows cite it: 'UU 20/2016 art. 21(3)'. */
  article: string
  text: TextKey
}

const ground = (code: string, article: string, text: TextKey): OppositionGround => ({ code, article, text })

/** Grounds by right. Views on patents may rest on any substantive requirement (UU 13/2016 art. 49, 51–54), hence the open last one. */
export const oppositionGrounds = {
  MARK: [
    ground('M20A', 'UU 20/2016 art. 20(a)', 'requestForms:ground.M20A'),
    ground('M20B', 'UU 20/2016 art. 20(b)', 'requestForms:ground.M20B'),
    ground('M20C', 'UU 20/2016 art. 20(c)', 'requestForms:ground.M20C'),
    ground('M20D', 'UU 20/2016 art. 20(d)', 'requestForms:ground.M20D'),
    ground('M20E', 'UU 20/2016 art. 20(e)', 'requestForms:ground.M20E'),
    ground('M20F', 'UU 20/2016 art. 20(f)', 'requestForms:ground.M20F'),
    ground('M211A', 'UU 20/2016 art. 21(1)(a)', 'requestForms:ground.M211A'),
    ground('M211B', 'UU 20/2016 art. 21(1)(b)', 'requestForms:ground.M211B'),
    ground('M211C', 'UU 20/2016 art. 21(1)(c)', 'requestForms:ground.M211C'),
    ground('M211D', 'UU 20/2016 art. 21(1)(d)', 'requestForms:ground.M211D'),
    ground('M212A', 'UU 20/2016 art. 21(2)(a)', 'requestForms:ground.M212A'),
    ground('M212B', 'UU 20/2016 art. 21(2)(b)', 'requestForms:ground.M212B'),
    ground('M212C', 'UU 20/2016 art. 21(2)(c)', 'requestForms:ground.M212C'),
    ground('M213', 'UU 20/2016 art. 21(3)', 'requestForms:ground.M213'),
  ],
  DESIGN: [
    ground('D2', 'UU 31/2000 art. 2', 'requestForms:ground.D2'),
    ground('D4', 'UU 31/2000 art. 4', 'requestForms:ground.D4'),
  ],
  PATENT: [
    ground('P4', 'UU 13/2016 art. 4', 'requestForms:ground.P4'),
    ground('P5', 'UU 13/2016 art. 5', 'requestForms:ground.P5'),
    ground('P7', 'UU 13/2016 art. 7', 'requestForms:ground.P7'),
    ground('P8', 'UU 13/2016 art. 8', 'requestForms:ground.P8'),
    ground('P9', 'UU 13/2016 art. 9', 'requestForms:ground.P9'),
    ground('P25', 'UU 13/2016 art. 25', 'requestForms:ground.P25'),
    ground('P49', 'UU 13/2016 art. 49(1)', 'requestForms:ground.P49'),
  ],
} as const satisfies Record<'MARK' | 'DESIGN' | 'PATENT', readonly OppositionGround[]>

const all: readonly OppositionGround[] = Object.values(oppositionGrounds).flat()

/** The ground with this code; undefined when the law has none. */
export const oppositionGround = (code: string) => all.find((one) => one.code === code)

/** The ground with this article; undefined when there is none. */
export const oppositionGroundAt = (article: string) => all.find((one) => one.article === article)
