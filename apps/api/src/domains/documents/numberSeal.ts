import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { Secrets } from '../../ports/secrets.ts'

/** Numbers shown on a document, by the counter names of skipped_number. */
export type ShownNumbers = Record<string, number>

const SEAL = /saki21-numbers ([A-Z0-9=]+(?: [A-Z0-9=]+)*) #([0-9a-f]{32})/g

/**
 * The numbers of an office document as a PDF keyword with an HMAC. After a restore, documents younger than the backup show how
 * far each counter had come; uploads cannot forge it.
 */
export function sealNumbers(numbers: ShownNumbers, secrets: Pick<Secrets, 'blindIndex'>): string {
  const text = Object.entries(numbers)
    .map(([counter, nbr]) => `${counter}=${nbr}`)
    .join(' ')
  return `saki21-numbers ${text} #${hashOf(text, secrets)}`
}

/** Highest sealed number per counter in the bytes of a document; empty for other files and for seals of another installation. */
export function openSeals(bytes: string, secrets: Pick<Secrets, 'blindIndex'>): ShownNumbers {
  const found: ShownNumbers = {}
  for (const [, text = '', hash = ''] of bytes.matchAll(SEAL)) {
    if (!timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(text, secrets)))) continue
    for (const pair of text.split(' ')) {
      const [counter = '', nbr] = pair.split('=')
      found[counter] = Math.max(found[counter] ?? 0, Number(nbr))
    }
  }
  return found
}

function hashOf(text: string, { blindIndex }: Pick<Secrets, 'blindIndex'>): string {
  return createHmac('sha256', blindIndex).update(`numbers:${text}`).digest('hex').slice(0, 32)
}

/** Numbers shown on a receipt or letter of a case: application, submission, processes, register, and the letter itself. */
export async function findShownNumbers(db: Db, applicationId: number, letterId: string | null): Promise<ShownNumbers> {
  const { rows } = await sql<{ counter: string; nbr: number | null }>`
    select file_typ || file_seq || file_ser as counter, file_nbr as nbr from application where application_id = ${applicationId}
    union all select 'TRX', substring(submission_nbr from '^TRX-[0-9]{4}-([0-9]{1,9})$')::int from application where application_id = ${applicationId}
    union all select 'PROCESS', max(proc_nbr) from process where application_id = ${applicationId}
    union all select substr(registration_nbr, 1, 3), substring(registration_nbr from '^ID[A-Z]([0-9]{1,9})$')::int
      from application where application_id = ${applicationId}
    union all select 'LETTER', offidoc_nbr from letter where letter_id = ${letterId}`.execute(db)
  return Object.fromEntries(rows.flatMap(({ counter, nbr }) => (counter && nbr !== null ? [[counter, nbr]] : [])))
}
