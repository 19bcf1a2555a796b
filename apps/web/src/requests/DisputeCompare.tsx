import { letterOfNumber } from '@saki/catalogue/rights/looks'
import type { Dispute, RegisteredCase } from '@saki/contracts/disputes'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { CasePicture } from '../cases/CasePicture.tsx'
import { Code } from '../ui/Code.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalDateText } from '../ui/LegalTime.tsx'
import { useWords } from '../ui/useWords.ts'

const lines: readonly [head: TextKey, cell: (entry: RegisteredCase) => ReactNode][] = [
  [
    'requests:dispute.row.picture',
    ({ IMG_URL, PATENT_ID }) => <CasePicture url={IMG_URL} right={letterOfNumber(PATENT_ID)} size={104} />,
  ],
  ['requests:dispute.row.name', ({ TITLE }) => <bdi className="strong">{TITLE}</bdi>],
  [
    'requests:dispute.row.number',
    ({ PATENT_ID, REGISTRATION_NBR }) => (
      <>
        <Code value={PATENT_ID} /> {REGISTRATION_NBR !== '' && <Code value={REGISTRATION_NBR} />}
      </>
    ),
  ],
  ['requests:dispute.row.class', ({ CLASSES }) => CLASSES.join(', ') || '–'],
  ['requests:dispute.row.owner', ({ OWNER_NAMES }) => <bdi>{OWNER_NAMES}</bdi>],
  ['requests:dispute.row.filed', ({ FILING_DATE }) => <LegalDateText date={FILING_DATE} />],
  ['requests:dispute.row.registered', ({ REGISTRATION_DATE }) => <LegalDateText date={REGISTRATION_DATE} />],
]

/** The opposed case beside the earlier rights, line by line; nothing for an opposition without earlier rights. */
export function DisputeCompare({ dispute: { CASE, RIGHTS } }: { dispute: Dispute }) {
  const { say } = useWords('requests')
  if (RIGHTS.length === 0) return null
  return (
    <div className="table-frame">
      <table>
        <caption className="sr">{say('requests:dispute.compare')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Label k="requests:dispute.opposed" stacked />
            </th>
            {RIGHTS.map((right, at) => (
              <th key={right.PATENT_ID} scope="col">
                {say('requests:dispute.right', { n: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([head, cell]) => (
            <tr key={head}>
              <th scope="row" className="hairline-below" style={{ verticalAlign: 'top', inlineSize: 180 }}>
                <Label k={head} stacked />
              </th>
              {[CASE, ...RIGHTS].map((entry) => (
                <td key={entry.PATENT_ID}>{cell(entry)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
