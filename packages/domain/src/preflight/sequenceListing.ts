/** Facts about an XML file that should be a sequence listing, as parsed by the browser. */
export interface SequenceFacts {
  wellFormed: boolean
  root: string
  /** The first element that is not part of ST.26; '' without one. */
  foreign: string
  /** Attribute dtdVersion of the root. */
  version: string
  /** Content of SequenceTotalQuantity; '' when absent. */
  total: string
  sequences: number
  /** SequenceData elements without a sequence. */
  empty: number
  /** Values of sequenceIDNumber in document order. */
  ids: readonly string[]
}

export interface SequenceFinding {
  code:
    | 'sequenceXml'
    | 'sequenceRoot'
    | 'sequenceForeign'
    | 'sequenceVersion'
    | 'sequenceNone'
    | 'sequenceTotal'
    | 'sequenceOrder'
    | 'sequenceEmpty'
  level: 'STOP' | 'WARN'
  values?: Record<string, string | number>
}

/** Checks the structure of a sequence listing (WIPO Standard ST.26, paragraphs 40–54); residues are not checked here. */
export function sequenceFindings(facts: SequenceFacts): SequenceFinding[] {
  if (!facts.wellFormed) return [{ code: 'sequenceXml', level: 'STOP' }]
  if (facts.root !== 'ST26SequenceListing')
    return [{ code: 'sequenceRoot', level: 'STOP', values: { root: facts.root } }]
  if (facts.foreign !== '') return [{ code: 'sequenceForeign', level: 'STOP', values: { name: facts.foreign } }]
  const found: SequenceFinding[] = []
  if (!/^V?1[._]\d/i.test(facts.version))
    found.push({ code: 'sequenceVersion', level: 'WARN', values: { version: facts.version || '–' } })
  if (facts.sequences === 0) found.push({ code: 'sequenceNone', level: 'WARN' })
  else if (facts.total !== String(facts.sequences))
    found.push({
      code: 'sequenceTotal',
      level: 'WARN',
      values: { written: facts.total || '–', count: facts.sequences },
    })
  const wrong = facts.ids.findIndex((id, at) => id !== String(at + 1))
  if (wrong !== -1)
    found.push({ code: 'sequenceOrder', level: 'WARN', values: { id: facts.ids[wrong] || '–', expected: wrong + 1 } })
  if (facts.empty > 0) found.push({ code: 'sequenceEmpty', level: 'WARN', values: { count: facts.empty } })
  return found
}
