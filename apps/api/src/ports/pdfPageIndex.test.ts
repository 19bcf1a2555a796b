import { expect, test } from 'vitest'

import { pdfFile } from '../testing/uploadFiles.ts'
import { pageIndexOf } from './pdfPageIndex.ts'

const MIB = 1024 * 1024

function indexOf(file: Buffer) {
  return pageIndexOf((start, end) => Promise.resolve(file.subarray(start, end)), file.length)
}

/** A file of 8 MiB whose cross-reference table repeats this text. */
function tableOf(words: string): Buffer {
  const text = `%PDF-1.4\nxref\n${words.repeat((8 * MIB) / words.length)}`
  return Buffer.from(`${text}\nstartxref\n9\n%%EOF\n`, 'latin1')
}

test('the pages of an ordinary PDF are found', async () => {
  expect((await indexOf(pdfFile({ pages: 2 })))?.toString('latin1')).toContain('/Type /Pages /Count 2')
})

test.each([
  ['the word trailer without a dictionary', 'trailer '],
  ['the word trailer with an open dictionary', 'trailer << '],
  ['one number of millions of digits', '1'],
  ['blanks', ' '],
  ['other text', 'x'],
])('a table of 8 MiB made of %s takes less than 5 s of processor time', async (_, words) => {
  const file = tableOf(words)
  const began = process.threadCpuUsage()
  expect(await indexOf(file)).toBeUndefined()
  const { user, system } = process.threadCpuUsage(began)
  expect(user + system).toBeLessThan(5_000_000)
})
