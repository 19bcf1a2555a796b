/** A counter and the last number it issued. The query text runs in the snapshot of a backup. */
export interface CounterRow {
  counter: string
  last: number
}

const SEQUENCES = { TRX: 'submission_seq', PROCESS: 'process_seq', LETTER: 'letter_seq', AGENT: 'agent_code_seq' }

/** Counters that are sequences: submissions, processes, documents of the office, codes of consultants. */
export const counterSequences: ReadonlyMap<string, string> = new Map(Object.entries(SEQUENCES))

/**
 * Query for every counter: applications by series and year (A002026), registrations by series (IDM), submissions, processes, documents and
 * consultants by sequence, issues of the gazette by series and year (BRM-2026).
 */
export const counterRows = `
  select file_typ || file_seq || file_ser as counter, last_nbr::float8 as last from number_counter
  union all select series, last_nbr::float8 from registration_counter
  ${Object.entries(SEQUENCES)
    .map(
      ([counter, sequence]) =>
        `union all select '${counter}', (last_value - case when is_called then 0 else 1 end)::float8 from ${sequence}`,
    )
    .join('\n  ')}
  union all select substring(journal_code from '^[A-Z]+') || '-' || issue_year, max(issue_nbr)::float8
    from gazette_issue group by 1
  order by 1`
