import { addDays, addMonths, type LegalDate } from '@saki/domain/dates/legalDate'

import { BadLine, earlier, type ImportedCase, type ImportWalk, type RightImport } from '../importedCase.ts'
import { TERM } from './periods.ts'

export const markImport: RightImport = {
  paid: ['RENEWED_TO'],
  play: playRenewals,
  answers: ({ TITLE, SIGN, NICE }) => ({
    filing: { APPL_TYP: 'MARK' },
    sections: { SIGN: { ...(SIGN ?? { SIGN_WCODE: 'WORD', MARK_NAME: TITLE }) }, NICE: [...NICE] },
  }),
}

/** The registration and every renewal since, each in the window open at that time (UU 20/2016 art. 35, 36). */
function playRenewals({ take, fire, now }: ImportWalk, line: ImportedCase, today: LegalDate): LegalDate {
  const termEnd = (after: LegalDate) => {
    let months = TERM
    while (addMonths(line.FILING_DATE, months) <= after) months += TERM
    return addMonths(line.FILING_DATE, months)
  }
  const { RENEWED_TO } = line
  if (RENEWED_TO !== undefined && termEnd(addDays(RENEWED_TO, -1)) !== RENEWED_TO)
    throw new BadLine(`RENEWED_TO ${RENEWED_TO} is not the end of a term of ten years`)
  take('register', line.REGISTRATION_DATE)
  let end = termEnd(now().due ?? line.REGISTRATION_DATE)
  for (; end < (RENEWED_TO ?? end); end = termEnd(now().due ?? end)) {
    const opens = now().firesOn
    if (opens === null || opens > today) throw new BadLine(`RENEWED_TO ${RENEWED_TO}: renewal opens on ${opens}`)
    fire()
    take('renew', earlier(end, today), { RENEWED_TO })
  }
  if (RENEWED_TO !== undefined && end !== RENEWED_TO)
    throw new BadLine(`RENEWED_TO ${RENEWED_TO} is before the end of the term it was registered in`)
  return end
}
