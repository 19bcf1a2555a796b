import { expect, test } from 'vitest'

import { dividedPicturesFault, picturesGo, picturesOfCase, type PictureGoes } from './splitPictures.ts'

const going = (...goes: (PictureGoes | '')[]) =>
  picturesGo({ PICTURES: goes.map((GOES, at) => ({ FILE_ID: `f${at + 1}`, GOES })) })

// UU 31/2000 art. 11(4): an application has a picture of the design; art. 31: a design passes to another with its file.
test.each<[string, Map<string, PictureGoes>, ReturnType<typeof dividedPicturesFault>]>([
  ['each file gets one', going('NEW', 'OLD'), undefined],
  ['both files get both', going('BOTH', 'BOTH'), undefined],
  ['one goes and the other is of both', going('NEW', 'BOTH'), undefined],
  ['one stays and the other is of both', going('OLD', 'BOTH'), undefined],
  ['all stay', going('OLD', 'OLD'), 'new'],
  ['all go', going('NEW', 'NEW'), 'old'],
  ['one is not answered', going('NEW', ''), 'open'],
  ['none is answered', going(), 'open'],
  ['one is of another case', going('NEW', 'OLD', 'BOTH'), 'unknown'],
])('of two pictures, %s: %s', (_says, asked, fault) => {
  expect(dividedPicturesFault(['f1', 'f2'], asked)).toBe(fault)
})

test('the pictures of the case are read from the section CASE', () => {
  const PICTURES = [{ FILE_ID: 'f1', VIEW: '1', TEXT: 'kursi' }]
  expect(picturesOfCase({ CASE: { PICTURES } })).toEqual(PICTURES)
})
