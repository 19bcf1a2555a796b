import { describe, expect, test } from 'vitest'

import { mimeOf } from './fileTypes.ts'

describe('the type is detected at the first byte', () => {
  test.each([
    ['%PDF-1.7', 'application/pdf'],
    ['%PDF-2.0', 'application/pdf'],
    [' %PDF-1.7', undefined],
    ['%PDF-', undefined],
    ['%PDF-3.0', undefined],
    ['\xFF\xD8\xFF\xE0', 'image/jpeg'],
    ['\x89PNG\r\n\x1A\n', 'image/png'],
    ['<?xml version="1.0"?>', 'application/xml'],
    ['<?xml\nversion="1.0"?>', 'application/xml'],
    ['\xEF\xBB\xBF<?xml version="1.0"?>', 'application/xml'],
    ['<?xml-stylesheet href="a"?>', undefined],
    ['RIFF\x24\0\0\0WAVEfmt ', 'audio/wav'],
    ['LIST\x24\0\0\0WAVEfmt ', undefined],
    ['\0\0\0\x20ftypisom', 'video/mp4'],
    ['\0\0\0\x20ftypmp42', 'video/mp4'],
    ['\0\0\0\x20ftypheic', undefined],
    ['\0\0\0\x14ftypqt  ', undefined],
    ['ID3\x03\0', 'audio/mpeg'],
    ['ID3\x05\0', undefined],
    ['\xFF\xFB\x90', 'audio/mpeg'],
    ['\xFF\xE3\x18', 'audio/mpeg'],
    ['<html>', undefined],
    ['', undefined],
  ])('%j', (head, mime) => expect(mimeOf(Buffer.from(head, 'latin1'))).toBe(mime))
})
