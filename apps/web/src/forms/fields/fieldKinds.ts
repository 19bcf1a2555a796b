import type { FieldKind } from '@saki/domain/forms/form'
import type { ComponentType } from 'react'

import type { FieldViewProps } from '../scene.ts'
import { ChoiceKind } from './ChoiceKind.tsx'
import { ChoicesKind } from './ChoicesKind.tsx'
import { CountryKind } from './CountryKind.tsx'
import { DateKind } from './DateKind.tsx'
import { StoredKind } from './StoredKind.tsx'
import { LocarnoKind } from './LocarnoKind.tsx'
import { LongTextKind } from './LongTextKind.tsx'
import { NiceClassKind } from './NiceClassKind.tsx'
import { NumberKind } from './NumberKind.tsx'
import { RegionKind } from './RegionKind.tsx'
import { TextKind } from './TextKind.tsx'
import { WordsKind } from './WordsKind.tsx'
import { YesNoKind } from './YesNoKind.tsx'

/** One component per kind of field; the type requires an entry for every kind. */
export const fieldKinds: { [K in FieldKind]: ComponentType<FieldViewProps<K>> } = {
  text: TextKind,
  longText: LongTextKind,
  choice: ChoiceKind,
  choices: ChoicesKind,
  yesNo: YesNoKind,
  date: DateKind,
  country: CountryKind,
  region: RegionKind,
  locarno: LocarnoKind,
  niceClass: NiceClassKind,
  number: NumberKind,
  words: WordsKind,
  kept: StoredKind,
}
