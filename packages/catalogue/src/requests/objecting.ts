import { findRequest } from './registry.ts'

/** Objections to marks and designs (OP), and views on patents (PD). */
const objecting = ['OP', 'PD'].flatMap((code) => findRequest(code) ?? [])

/** Rules of the request by which anybody may object to a published case of a right; undefined when the law knows none. */
export const objectionRule = (applTyp: string) =>
  objecting.flatMap(({ rules }) => Object.entries(rules)).find(([right]) => right === applTyp)?.[1]
