import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { judgeListing } from './st26.ts'

interface Sequence {
  number?: string
  length?: string
  molecule?: string
  letters: string
}
const dna: Sequence = { letters: 'acgtacgtacgtn', molecule: 'DNA' }
const head = {
  version: 'V1_3',
  reference: 'KG-P1',
  applicant: 'Sari Wulandari',
  title: 'Enzim tahan panas',
  total: undefined as string | undefined,
}

/** Passes a listing to the judge as an XML reader does, with text in chunks of `size`. */
function judge(sequences: Sequence[], over: Partial<typeof head> = {}, size = 5) {
  const { version, reference, applicant, title, total } = { ...head, ...over }
  const judged = judgeListing()
  const element = (name: string, text: string) => {
    judged.open(name, {})
    for (let at = 0; at < text.length; at += size) judged.text(text.slice(at, at + size))
    judged.close(name)
    judged.text('\n  ')
  }
  judged.open('ST26SequenceListing', version === '' ? {} : { dtdVersion: version })
  element('ApplicantFileReference', reference)
  element('ApplicantName', applicant)
  element('InventionTitle', title)
  element('SequenceTotalQuantity', total ?? String(sequences.length))
  for (const [at, { number = String(at + 1), letters, molecule = 'DNA', length }] of sequences.entries()) {
    judged.open('SequenceData', { sequenceIDNumber: number })
    judged.open('INSDSeq', {})
    element('INSDSeq_length', length ?? String(letters.length))
    element('INSDSeq_moltype', molecule)
    element('INSDSeq_sequence', letters)
    judged.close('INSDSeq')
    judged.close('SequenceData')
  }
  judged.close('ST26SequenceListing')
  return judged.fault()
}

describe('sequence listings (WIPO ST.26)', () => {
  test.each<[string, Sequence[]]>([
    ['one of DNA', [dna]],
    ['one of RNA, written with t', [{ letters: 'acgtacgtac', molecule: 'RNA' }]],
    ['one of amino acids', [{ letters: 'MKVLUO', molecule: 'AA' }]],
    ['one skipped on purpose (paragraph 58)', [dna, { letters: '000', length: '', molecule: '' }, dna]],
    ['one with line breaks', [{ ...dna, letters: 'acgta\n  cgtac', length: '10' }]],
  ])('%s is accepted', (_says, sequences) => expect(judge(sequences)).toBeUndefined())

  test.each<[string, Sequence[], Partial<typeof head>, string, object]>([
    ['no version', [dna], { version: '' }, 'version', { found: '' }],
    ['neither reference nor number', [dna], { reference: ' ' }, 'reference', {}],
    ['no applicant', [dna], { applicant: '' }, 'applicant', {}],
    ['no title', [dna], { title: '' }, 'title', {}],
    ['no sequence', [], {}, 'none', {}],
    ['fewer sequences than declared', [dna], { total: '2' }, 'total', { declared: '2', found: 1 }],
    ['more sequences than declared', [dna, dna], { total: '1' }, 'total', { declared: '1', found: 2 }],
    ['a total that is no number', [dna], { total: 'satu' }, 'total', { declared: 'satu', found: 1 }],
    ['numbers with a gap', [dna, { ...dna, number: '3' }], {}, 'order', { n: 2, found: '3' }],
    ['an unknown molecule', [{ ...dna, molecule: 'PRT' }], {}, 'type', { n: 1, found: 'PRT' }],
    ['another length', [{ ...dna, length: '12' }], {}, 'length', { n: 1, declared: '12', found: 13 }],
    ['u in RNA', [{ letters: 'acguacguacgu', molecule: 'RNA' }], {}, 'residues', { n: 1, found: 'u' }],
    ['capitals in DNA', [{ letters: 'ACGTACGTAC' }], {}, 'residues', { n: 1, found: 'A' }],
    ['small letters in a protein', [{ letters: 'mkvl', molecule: 'AA' }], {}, 'residues', { n: 1, found: 'm' }],
    ['nine nucleotides (paragraph 8)', [{ letters: 'acgtacgta' }], {}, 'short', { n: 1, found: 9, min: 10 }],
    ['a row of n', [{ letters: 'n'.repeat(50) }], {}, 'short', { n: 1, found: 0, min: 10 }],
    ['three amino acids', [{ letters: 'MKVX', molecule: 'AA' }], {}, 'short', { n: 1, found: 3, min: 4 }],
  ])('%s is refused', (_says, sequences, over, rule, values) =>
    expect(judge(sequences, over)).toEqual({ refused: `patents:st26.${rule}`, values }),
  )

  test('a sequence outside SequenceData is ignored', () => {
    const judged = judgeListing()
    judged.open('INSDSeq_sequence', {})
    judged.text('acgt')
    judged.close('INSDSeq_sequence')
    expect(judged.fault()).toMatchObject({ refused: 'patents:st26.version' })
  })

  test('the size of text chunks does not change the result', () => {
    const sequences = fc.array(fc.record({ letters: fc.stringMatching(/^[acgtnX]{1,40}$/) }), { maxLength: 4 })
    fc.assert(
      fc.property(sequences, fc.integer({ min: 1, max: 50 }), (listed, size) => {
        expect(judge(listed, {}, size)).toEqual(judge(listed, {}, 1000))
      }),
    )
  })

  test('a DNA listing is accepted exactly when every sequence has ten defined letters and no u', () => {
    const sequences = fc.array(fc.record({ letters: fc.stringMatching(/^[acgtnu]{1,30}$/) }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(sequences, (listed) => {
        const sound = listed.every(({ letters }) => !letters.includes('u') && letters.replaceAll('n', '').length >= 10)
        expect(judge(listed) === undefined).toBe(sound)
      }),
    )
  })
})
