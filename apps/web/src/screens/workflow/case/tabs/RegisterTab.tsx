import { issueName } from '@saki/domain/gazette/issue'
import type { Answer } from '../../../../lib/ask.ts'
import { openPopUp } from '../../../../lib/popUp.ts'
import { useCall } from '../../../../lib/queries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { LegalDateText } from '../../../../ui/LegalTime.tsx'
import { Table, type Column } from '../../../../ui/Table.tsx'
import { useWords } from '../../../../ui/useWords.ts'
import type { CaseOnPage } from '../caseAccess.ts'
import { codeFact, dayFact, Facts } from '../../../../caseFacts/Facts.tsx'
import { Loaded } from '../../../../caseFacts/Loaded.tsx'

type Recordal = Answer<'getPatentDetailRegister'>['RECORDALS'][number]

const columns: readonly Column<Recordal>[] = [
  {
    id: 'what',
    head: <Label k="casePage:register.entry" stacked />,
    leads: true,
    cell: (row) => <bdi>{row.SUMMARY}</bdi>,
  },
  { id: 'on', head: <Label k="casePage:register.date" stacked />, cell: (row) => <LegalDateText date={row.DATE} /> },
  {
    id: 'number',
    head: <Label k="casePage:register.number" stacked />,
    cell: (row) => (
      <bdi dir="ltr" className="mono break-anywhere">
        {row.DOC_NUMBER || '–'}
      </bdi>
    ),
  },
]

/** Publication, registration and the entries of the register by date. */
export function RegisterTab({ theCase, number }: { theCase: CaseOnPage; number: string }) {
  const { say } = useWords('casePage')
  const asked = useCall('getPatentDetailRegister', { query: { patentId: number } })
  return (
    <Loaded asked={asked}>
      {(register) => (
        <>
          <div className="inset-16">
            <Facts
              title="casePage:register"
              facts={[
                ['casePage:fact.published', dayFact(register.PUBLICATION_DATE)],
                ['casePage:fact.journal', register.JOURNAL_CODE && issueName(register.JOURNAL_CODE)],
                ['casePage:fact.opposition', theCase.TURN === 'PUBLIC' && dayFact(theCase.DUE_DATE)],
                ['casePage:fact.registration', codeFact(register.REGISTRATION_NBR)],
                ['casePage:fact.registered', dayFact(register.REGISTRATION_DATE)],
                ['casePage:fact.entitled', dayFact(register.ENTITLEMENT_DATE)],
                ['casePage:fact.expires', dayFact(register.EXPIRATION_DATE)],
              ]}
            />
            {register.IND_REGISTERED === 'N' && <p className="muted">{say('casePage:register.not')}</p>}
            {register.CERTIFICATE_DOC_ID && (
              <Button icon="eye" onClick={() => openPopUp(`/viewer/pdf/${register.CERTIFICATE_DOC_ID}`)}>
                <Label k="casePage:register.certificate" />
              </Button>
            )}
          </div>
          <Table
            caption={say('casePage:register.entries')}
            columns={columns}
            rows={register.RECORDALS}
            rowKey={(row) => `${row.DATE} ${row.TYPE} ${row.DOC_NUMBER} ${row.SUMMARY}`}
            empty={say('casePage:register.none')}
          />
        </>
      )}
    </Loaded>
  )
}
