import type { RightDefinition } from '@saki/catalogue'
import { issueName } from '@saki/domain/gazette/issue'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { LetterFacts } from './letterFacts.sql.ts'
import type { LetterInput } from './letterInput.ts'
import { letterText } from './letterText.ts'
import { paperText, type PaperText } from './paperText.ts'

type Row = { label: string; value: PaperText }

/** Rows of case data in a letter; empty values are left out. */
export function letterCaseRows(
  facts: LetterFacts,
  right: RightDefinition,
  { type, act }: Pick<LetterInput, 'type' | 'act'>,
): Row[] {
  const rows: [string, string][] = [
    [letterText('caseNumber'), facts.applicationNumber],
    [letterText('filingDate'), longDateText(facts.filingDate, 'id')],
    [letterText('internationalDate'), facts.internationalDate ? longDateText(facts.internationalDate, 'id') : ''],
    [say('id', right.letters.caseTitle), facts.markName || facts.title],
    [letterText('classes'), classWords(facts)],
    [letterText('registrationNumber'), facts.registrationNbr ?? ''],
    [
      letterText('certificate.expires'),
      type.mark === 'SPP' && facts.expirationDate ? longDateText(facts.expirationDate, 'id') : '',
    ],
    [letterText('issue'), type.subject === '02' ? issueWords(facts) : ''],
    [type.names ? letterText(type.names) : '', type.names ? act : ''],
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: paperText(value) }))
}

/** `BRM 48/2026, halaman 7`: where the case was published; '' when it was not. */
function issueWords({ journalCode, journalPage }: Pick<LetterFacts, 'journalCode' | 'journalPage'>): string {
  if (journalCode === null) return ''
  const name = issueName(journalCode)
  return journalPage === null ? name : letterText('issuePage', { name, page: journalPage })
}

/** Classes of any right, e.g. `09-01 Botol`, `30, 35`, `A61K 31/00`. */
export function classWords({ locarno, nice, ipc }: Pick<LetterFacts, 'locarno' | 'nice' | 'ipc'>): string {
  const products = locarno.map(({ code, name, product }) =>
    [code, name, product && `(${product})`].filter(Boolean).join(' '),
  )
  return [...products, nice.map(({ code }) => code).join(', '), ipc.join('; ')].filter(Boolean).join('; ')
}
