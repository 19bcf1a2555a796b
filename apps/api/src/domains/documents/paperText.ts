/** A value typed by a person, with the direction of its first letter. */
export interface PaperText {
  text: string
  rtl: boolean
}

const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Longer unbroken runs of Latin letters and digits get places to break, so that no cell overflows. Joined scripts are never cut. */
const LONG_RUN = /[\x21-\x7E]{18,}/g

export function paperText(text: string): PaperText {
  const plain = text.replace(BIDI_CONTROLS, '')
  const first = [...plain].find((c) => /\p{L}/u.test(c)) ?? ''
  return { text: breakable(plain), rtl: RTL_LETTER.test(first) }
}

/** A file name always runs left to right, so that its ending stands at the end. */
export function paperFileName(name: string): PaperText {
  return { text: breakable(name), rtl: false }
}

function breakable(text: string): string {
  return text.replace(LONG_RUN, (run) => run.replace(/.{12}(?=.)/g, '$&\u200B'))
}
