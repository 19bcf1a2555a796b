import { lookOf } from '@saki/catalogue/rights/looks'

import type { Answer } from '../../../../lib/ask.ts'
import { useCall } from '../../../../lib/queries.ts'
import { useWords } from '../../../../ui/useWords.ts'
import type { CaseOnPage, ReaderOfCase } from '../caseAccess.ts'
import { codeFact, dayFact, Facts, momentFact, typedFact } from '../Facts.tsx'
import { Loaded } from '../Loaded.tsx'

type Section = Answer<'getPatentDetailBySection'>
type Filing = Extract<Section, { SUBMISSION_TYP: unknown }>
type Patent = Extract<Section, { PATENT_KIND: unknown }>
type Mark = Extract<Section, { SIGN_WCODE: unknown }>
type Design = Extract<Section, { CLAIM_SCOPE: unknown }>

/** Everything that was filed, as corrected since. */
export function FilingTab({ theCase, number, reader }: { theCase: CaseOnPage; number: string; reader: ReaderOfCase }) {
  const { classes } = lookOf(theCase.RIGHT)
  const own = classes === 'ipc' ? 'patent' : classes === 'nice' ? 'mark' : 'technical'
  const query = { patentId: number }
  const filing = useCall('getPatentDetailBySection', { params: { section: 'filing' }, query })
  const content = useCall('getPatentDetailBySection', { params: { section: own }, query })
  return (
    <div className="inset-16 grid gap-16">
      <Loaded asked={content}>
        {(section) =>
          'PATENT_KIND' in section ? (
            <PatentFacts patent={section} />
          ) : 'SIGN_WCODE' in section ? (
            <MarkFacts mark={section} />
          ) : 'CLAIM_SCOPE' in section ? (
            <DesignFacts design={section} />
          ) : null
        }
      </Loaded>
      <Loaded asked={filing}>
        {(section) => ('SUBMISSION_TYP' in section ? <FilingFacts filing={section} reader={reader} /> : null)}
      </Loaded>
    </div>
  )
}

function FilingFacts({ filing, reader }: { filing: Filing; reader: ReaderOfCase }) {
  const { say } = useWords('casePage', 'filing')
  const payer = payers.find((one) => one === filing.PAYER_CATEGORY)
  return (
    <>
      <Facts
        title="casePage:filing"
        facts={[
          ['casePage:fact.number', codeFact(filing.PATENT_ID)],
          ['casePage:fact.filed', dayFact(filing.FILING_DATE)],
          ['casePage:fact.law', filing.LAW_CODE],
          ['casePage:fact.submission', codeFact(filing.SUBMISSION_NBR)],
          ['casePage:fact.submitted', momentFact(filing.SUBMITTED_AT)],
          ['casePage:reference', typedFact(filing.REFERENCE)],
          ['casePage:fact.payer', payer && say(`filing:payerCategory.${payer}`)],
          ['casePage:fact.parent', codeFact(filing.PARENT_PATENT_ID)],
          ['casePage:fact.declared', typedFact(filing.DECLARED_NAME)],
          [
            'casePage:fact.letters',
            filing.CORRESPONDENCE &&
              [filing.CORRESPONDENCE.ADDR_STREET, filing.CORRESPONDENCE.ZIPCODE, filing.CORRESPONDENCE.EMAIL]
                .filter(Boolean)
                .join(', '),
          ],
        ]}
      />
      {reader === 'stranger' && <p className="muted small">{say('casePage:filing.public')}</p>}
    </>
  )
}

const payers = ['UMUM', 'UMK', 'PENDIDIKAN'] as const

function PatentFacts({ patent }: { patent: Patent }) {
  const { say } = useWords('casePage')
  const yes = (flag: 'Y' | 'N') => say(flag === 'Y' ? 'core:yes' : 'core:no')
  return (
    <>
      <Facts
        title="casePage:patent"
        facts={[
          ['casePage:patent.kind', say(`casePage:patent.${patent.PATENT_KIND}`)],
          ['casePage:patent.title', typedFact(patent.TITLE)],
          ['casePage:patent.english', typedFact(patent.ENGLISH_TITLE)],
          ['casePage:fact.parent', codeFact(patent.PARENT_PATENT_ID)],
          ['casePage:patent.claims', patent.QTY_CLAIMS || null],
          ['casePage:patent.pages', patent.DESCRIPTION_PAGES || null],
          ['casePage:patent.drawings', patent.QTY_DRAWINGS || null],
          ['casePage:patent.drawing', patent.PUBLISHED_DRAWING],
          ['casePage:patent.genetic', patent.GENETIC_RESOURCE === 'Y' ? patent.GENETIC_ORIGIN || yes('Y') : yes('N')],
          [
            'casePage:patent.organism',
            patent.MICRO_ORGANISM === 'Y' && [patent.DEPOSIT_NBR, patent.DEPOSIT_INSTITUTE].filter(Boolean).join(', '),
          ],
          ['casePage:patent.early', yes(patent.EARLY_PUBLICATION)],
          ['casePage:patent.examination', yes(patent.REQUEST_EXAMINATION)],
        ]}
      />
      <Facts
        title="casePage:pct"
        facts={[
          ['casePage:pct.number', codeFact(patent.PCT_APPL_ID)],
          ['casePage:pct.filed', dayFact(patent.PCT_APPL_DATE)],
          ['casePage:pct.publication', codeFact(patent.PCT_PUBL_ID)],
          ['casePage:pct.published', dayFact(patent.PCT_PUBL_DATE)],
        ]}
      />
    </>
  )
}

function MarkFacts({ mark }: { mark: Mark }) {
  const { say } = useWords('casePage', 'marks')
  const sign = signs.find((one) => one === mark.SIGN_WCODE)
  return (
    <Facts
      title="casePage:sign"
      facts={[
        ['casePage:sign.kind', sign ? say(`marks:sign.${sign}`) : mark.SIGN_WCODE],
        ['casePage:sign.name', typedFact(mark.MARK_NAME)],
        ['casePage:fact.translation', typedFact(mark.TRANSLATION)],
        ['casePage:sign.transliteration', typedFact(mark.TRANSLITERATION)],
        ['casePage:sign.description', typedFact(mark.MARK_DESCRIPTION)],
        ['casePage:fact.colours', mark.COLOURS.length > 0 ? mark.COLOURS.join(', ') : say('casePage:sign.noColours')],
        ['casePage:sign.disclaimer', typedFact(mark.DISCLAIMER)],
      ]}
    />
  )
}

const signs = ['WORD', 'WORD_FIGURE', 'FIGURE', 'THREE_D', 'SOUND', 'HOLOGRAM'] as const

function DesignFacts({ design }: { design: Design }) {
  const { say } = useWords('casePage', 'filing')
  const scope = design.CLAIM_SCOPE.flatMap((code) => scopes.filter((one) => one === code))
  return (
    <Facts
      title="casePage:design"
      facts={[
        ['casePage:design.title', typedFact(design.TITLE)],
        ['casePage:design.product', typedFact(design.PRODUCT_TITLE)],
        ['casePage:design.description', typedFact(design.DESIGN_DESCRIPTION)],
        ['casePage:design.scope', scope.map((one) => say(`filing:claimScope.${one}`)).join(', ')],
        ['casePage:design.disclosed', dayFact(design.DISCLOSED_DATE)],
        ['casePage:design.pictures', design.DRAWINGS || null],
      ]}
    />
  )
}

const scopes = ['SHAPE', 'CONFIGURATION', 'LINES', 'COLOURS'] as const
