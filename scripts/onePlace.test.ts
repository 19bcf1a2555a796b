import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './root.ts'
import { sourceFiles } from './sourceFiles.ts'

/** What is written in one file only, with the file that others import instead. */
const places: readonly (readonly [what: string, pattern: RegExp, place: string])[] = [
  [
    'the length of a day or hour',
    /\b86_?400(_?000)?\b|\b3_?600_?000\b|24 \* (60 \* 60|HOUR_MS)/,
    'packages/domain/src/dates/durations.ts',
  ],
  ['the offset of Jakarta', /:00\+07:00`|7 \* HOUR_MS/, 'packages/domain/src/dates/legalDate.ts'],
  ['a format of dates', /Intl\.DateTimeFormat|Januari Februari/, 'packages/texts/src/dates.ts'],
  ['the word for an article', /replace(All)?\('art\.'/, 'packages/domain/src/law/ground.ts'],
  ['the signature of a PNG', /\\x89PNG|0x89, 0x50/, 'packages/domain/src/files/fileTypes.ts'],
  ['the frame of a calendar file', /BEGIN:VCALENDAR/, 'packages/domain/src/calendar/ics.ts'],
  ['the table of a PDF', /0{10} 65535 f/, 'packages/domain/src/files/writePdf.ts'],
  ['the comparison of ETags', /'if-none-match'/, 'apps/api/src/etag.ts'],
]

const texts = ['apps', 'packages']
  .flatMap((part) => sourceFiles(join(root, part)))
  .map((file) => relative(root, file))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

test.each(places)('%s is written in one file', (_what, pattern, place) => {
  expect(texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([place])
})
