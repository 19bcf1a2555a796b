import type { words as core } from './id/core.ts'
import type { words as errors } from './id/errors.ts'
import type { words as session } from './id/session.ts'
import type { words as shell } from './id/shell.ts'
import type { words as drafts } from './id/drafts.ts'
import type { words as forms } from './id/forms.ts'
import type { words as filing } from './id/filing.ts'
import type { words as studio } from './id/studio.ts'
import type { words as payments } from './id/payments.ts'
import type { words as receipt } from './id/receipt.ts'
import type { words as result } from './id/result.ts'
import type { words as files } from './id/files.ts'
import type { words as applications } from './id/applications.ts'
import type { words as workflow } from './id/workflow.ts'
import type { words as inbox } from './id/inbox.ts'
import type { words as landing } from './id/landing.ts'
import type { words as later } from './id/later.ts'
import type { words as account } from './id/account.ts'
import type { words as profile } from './id/profile.ts'
import type { words as mail } from './id/mail.ts'
import type { words as marks } from './id/marks.ts'
import type { words as goods } from './id/goods.ts'
import type { words as patents } from './id/patents.ts'
import type { words as preflight } from './id/preflight.ts'
import type { words as agents } from './id/agents.ts'
import type { words as fees } from './id/fees.ts'
import type { words as uploads } from './id/uploads.ts'
import type { words as people } from './id/people.ts'
import type { words as desk } from './id/desk.ts'
import type { words as outgoing } from './id/outgoing.ts'
import type { words as letters } from './id/letters.ts'
import type { words as answers } from './id/answers.ts'
import type { words as office } from './id/office.ts'
import type { words as viewer } from './id/viewer.ts'
import type { words as manual } from './id/manual.ts'
import type { Area } from './areas.ts'

interface WordsOf {
  core: typeof core
  errors: typeof errors
  session: typeof session
  account: typeof account
  profile: typeof profile
  shell: typeof shell
  filing: typeof filing
  forms: typeof forms
  drafts: typeof drafts
  studio: typeof studio
  payments: typeof payments
  receipt: typeof receipt
  result: typeof result
  files: typeof files
  applications: typeof applications
  workflow: typeof workflow
  inbox: typeof inbox
  landing: typeof landing
  later: typeof later
  mail: typeof mail
  marks: typeof marks
  goods: typeof goods
  patents: typeof patents
  preflight: typeof preflight
  agents: typeof agents
  fees: typeof fees
  uploads: typeof uploads
  people: typeof people
  desk: typeof desk
  outgoing: typeof outgoing
  letters: typeof letters
  answers: typeof answers
  office: typeof office
  viewer: typeof viewer
  manual: typeof manual
}

type Singular<K> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K

/** `area:key`; plural keys without their suffix. */
export type TextKey = { [A in Area]: `${A}:${Singular<keyof WordsOf[A] & string>}` }[Area]
