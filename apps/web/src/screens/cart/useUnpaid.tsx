import { letterOfNumber } from '@saki/catalogue/rights/looks'

import type { AskError } from '../../lib/askError.ts'
import { useCall } from '../../lib/queries.ts'
import type { PickRow } from './PickRows.tsx'
import { rightIcon } from './rightIcon.ts'

const MOST = 100

interface Unpaid {
  rows: PickRow[]
  error: AskError | null
  refetch: () => void
}

/** The reader's filings and requests whose bills can be paid now, filings first; at most 100 of each. */
export function useUnpaid(): Unpaid {
  const filings = useCall('getPatents', { query: { group: 'payment', size: MOST } })
  const requests = useCall('requestList', { query: { group: 'UNPAID', size: MOST } })
  const ofFilings = (filings.data?.data ?? [])
    .filter(({ ACTIONS }) => ACTIONS.includes('PAY') || ACTIONS.includes('REISSUE'))
    .map((row) => ({
      id: row.SUBMISSION_NBR,
      icon: rightIcon(row.RIGHT),
      title: row.TITLE,
      about: <About number={row.SUBMISSION_NBR} words={row.OWNER_NAMES} />,
      amount: row.AMOUNT_OUTSTANDING,
    }))
  const ofRequests = (requests.data?.data ?? []).flatMap((row): PickRow[] =>
    row.SUBMISSION_NBR === null
      ? []
      : [
          {
            id: row.SUBMISSION_NBR,
            icon: rightIcon(letterOfNumber(row.PATENT_ID)),
            title: row.USERDOC_NAME,
            about: <About number={row.SUBMISSION_NBR} words={`${row.PATENT_ID} ${row.TITLE}`} />,
            amount: row.AMOUNT,
          },
        ],
  )
  return {
    rows: [...ofFilings, ...ofRequests],
    error: filings.error ?? requests.error,
    refetch: () => void Promise.all([filings.refetch(), requests.refetch()]),
  }
}

function About({ number, words }: { number: string; words: string }) {
  return (
    <>
      <bdi dir="ltr" className="mono">
        {number}
      </bdi>{' '}
      <bdi>{words}</bdi>
    </>
  )
}
