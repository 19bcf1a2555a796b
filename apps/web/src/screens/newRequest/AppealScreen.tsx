import { findRequest } from '@saki/catalogue/requests/registry'
import type { CaseRow } from '@saki/contracts/caseRow'

import { RightMark } from '../../cases/RightMark.tsx'
import { useGoTo } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { RequestWay } from '../../requests/RequestWay.tsx'
import { Card } from '../../ui/Card.tsx'
import { Code } from '../../ui/Code.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AddCase } from './AddCase.tsx'
import { RequestScreen } from './RequestScreen.tsx'
import { pageTitles } from './pageTitles.ts'
import { useOffersOf } from './useOffersOf.ts'

const PAGE = '/user-docx/tp/banding'
/** Appeals of an owner, and that of a third person. */
const OWN = ['BD', 'BC']
const THIRD = 'BG'
/** Most cases of a group that are asked for an open window. */
const ASKED = 25

/** /user-docx/tp/banding: appeals against decisions whose window is open. */
export function AppealScreen() {
  const { say } = useWords('newRequest', 'requests')
  const goTo = useGoTo()
  const design = findRequest('BD')?.instead?.DESIGN
  return (
    <RequestScreen page={PAGE}>
      <Page title={pageTitles[PAGE]} lead={say('newRequest:appeal.lead')}>
        <div className="stack">
          <OpenDecisions />
          <Card title={<Label k="newRequest:appeal.third" />}>
            <p className="muted below-12">{say('newRequest:appeal.third.text')}</p>
            <AddCase
              codes={[THIRD]}
              chosen={[]}
              onChoose={(nomor) => void goTo({ to: PAGE, search: { jenis: THIRD, nomor } })}
            />
          </Card>
          {design && (
            <Note>
              <b>{say('newRequest:appeal.design')}</b>
              <p>{say(design)}</p>
            </Note>
          )}
        </div>
      </Page>
    </RequestScreen>
  )
}

/** The reader's cases in which an appeal may be made today. */
function OpenDecisions() {
  const { say } = useWords('newRequest')
  const ended = useCall('getPatents', { query: { group: 'done', size: ASKED } })
  const turns = useCall('getPatents', { query: { group: 'action', size: ASKED } })
  const rows = [...(turns.data?.data ?? []), ...(ended.data?.data ?? [])].filter(({ PATENT_ID }) => PATENT_ID !== null)
  const { offers, isPending, error } = useOffersOf(rows.flatMap(({ PATENT_ID }) => PATENT_ID ?? []))
  const open = rows.flatMap((row) => {
    const here = offers.get(row.PATENT_ID ?? '')
    return (here ?? [])
      .filter(({ USERDOC_TYP, IND_OFFERED }) => OWN.includes(USERDOC_TYP) && IND_OFFERED === 'Y')
      .map((offer) => ({ row, offer }))
  })
  const failure = ended.error ?? turns.error ?? error
  const isLoading = ended.isPending || turns.isPending || isPending
  return (
    <Card title={<Label k="newRequest:appeal.cases" />} flush>
      {failure && (
        <div className="pad">
          <ErrorPanel error={failure} onRetry={() => void Promise.all([ended.refetch(), turns.refetch()])} />
        </div>
      )}
      {isLoading && !failure && (
        <div className="pad">
          <Skeleton lines={3} block={40} />
        </div>
      )}
      {!isLoading && !failure && open.length === 0 && <EmptyState>{say('newRequest:appeal.none')}</EmptyState>}
      {open.map(({ row, offer }) => {
        const kind = findRequest(offer.USERDOC_TYP)
        return (
          kind && (
            <div key={`${row.PATENT_ID}${kind.id}`}>
              <Named row={row} />
              <ul className="way-list">
                <li>
                  <RequestWay kind={kind} number={row.PATENT_ID ?? ''} offer={offer} />
                </li>
              </ul>
            </div>
          )
        )
      })}
    </Card>
  )
}

function Named({ row }: { row: CaseRow }) {
  return (
    <h3 className="row wrap gap-8 pad">
      <RightMark right={row.RIGHT} bare />
      <bdi>{row.TITLE}</bdi>
      <Code value={row.PATENT_ID ?? ''} />
    </h3>
  )
}
