import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { rightOf } from '@saki/catalogue'
import { letterTypes } from '@saki/catalogue/letters/letterTypes'

import { letterContent } from '../../apps/api/src/domains/documents/letterContent.ts'
import { letterText } from '../../apps/api/src/domains/documents/letterText.ts'
import type { LetterFacts } from '../../apps/api/src/domains/documents/letterFacts.sql.ts'
import { momentParts } from '../../apps/api/src/domains/documents/momentParts.ts'
import { qrOf } from '../../apps/api/src/domains/documents/renderLetter.ts'
import { memorySource } from '../../apps/api/src/ports/fileWindows.ts'
import { openLetterSigner } from '../../apps/api/src/ports/letterKeyFile.ts'
import { signPdf } from '../../apps/api/src/ports/signPdf.ts'
import { makeDocumentMaker } from '../../apps/api/src/ports/typstDocumentMaker.ts'
import { line, spread } from './figures.ts'

const LETTERS = 200
const person = { ADDR_STREET: 'Jalan Jenderal Sudirman 9', ZIPCODE: '55221' }
const facts: LetterFacts = {
  applicationId: 1,
  applicationNumber: 'P00202600001',
  applTyp: 'PATENT',
  title: 'Alat Pengering Biji Kopi dengan Aliran Udara Berputar',
  reference: 'KG-P1',
  payerCategory: 'UMUM',
  filingDate: '2026-11-20',
  internationalDate: null,
  internationalNbr: null,
  registrationNbr: null,
  registrationDate: null,
  expirationDate: null,
  publicationDate: null,
  journalPage: null,
  journalCode: null,
  claims: 8,
  markName: null,
  colours: [],
  parties: [
    { role: 'applicant', name: 'Sari Wulandari', person },
    { role: 'representative', name: 'Ratna Hapsari', person: { ...person, AGENT_NOTES: '0903-2016' } },
  ],
  correspondence: null,
  priorities: [],
  locarno: [],
  nice: [],
  ipc: ['A23N 12/08', 'F26B 17/00'],
}

/** Time to make and sign the PDF of a letter (two pages, twelve points) from its frozen data. */
export async function benchLetters(): Promise<void> {
  const maker = makeDocumentMaker()
  const dataDir = await mkdtemp(join(tmpdir(), 'saki-bench-letters-'))
  const made = new Date('2026-11-20T03:00:00Z')
  const signer = await openLetterSigner(
    { dataDir, letterSigningFile: undefined, publicBaseUrl: 'https://saki.contoh.id' },
    made,
  )
  const times: number[] = []
  let first = 0
  try {
    for (let n = 0; n <= LETTERS; n++) {
      const begun = performance.now()
      const content = contentOf(n)
      const data = { ...content, mark: '', seal: '', signedNote: letterText('signed'), made: momentParts(made) }
      const { bytes } = await maker.make('letter', data, [qrOf(content.link)])
      signPdf(memorySource(Buffer.from(bytes)), signer, made)
      if (n === 0) first = performance.now() - begun
      else times.push(performance.now() - begun)
    }
  } finally {
    await maker.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  line(
    'letter with twelve points as signed PDF',
    `${spread(times)} (the first, with its thread: ${first.toFixed(0)} ms)`,
  )
}

function contentOf(n: number) {
  return letterContent(facts, new Map(), {
    type: { ...letterTypes.STA, code: 'STA' },
    right: rightOf('PATENT'),
    number: `HKI-3-KI.05.01.08-TA-${n}`,
    verifyCode: '7KQ2M4XA09ZT',
    issuedOn: '2026-11-20',
    dueDate: '2027-02-22',
    ground: 'UU 13/2016 art. 62',
    act: '',
    points: Array.from({ length: 12 }, (_, at) => ({
      title: `Klaim ${at + 1} tidak jelas`,
      text: 'Istilah yang dipakai tidak dijelaskan dalam uraian, sehingga lingkup pelindungan yang diminta tidak pasti.',
      ground: 'UU 13/2016 art. 25(3)',
    })),
    notes: `Surat ke-${n}.`,
    isByPost: false,
    publicBase: 'https://saki.contoh.id',
  })
}
