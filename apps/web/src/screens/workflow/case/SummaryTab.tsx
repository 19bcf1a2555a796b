import { lookOf } from '@saki/catalogue/rights/looks'
import { issueName } from '@saki/domain/gazette/issue'
import { lawName } from '@saki/domain/law/ground'
import type { Answer } from '../../../lib/ask.ts'
import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ClassTitle } from '../../../ui/ClassTitle.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { CaseOnPage } from './caseAccess.ts'
import { AbstractPart } from '../../../caseFacts/AbstractPart.tsx'
import { codeFact, dayFact, Facts, typedFact } from '../../../caseFacts/Facts.tsx'
import { ProtectionBar } from './ProtectionBar.tsx'
import { RenewalCard } from './RenewalCard.tsx'
import factStyles from '../../../caseFacts/facts.module.css'

interface SummaryTabProps {
  theCase: CaseOnPage
  mark: Answer<'getTrademarkDetail'> | undefined
  onTab: (tab: string) => void
}

/** Classes of a design, each with its product as filed or else the name of the class. */
const locarnoFact = (classes: CaseOnPage['LOCARNO']) =>
  classes &&
  classes.length > 0 && (
    <ul>
      {classes.map(({ LOCARNO_CLASS_CODE, PRODUCT_TITLE, LOCARNO_NAME }, at) => (
        <li key={at}>
          {codeFact(LOCARNO_CLASS_CODE)}{' '}
          {PRODUCT_TITLE ? <bdi>{PRODUCT_TITLE}</bdi> : <ClassTitle name={LOCARNO_NAME} />}
        </li>
      ))}
    </ul>
  )

/** The case on one page, which is also what is printed. */
export function SummaryTab({ theCase, mark, onTab }: SummaryTabProps) {
  const { say } = useWords('casePage')
  const goods = theCase.NICE ?? []
  return (
    <div className="inset-16 grid gap-16">
      <ProtectionBar theCase={theCase} />
      {mark?.RENEWAL && <RenewalCard renewal={mark.RENEWAL} classes={mark.CLASSES.length} />}
      <Facts
        title="casePage:summary.data"
        facts={[
          ['casePage:fact.number', codeFact(theCase.PATENT_ID)],
          ['casePage:fact.filed', dayFact(theCase.FILING_DATE)],
          ['casePage:fact.priority', dayFact(theCase.FIRST_PRIORITY_DATE)],
          ['casePage:fact.published', dayFact(theCase.PUBLICATION_DATE)],
          ['casePage:fact.journal', typedFact(theCase.JOURNAL_CODE && issueName(theCase.JOURNAL_CODE))],
          ['casePage:fact.registration', codeFact(theCase.REGISTRATION_NBR)],
          ['casePage:fact.registered', dayFact(theCase.REGISTRATION_DATE)],
          ['casePage:fact.expires', dayFact(theCase.EXPIRATION_DATE)],
          ['casePage:fact.owners', typedFact(theCase.OWNER_NAMES)],
          ['casePage:fact.law', typedFact(lawName(theCase.LAW_CODE))],
          ['casePage:fact.translation', mark?.TRANSLATION],
          ['casePage:fact.colours', mark?.COLOURS.join(say('core:comma'))],
          ['casePage:fact.locarno', locarnoFact(theCase.LOCARNO)],
        ]}
      />
      {lookOf(theCase.RIGHT).classes === 'ipc' && theCase.PATENT_ID && <Abstract number={theCase.PATENT_ID} />}
      {goods.length > 0 && (
        <section className={factStyles.part}>
          <h3>
            <Label k="casePage:summary.goods" />
          </h3>
          <ul className="hairlines">
            {goods.map((one) => (
              <li key={one.NICE_CLASS_CODE} className="row align-start gap-12 above-8">
                <b className="mono">
                  <bdi dir="ltr">{one.NICE_CLASS_CODE}</bdi>
                </b>
                <span className="break-anywhere">
                  <bdi>{one.TERMS.slice(0, SHOWN).join('; ')}</bdi>
                  {one.TERMS.length > SHOWN && (
                    <Button look="act" onClick={() => onTab('classes')}>
                      {say('casePage:summary.more', { count: one.TERMS.length - SHOWN })}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The abstract of a patent as filed; nothing until it is read. */
function Abstract({ number }: { number: string }) {
  const { data } = useCall('getPatentDetailBySection', {
    params: { section: 'patent' },
    query: { patentId: number },
  })
  return data && 'ABSTRACT' in data ? <AbstractPart text={data.ABSTRACT} /> : null
}

const SHOWN = 6
