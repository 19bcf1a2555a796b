import { lawOf, presentLaw, rightOf, workflowFor, type Right } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Workflow } from '@saki/domain/workflow/definition'

import type { LabelDrawing } from './drawings/label.ts'
import type { InventionKey } from './inventions.ts'
import type { PersonKey } from './people.ts'
import type { PictureKind } from './pictures.ts'
import type { Day, StoryStep } from './story.ts'

/** A filing of the demonstration and its history. */
interface DemoFiling {
  /** E-mail of the owner's account. */
  owner: string
  title: string
  applicant: PersonKey
  reference: string
  payer: 'UMUM' | 'UMK' | 'PENDIDIKAN'
  filed: Day
  /** Unpaid filings have no history. `reissued`: the code expired and a new one was issued today. */
  paid: boolean
  reissued?: true
  steps: StoryStep[]
  /** The letter about the payment is unread. */
  paymentUnread?: true
  /** Country and number of a first filing abroad, two months before this one. */
  priority?: { country: string; number: string }
}

export interface DemoDesign extends DemoFiling {
  kind: PictureKind
}

/** Common terms of one Nice class. */
export type Goods = readonly [niceClass: string, ...terms: string[]]
export interface DemoMark extends DemoFiling {
  goods: readonly Goods[]
  /** Drawing of the label; absent for word marks. */
  label?: Omit<LabelDrawing, 'words'> & { colours: string[]; withoutWords?: true }
  collective?: true
  translation?: string
  transliteration?: string
}
export interface DemoPatent extends DemoFiling {
  invention: InventionKey
  /** Pages of the description. */
  pages: number
  claims: number
  simple?: true
  early?: true
  examination?: true
  /** National phase of an application filed abroad seventeen months before. */
  pct?: { office: string; number: number; publication: number }
}
export type DemoCase = DemoDesign | DemoMark | DemoPatent

export const isMark = (demo: DemoCase): demo is DemoMark => 'goods' in demo

export const isPatent = (demo: DemoCase): demo is DemoPatent => 'invention' in demo

/** Application kind of a case. */
export function demoApplicationKind(demo: DemoCase) {
  const right = rightOf(applTypOf(demo))
  return { ...right, workflow: presentLaw(right.id).workflow }
}

/** Workflow of a case under the law of its filing date. */
export function demoWorkflow(demo: DemoCase, filed: LegalDate): Workflow {
  const applTyp = applTypOf(demo)
  return workflowFor(applTyp, lawOf(applTyp, filed))
}

function applTypOf(demo: DemoCase): Right {
  if (isPatent(demo)) return demo.simple ? 'SIMPLE_PATENT' : 'PATENT'
  return isMark(demo) ? 'MARK' : 'DESIGN'
}

/** Locarno class, product and description for each kind of picture. */
export const products: Record<PictureKind, { locarno: string; product: string; description: string }> = {
  teapot: {
    locarno: '07-01',
    product: 'Teko',
    description:
      'Badan membulat berglasir dengan kaki gerabah polos, corat ramping yang menyatu dengan badan, dan gagang melengkung berlilit rotan. Tutup berbentuk kubah dengan kenop kayu.',
  },
  bottle: {
    locarno: '09-01',
    product: 'Botol',
    description: 'Badan silinder beralur melingkar dengan bahu landai, tutup kayu, dan tali pembawa di sisi kanan.',
  },
  lamp: {
    locarno: '26-05',
    product: 'Lampu',
    description:
      'Tudung kerucut terpancung berlipit di atas tiang kayu bubut dengan alas bundar. Kesan estetis terletak pada perbandingan tudung dan tiang.',
  },
  chair: {
    locarno: '06-01',
    product: 'Kursi',
    description:
      'Rangka kayu ramping dengan dudukan dan sandaran anyaman rotan; kaki belakang menerus menjadi tiang sandaran.',
  },
}
