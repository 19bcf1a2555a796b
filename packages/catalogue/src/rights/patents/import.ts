import { addMonths, type LegalDate } from '@saki/domain/dates/legalDate'

import { BadLine, earlier, type ImportedCase, type ImportWalk, type RightImport } from '../importedCase.ts'

const YEAR = 12

/** Import of patents or simple patents. `kind`: PATENT_KIND of the form; `years`: years of protection. */
export const patentImport = (kind: 'P' | 'S', years: number): RightImport => ({
  paid: ['PAID_YEARS'],
  play: (walk, line, today) => playAnnuities(walk, line, today, years),
  answers: ({ TITLE, ENGLISH_TITLE, QTY_CLAIMS, INVENTORS, IPC, PCT }) => ({
    filing: { APPL_TYP: 'PATENT', PATENT_KIND: kind },
    sections: {
      TECHNICAL: {
        TITLE,
        INVENTOR_IS_APPLICANT: INVENTORS.length > 0 ? 'N' : 'Y',
        ENGLISH_TITLE,
        ...(QTY_CLAIMS > 0 && { QTY_CLAIMS: String(QTY_CLAIMS) }),
      },
      IPC: [...IPC],
      ...(PCT && { PCT: { ...PCT } }),
    },
  }),
})

/** The grant, then the paid years: the first payment covers all years up to the one after the grant (UU 13/2016 art. 126). */
function playAnnuities({ take, pass, now }: ImportWalk, line: ImportedCase, today: LegalDate, last: number): LegalDate {
  const begin = line.PCT?.PCT_APPL_DATE ?? line.FILING_DATE
  const end = addMonths(begin, YEAR * last)
  const paid = line.PAID_YEARS ?? 0
  take('issue_certificate', line.REGISTRATION_DATE)
  if (paid > last) throw new BadLine(`PAID_YEARS ${paid} is more than the ${last} years of protection`)
  if (paid === 0) return end
  let granted = 1
  while (addMonths(begin, YEAR * granted) <= line.REGISTRATION_DATE) granted += 1
  const covered = Math.min(granted + 1, last)
  if (paid < covered) throw new BadLine(`PAID_YEARS ${paid}: the first payment covers the years 1 to ${covered}`)
  take('pay_first_annuity', earlier(now().due ?? today, today), { PAID_YEARS: covered })
  if (paid > covered) pass('pay_annuity', paid - covered - 1)
  if (paid > covered || paid === last) {
    const day = earlier(now().due ?? today, today)
    take(paid === last ? 'pay_last_annuity' : 'pay_annuity', day, { PAID_YEARS: paid })
  }
  return end
}
