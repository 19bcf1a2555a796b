import type { TextKey } from '@saki/texts'

/** Wordings for letters by post, in place of texts that send the reader to the portal: nobody logs in for their addressee (ADR 87). */
export const postalTexts = {
  'letters:howToAnswer': 'letters:answerByPost',
  'letters:fee.pay': 'letters:fee.pay.post',
  'letters:SPS.body': 'letters:SPS.body.post',
  'letters:SDP.body': 'letters:SDP.body.post',
  'letters:SDP.annuity': 'letters:SDP.annuity.post',
  'letters:SDP.body.MARK': 'letters:SDP.body.MARK.post',
  'letters:SDT.revive': 'letters:SDT.revive.post',
  'letters:SJT.body': 'letters:SJT.body.post',
  'letters:SJT.body.MARK': 'letters:SJT.body.MARK.post',
  'mail:annuity.unpriced': 'letters:annuity.unpriced.post',
  'mail:annuity.pay': 'letters:annuity.pay.post',
} as const satisfies Partial<Record<TextKey, TextKey>>

/** The text of a letter by post: its own wording, or the common one. */
export function postalText(key: TextKey): TextKey {
  return Object.hasOwn(postalTexts, key) ? postalTexts[key as keyof typeof postalTexts] : key
}
