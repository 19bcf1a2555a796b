import { workflows } from '@saki/catalogue'
import { say } from '@saki/texts/say'
import { expect, test } from 'vitest'

import { toldToOfficer } from './officeWords.ts'

test.each([
  ['id', 'Giliran Anda: jawab surat ini.', 'Giliran pemohon: jawab surat ini.'],
  ['id', 'Anda menarik kembali permohonan ini.', 'Pemohon menarik kembali permohonan ini.'],
  ['id', 'Kantor memeriksa. Anda disurati.', 'Kantor memeriksa. Pemohon disurati.'],
  [
    'en',
    'You do not need to do anything; your letter is kept.',
    'The applicant does not need to do anything; the applicant’s letter is kept.',
  ],
  ['en', 'Your turn: answer.', 'The applicant’s turn: answer.'],
  ['ar', 'دورك: أجب عن الكتاب قبل انقضاء المهلة.', 'دور مقدم الطلب: عليه أن يجيب عن الكتاب قبل انقضاء المهلة.'],
  ['ar', 'وصل ردك؛ لا مهلة تسري عليك.', 'وصل رد مقدم الطلب؛ لا مهلة تسري على مقدم الطلب.'],
  ['ar', 'انتهت المهلة لكن ذلك لا يهم.', 'انتهت المهلة لكن ذلك لا يهم.'],
] as const)('in %s "%s" becomes "%s"', (language, text, told) => {
  expect(toldToOfficer(language, text)).toBe(told)
})

/** Arabic words with the ending of the second person, and commands to the applicant; `ذلك` and the like have that ending without the meaning. */
const ARABIC_YOU =
  /(?<!\p{L})(?!(?:ذلك|تلك|هناك|هنالك|كذلك|لذلك|بذلك|وذلك|مالك|المالك|شريك|بنك|البنك|صك|الصك|ترك|اشتراك|الاشتراك|شك)(?!\p{L}))\p{L}+\p{M}*ك(?!\p{L})|(?<!\p{L})لك(?!\p{L})|(?:^|[.:؛] )(?:ادفع|أكمل|أكمله|أرسل|أجب|قدّم|جدّد|اطلب|أصدر|احتفظ)(?!\p{L})|سحبت|شئت/u

/** Forms of address, and verbs that do not agree with “the applicant”. */
const WRONG = /\byours?\b|\byou\b|the applicant (?:do|have|are|want|pay|ask|file)\b/i

test('no text of any state or act addresses the officer as the applicant', () => {
  const keys = workflows.flatMap((flow) => [
    ...Object.values(flow.states).flatMap(({ means, next, otherwise }) => [
      means,
      next,
      ...(otherwise ? [otherwise] : []),
    ]),
    ...Object.values(flow.actions).map(({ means }) => means),
  ])
  expect(keys.length).toBeGreaterThan(200)
  const told = keys.map((key) => [toldToOfficer('id', say('id', key)), toldToOfficer('en', say('en', key))] as const)
  expect(told.filter(([id, en]) => /\banda\b/i.test(id) || WRONG.test(en))).toEqual([])
  const arabic = keys.map((key) => toldToOfficer('ar', say('ar', key)))
  expect(arabic.filter((text) => ARABIC_YOU.test(text))).toEqual([])
})
