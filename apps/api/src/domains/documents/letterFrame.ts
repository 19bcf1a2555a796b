import type { RightDefinition } from '@saki/catalogue'
import { formatVerifyCode } from '@saki/domain/ids/verifyCode'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { LetterInput } from './letterInput.ts'
import { letterText } from './letterText.ts'

/** What stands around the text of every letter: head, number, day, signature, verification and foot. */
export function letterFrame(
  given: Pick<LetterInput, 'right' | 'number' | 'issuedOn' | 'verifyCode' | 'publicBase' | 'signatory'>,
  title: string,
  caseNumber: string,
) {
  const { right, number, issuedOn } = given
  return {
    lang: 'id',
    ...letterHead(right),
    title,
    number: number ?? letterText('noNumber'),
    placeDate: letterText('place', { date: issuedOn ? longDateText(issuedOn, 'id') : letterText('noDate') }),
    labels: { number: letterText('number'), attachment: letterText('attachment'), subject: letterText('subject') },
    attachment: letterText('noAttachment'),
    signature: [letterText('onBehalf'), say('id', right.letters.signer), letterText('electronic')],
    signatory: given.signatory ?? null,
    ...verifyPart(given),
    footer: [number, caseNumber].filter(Boolean).join(' · '),
    page: letterText('page', { page: '{{page}}', pages: '{{pages}}' }),
    unshownNote: letterText('aboutUnshown'),
  }
}

/** Ministry, directorate, unit and address of the letterhead. */
export function letterHead(right: RightDefinition) {
  return {
    office: [say('id', 'receipt:ministry'), say('id', 'receipt:directorate')],
    unit: say('id', right.letters.unit),
    address: letterText('address'),
  }
}

/** Verification code with its page; empty link and null for a preview. */
export function verifyPart({ verifyCode, publicBase }: Pick<LetterInput, 'verifyCode' | 'publicBase'>) {
  const page = `${publicBase}/verifikasi`
  return {
    link: verifyCode ? `${page}/${verifyCode}` : '',
    verify: verifyCode
      ? { words: letterText('verify'), code: formatVerifyCode(verifyCode), at: letterText('verifyAt'), page }
      : null,
  }
}
