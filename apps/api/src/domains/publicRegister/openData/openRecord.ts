import { createHash } from 'node:crypto'

import type { PublicCase } from '@saki/domain/publicRegister/publicCase'
import { st96Element } from '@saki/domain/publicRegister/st96'
import { escapeXml, namespacesOf } from '@saki/domain/publicRegister/xmlNodes'

import { publicFields } from '../caseExport.ts'

/** A case in the files of open data: a line of JSON and an element of XML. */
export interface OpenRecord {
  json: string
  xml: string
}

/** The record of a public case. Whether the window for objections is open is left out, since it changes without a change of the case. */
export function openRecord(shown: PublicCase, base: string): OpenRecord {
  const { objections, ...fields } = publicFields(shown, base)
  const window = objections && {
    publishedOn: objections.publishedOn,
    lastDay: objections.lastDay,
    received: objections.received,
  }
  return { json: `${JSON.stringify({ ...fields, objections: window })}\n`, xml: st96Element(shown) }
}

/** The record of a case that was in earlier files and is public no more. */
export function removedRecord(applicationNumber: string): OpenRecord {
  return {
    json: `${JSON.stringify({ applicationNumber, removed: true })}\n`,
    xml: `  <RemovedCase>${escapeXml(applicationNumber)}</RemovedCase>\n`,
  }
}

export const digestOf = ({ json }: OpenRecord): Buffer => createHash('sha256').update(json).digest()

/** Text before and after the records of an XML file. The root is ours; the end has the number of records. */
export const xmlStart = (issue: string, part: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<PublicRegister${namespacesOf(['tmk', 'dgn', 'pat'])} issue="${issue}" part="${part}">\n`
export const xmlEnd = (records: number): string => `  <Total>${records}</Total>\n</PublicRegister>\n`
