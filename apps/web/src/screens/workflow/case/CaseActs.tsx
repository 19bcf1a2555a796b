import { nextAct } from '../../../cases/nextAct.ts'
import { withoutTurn } from '../../../cases/standing.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { SaveSearchButton } from '../../../searches/SaveSearchButton.tsx'
import { RequestsButton } from '../../../requests/RequestsButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { runLate } from '../../../ui/lateCode.ts'
import { useWords } from '../../../ui/useWords.ts'
import { LinkRoom } from '../LinkRoom.tsx'
import type { CaseOnPage, ReaderOfCase } from './caseAccess.ts'
import { CaseDownloads } from './CaseDownloads.tsx'
import type { AwaitedBill } from './useWholeCase.ts'

interface CaseActsProps {
  theCase: CaseOnPage
  number: string
  reader: ReaderOfCase
  role: string | undefined
  bill: AwaitedBill
  /** Whether the address asks to watch the case. */
  startsWatching: boolean
  /** Opens the summary, which is what is printed. */
  onPrint: () => void
}

/** What can be done with the case from its page. Anybody may ask for an extract of a published case and watch it. */
export function CaseActs({ theCase, number, reader, role, bill, startsWatching, onPrint }: CaseActsProps) {
  const { say } = useWords('applications', 'casePage')
  const isInside = reader !== 'stranger'
  const print = () => {
    onPrint()
    // The summary is drawn first.
    setTimeout(() => window.print(), PRINT_MS)
  }
  const { DUE_DATE: day, NEXT_STEP, STATUS_CODE, TURN } = theCase
  const remind = () =>
    runLate(async () => {
      const act = nextAct(STATUS_CODE)
      const description = withoutTurn(NEXT_STEP)
      const { saveDeadline } = await import('./lateParts.ts')
      await saveDeadline({ number, day: day ?? '', act: act ? say(act) : description, description })
    })
  return (
    <div className="inset-10 noprint row wrap gap-12 hairline-above">
      {reader === 'party' && (
        <LinkRoom icon="card" k="core:pay" isAwaited={bill.isAwaited}>
          {bill.number && (
            <PageLink
              className="button primary"
              to="/customer-screen/payments/$patentId"
              params={{ patentId: bill.number }}
            >
              <Icon name="card" />
              <Label k="core:pay" />
            </PageLink>
          )}
        </LinkRoom>
      )}
      {role === 'applicant' && <RequestsButton number={number} title={theCase.TITLE} />}
      {isInside && (
        <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: number }} className="text-button">
          <Icon name="graph" size={18} />
          <Label k="workflow:screen.alur" />
        </PageLink>
      )}
      {reader === 'office' && role === 'office' && (
        <PageLink to="/petugas/berkas/$patentId" params={{ patentId: number }} className="text-button">
          <Icon name="file" size={18} />
          <Label k="casePage:desk" />
        </PageLink>
      )}
      {theCase.IMG_URL && theCase.RIGHT !== 'P' && (
        <PageLink to="/trademarks/search" search={{ like: number }} className="text-button">
          <Icon name="picture" size={18} />
          <Label k="casePage:pictures.like" />
        </PageLink>
      )}
      {isInside && (
        <PageLink to="/table-list/changeLog" search={{ number }} className="text-button">
          <Icon name="timeline" size={18} />
          <Label k="casePage:changes" />
        </PageLink>
      )}
      {reader === 'party' && TURN === 'YOU' && day && (
        <Button look="act" icon="calendar-add" onClick={() => void remind()}>
          <Label k="casePage:calendar" />
        </Button>
      )}
      <CaseDownloads theCase={theCase} number={number} isInside={isInside} />
      {theCase.IND_PUBLIC === 'Y' && (
        <SaveSearchButton
          look="act"
          search={{ KIND: 'CASE', PATENT_ID: number }}
          name={theCase.TITLE}
          label="shell:watch"
          startsOpen={startsWatching}
        />
      )}
      <Button look="act" icon="print" onClick={print}>
        <Label k="casePage:print" />
      </Button>
    </div>
  )
}

const PRINT_MS = 150
