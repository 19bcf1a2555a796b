import { lookOf } from '@saki/catalogue/rights/looks'
import { lawName } from '@saki/domain/law/ground'

import type { TextKey } from '@saki/texts'

import type { Answer } from '../../../../lib/ask.ts'
import { useCall } from '../../../../lib/queries.ts'
import { useWords } from '../../../../ui/useWords.ts'
import type { CaseOnPage, ReaderOfCase } from '../caseAccess.ts'
import { codeFact, dayFact, Facts, momentFact, typedFact } from '../../../../caseFacts/Facts.tsx'
import { Loaded } from '../../../../caseFacts/Loaded.tsx'
import { choiceWords, declarationWords } from './filedWords.ts'
import { ContentFacts, contentSection } from '../../../../caseFacts/ContentFacts.tsx'

type Section = Answer<'getPatentDetailBySection'>
type Filing = Extract<Section, { SUBMISSION_TYP: unknown }>

/** Everything that was filed, as corrected since. */
export function FilingTab({ theCase, number, reader }: { theCase: CaseOnPage; number: string; reader: ReaderOfCase }) {
  const { classes } = lookOf(theCase.RIGHT)
  const query = { patentId: number }
  const filing = useCall('getPatentDetailBySection', { params: { section: 'filing' }, query })
  const content = useCall('getPatentDetailBySection', { params: { section: contentSection(classes) }, query })
  return (
    <div className="inset-16 grid gap-16">
      <Loaded asked={content}>{(section) => <ContentFacts section={section} />}</Loaded>
      <Loaded asked={filing}>
        {(section) => ('SUBMISSION_TYP' in section ? <FilingFacts filing={section} reader={reader} /> : null)}
      </Loaded>
    </div>
  )
}

function FilingFacts({ filing, reader }: { filing: Filing; reader: ReaderOfCase }) {
  const { say } = useWords('casePage', 'filing')
  const subtype = choiceWords(filing.APPL_TYP, 'FILING', 'APPL_SUBTYP', filing.APPL_SUBTYP)
  const declared = declarationWords(filing.APPL_TYP, filing.DECLARATIONS)
  const payer = payers.find((one) => one === filing.PAYER_CATEGORY)
  return (
    <>
      <Facts
        title="casePage:filing"
        facts={[
          ['casePage:fact.number', codeFact(filing.PATENT_ID)],
          ...(subtype ? [[subtype.label, say(subtype.value)] as const] : []),
          ['casePage:fact.filed', dayFact(filing.FILING_DATE)],
          ['casePage:fact.law', lawName(filing.LAW_CODE)],
          ['casePage:fact.submission', codeFact(filing.SUBMISSION_NBR)],
          ['casePage:fact.submitted', momentFact(filing.SUBMITTED_AT)],
          ['casePage:reference', typedFact(filing.REFERENCE)],
          ['casePage:fact.payer', payer && say(`filing:payerCategory.${payer}`)],
          ['casePage:fact.parent', codeFact(filing.PARENT_PATENT_ID)],
          ['filing:declaration.title', declared.length > 0 && <Sentences key="declared" keys={declared} />],
          ['casePage:fact.declared', typedFact(filing.DECLARED_NAME)],
          ['casePage:fact.letters', filing.CORRESPONDENCE && typedFact(addressOf(filing.CORRESPONDENCE))],
        ]}
      />
      {reader === 'stranger' && <p className="muted small">{say('casePage:filing.public')}</p>}
    </>
  )
}

function Sentences({ keys }: { keys: readonly TextKey[] }) {
  const { say } = useWords('filing')
  return (
    <ul className="grid gap-4">
      {keys.map((key) => (
        <li key={key}>{say(key)}</li>
      ))}
    </ul>
  )
}

function addressOf({ ADDR_STREET, ZIPCODE, EMAIL, TELEPHONE }: NonNullable<Filing['CORRESPONDENCE']>): string {
  return [ADDR_STREET, ZIPCODE, EMAIL, TELEPHONE].filter(Boolean).join(', ')
}

const payers = ['UMUM', 'UMK', 'PENDIDIKAN'] as const
