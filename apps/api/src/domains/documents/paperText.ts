/** A typed value with the direction of its first letter. */
export interface PaperText {
  text: string
  rtl: boolean
}

const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Unbroken runs of 18 or more ASCII characters get zero-width spaces so that they wrap. Joined scripts are never split. */
const LONG_RUN = /[\x21-\x7E]{18,}/g

/** Prepares a typed value for a document: removes bidirectional controls and makes long runs breakable. */
export function paperText(text: string): PaperText {
  const plain = text.replace(BIDI_CONTROLS, '')
  const first = [...plain].find((c) => /\p{L}/u.test(c)) ?? ''
  return { text: breakable(plain), rtl: RTL_LETTER.test(first) }
}

/** A file name, always left to right, so that its ending comes last. */
export function paperFileName(name: string): PaperText {
  return { text: breakable(name), rtl: false }
}

function breakable(text: string): string {
  return text.replace(LONG_RUN, (run) => run.replace(/.{12}(?=.)/g, '$&\u200B'))
}

/** Receipt data specific to one right. Labels are final text; empty values are left out. */
export interface RightOnPaper {
  subtitle: string
  /** States that nothing has been examined yet. */
  status: string
  /** Heading of the thumbnails. */
  pictures: string
  /** Heading and role of designers or inventors; undefined for marks. */
  makers: [heading: string, role: 'designer' | 'inventor'] | undefined
  applType: string
  facts: [label: string, value: string][]
  goods: { heading: string; classes: { title: string; terms: PaperText[] }[] } | undefined
}
