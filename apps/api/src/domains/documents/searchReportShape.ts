import type { PaperText } from './paperText.ts'

interface Fact {
  label: string
  value: PaperText
}

/** One citation as it is printed. */
export interface ReportItem {
  title: PaperText
  /** Files of the picture of the case and of what is cited; null where there is none. */
  ownFile: string | null
  pictureFile: string | null
  facts: Fact[]
  passage: { text: PaperText; place: string } | null
}

/** What is cited against a case, in its final words; as the annex of a letter it is kept in the letter. */
export interface SearchReport {
  title: string
  number: string
  about: string
  none: string
  /** Captions of the pictures. */
  own: string
  cited: string
  facts: Fact[]
  items: ReportItem[]
}
